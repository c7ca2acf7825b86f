import type { GameWeb } from 'harena/game';

import Board from './Board.svelte';
import Drawn from './Drawn.svelte';
import Emblem from './Emblem.svelte';
import { keys } from './keys';
import Offer from './Offer.svelte';
import Own from './Own.svelte';
import Players from './Players.svelte';
import type { View } from './view';

export default { Board, Players, Own, Offer, Emblem, Drawn, keys, minutes: 30, phone: { board: 'tall' } } satisfies GameWeb<View>;
