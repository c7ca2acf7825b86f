// Written by scripts/make_types.py from src/harena/games/colosseum/view.py; not by hand.

/**
 * A program: price, expansions needed, tokens needed by kind, spectators by number of tokens missing; owner and state.
 *
 * `owner` is None for one that is for sale or out of the game; `mine` is what this seat would show and miss of it now, and
 * `least` the fewest tokens with which it can be staged.
 */
export interface ProgramView {
  readonly number: number;
  readonly price: number;
  readonly size: number;
  readonly needs: readonly (readonly [string, number])[];
  readonly scale: readonly number[];
  readonly least: number;
  readonly owner: number | null;
  readonly for_sale: boolean;
  readonly produced: boolean;
  readonly missing: number | null;
}

/**
 * A noble: name, rank, square, what it is worth in an arena.
 */
export interface NobleView {
  readonly name: string;
  readonly rank: string;
  readonly square: number;
  readonly value: number;
}

/**
 * What is printed: spectators for each earlier program, ticket, award, podium and medal, coins for a medal, prices.
 *
 * `star_stays`: an award stays with its owner when two overtake him at once (C9.1).
 */
export interface PrintedView {
  readonly earlier: number;
  readonly ticket: number;
  readonly star: number;
  readonly podium: number;
  readonly medal: number;
  readonly medal_coins: number;
  readonly expand_price: number;
  readonly ticket_price: number;
  readonly loge_price: number;
  readonly star_stays: boolean;
}

/**
 * What a player has; `arena` are its squares clockwise, `tokens` and `used` pairs of kind and number.
 *
 * `reach` are the coins within its reach in an auction (C2.12).
 */
export interface SeatView {
  readonly seat: number;
  readonly coins: number;
  readonly reach: number;
  readonly medals: number;
  readonly tickets: number;
  readonly loge: boolean;
  readonly podiums: number;
  readonly arena: readonly number[];
  readonly expansions: number;
  readonly programs: readonly number[];
  readonly produced: readonly number[];
  readonly best: number;
  readonly latest: number | null;
  readonly tokens: readonly (readonly [string, number])[];
  readonly used: readonly (readonly [string, number])[];
  readonly stars: readonly string[];
  readonly nobles: number;
  readonly offers: number;
}

/**
 * The auction that is on: who started, which market (None while it is chosen), the bid, who bid it, who is in, who is out.
 */
export interface AuctionView {
  readonly starter: number;
  readonly market: number | null;
  readonly bid: number;
  readonly bidder: number | null;
  readonly within: readonly number[];
  readonly shut_out: readonly number[];
}

/**
 * An offer or counter-offer: from whom to whom (None: all), what is given and taken.
 */
export interface OfferView {
  readonly by: number;
  readonly to: number | null;
  readonly give: readonly (readonly [string, number])[];
  readonly take: readonly (readonly [string, number])[];
}

/**
 * The table as one seat sees it; `asked` are the seats that choose unseen, `answer` is one's own choice.
 *
 * `active` is who decides, None while chance does, while several choose unseen, and after the end.
 */
export interface View {
  readonly seat: number | null;
  readonly active: number | null;
  readonly printed: PrintedView;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly start: number;
  readonly intense: boolean;
  readonly squares: number;
  readonly resting: readonly number[];
  readonly nobles: readonly NobleView[];
  readonly markets: readonly (readonly (string | null)[])[];
  readonly bag: number;
  readonly face_down: boolean;
  readonly medals: number;
  readonly tickets: number;
  readonly bank: number | null;
  readonly min_bid: number;
  readonly offer_cap: number;
  readonly faces: readonly (readonly [number, number])[];
  readonly programs: readonly ProgramView[];
  readonly seats: readonly SeatView[];
  readonly auction: AuctionView | null;
  readonly offer: OfferView | null;
  readonly counter: OfferView | null;
  readonly dice: readonly (readonly [number, number])[];
  readonly staging: number | null;
  readonly spectators: number | null;
  readonly asked: readonly number[];
  readonly answer: string | null;
  readonly over: boolean;
}
