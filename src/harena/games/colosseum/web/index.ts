import type { GameWeb } from 'harena/game';

import Board from './Board.svelte';
import Drawn from './Drawn.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Offer from './Offer.svelte';
import Own from './Own.svelte';
import { amountOf } from './place';
import Players from './Players.svelte';
import type { View } from './view';

export default { Board, Players, Own, Offer, Emblem, Drawn, Ending, amount: amountOf, minutes: 75, phone: { board: 'tall' } } satisfies GameWeb<View>;
