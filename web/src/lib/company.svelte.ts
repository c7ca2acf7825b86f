/** The people around a table as one page sees them, what they say, and what this page may ask of them. */
import { share } from './draft';
import { keepShares, keepTokens } from './house';
import type { Answer } from './link';
import type { FromPage, FromServer, LinkLine, People, Rematch, Said, TableInfo, TalkLine } from './wire';

/** What the page of a table tells its company. */
export interface Desk {
  id: () => string;
  ask: (message: FromPage) => Promise<Answer | null>;
  tell: (message: FromPage) => void;
}

/** So many lines of talk are kept on the page. */
const KEPT = 400;

export class Company {
  people = $state.raw<People | null>(null);
  talk = $state.raw<readonly TalkLine[]>([]);
  /** This page holds the host's link. */
  host = $state(false);
  /** Seats as which this page may look without deciding. */
  sees = $state.raw<readonly number[]>([]);
  yours = $state.raw<readonly number[]>([]);
  missing = $state.raw<readonly number[]>([]);
  links = $state.raw<readonly LinkLine[] | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** When the time for what is asked runs out, by the page's own clock in ms. */
  ends = $state<number | null>(null);
  /** Lines said since the talk was last open. */
  unread = $state(0);
  reading = $state(false);
  trouble = $state.raw<Pick<Said, 'code' | 'facts'> | null>(null);
  busy = $state(false);

  constructor(private readonly desk: Desk) {}

  /** Persons who do not sit at this page play as well. */
  readonly several = $derived(
    this.people?.seats.some((one, seat) => one.kind === 'human' && !this.yours.includes(seat)) ?? false,
  );

  readonly proposal = $derived(this.people?.proposal ?? null);
  /** Seats of this page that are still to answer what is proposed. */
  readonly asked = $derived(this.proposal?.missing.filter((seat) => this.yours.includes(seat)) ?? []);

  /** Who sits where as it stands now. */
  seated(info: TableInfo): TableInfo {
    const { people } = this;
    return people === null ? info : { ...info, seats: people.seats.map(({ kind, name }) => ({ kind, name })) };
  }

  /** Hear what concerns the people; tells whether it was that. */
  hear(message: FromServer): boolean {
    switch (message.type) {
      case 'seating':
        this.missing = message.missing;
        this.#arrive(message);
        break;
      case 'sync':
        this.missing = [];
        this.#arrive(message);
        return false;
      case 'around':
        this.people = message.people;
        break;
      case 'talk':
        if (!message.all && !this.reading) this.unread += message.lines.filter((one) => one.who !== 'table').length;
        this.talk = message.all ? message.lines : [...this.talk, ...message.lines].slice(-KEPT);
        break;
      case 'clock':
        this.ends = message.left_ms === null ? null : performance.now() + message.left_ms;
        break;
      case 'links':
        this.links = message.links;
        break;
      case 'rematch':
        keepTokens(message.table, message.tokens);
        this.rematch = message;
        break;
      default:
        return false;
    }
    return message.type !== 'seating';
  }

  #arrive(message: Extract<FromServer, { type: 'seating' | 'sync' }>): void {
    this.people = message.people;
    this.talk = message.talk;
    this.host = message.host;
    this.sees = message.sees;
    this.yours = message.yours;
  }

  /** Sit down at those seats of this page that have not. */
  ready(): void {
    const mine = this.yours.filter((seat) => this.missing.includes(seat));
    if (mine.length === 0) return;
    const shares = Object.fromEntries(mine.map((seat) => [String(seat), share()]));
    keepShares(this.desk.id(), Object.values(shares));
    this.desk.tell({ type: 'ready', shares });
  }

  /** Where nobody else plays there is nothing to wait for. */
  settle(): void {
    if (!this.several) this.ready();
  }

  /** Ask something of the table; what refuses it is kept to be shown. */
  async ask(message: FromPage): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    const answer = await this.desk.ask(message);
    this.busy = false;
    if (answer?.type === 'links') {
      this.links = answer.links;
      if (message.type === 'take' || message.type === 'renew') this.#keep(answer.links);
    } else if (answer?.type === 'refused') this.trouble = answer;
    return answer !== null && answer.type !== 'refused';
  }

  /** Keep the tokens of one's own links, the new ones too. */
  #keep(links: readonly LinkLine[]): void {
    const mine = links.filter(({ link }) => link === 'host' || this.yours.some((seat) => link === `seat:${seat}`));
    keepTokens(
      this.desk.id(),
      mine.map(({ token }) => token),
    );
  }

  look(): void {
    this.reading = true;
    this.unread = 0;
    void this.ask({ type: 'show' });
  }

  leave(): void {
    this.reading = false;
    this.trouble = null;
  }
}

/** The address that a link is handed on as. */
export const address = (id: string, token: string): string => `${location.origin}/t/${id}#${token}`;
