import type { GameWeb } from 'harena/game';

import Board from './Board.svelte';
import Drawn from './Drawn.svelte';
import Emblem from './Emblem.svelte';
import Offer from './Offer.svelte';
import Own from './Own.svelte';
import Players from './Players.svelte';
import type { View } from './view';

export default { Board, Players, Own, Offer, Emblem, Drawn, minutes: 40, phone: { board: 'wide' } } satisfies GameWeb<View>;
