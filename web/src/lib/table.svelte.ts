/**
 * A table as one page sees it: what the server told, the frames still to be shown one after the other, the draft of a gesture,
 * and the past that is looked back at.
 *
 * A page may hold several seats and looks as one of them. Whatever was seen as a seat is dropped when that seat stands up: the
 * next player at this screen finds nothing of it, neither on the page nor in memory.
 */
import { Company } from './company.svelte';
import { bare, type Note, type Walk } from './draft';
import { tokensOf } from './house';
import { Link, PASSING, Unanswered, type Answer, type Line } from './link';
import { Past } from './past.svelte';
import { Player } from './player.svelte';
import { Spelling } from './spelling';
import type { Choice, Entry, FromPage, FromServer, Now, Question, Sync, TableInfo } from './wire';

export type Status = 'opening' | 'seating' | 'playing' | 'gone';

export class Table {
  status = $state<Status>('opening');
  line = $state<Line>('opening');
  goneFor = $state<string | null>(null);
  #info = $state.raw<TableInfo | null>(null);
  yours = $state.raw<readonly number[]>([]);
  seat = $state<number | null>(null);
  /** Nobody of this page looks: the screen is being handed over. */
  covered = $state(false);
  now = $state.raw<Now | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  failures = $state(0);
  walk = $state.raw<Walk | null>(null);
  chosen = $state.raw<Choice | null>(null);
  note = $state.raw<Note | null>(null);
  busy = $state(false);

  readonly player = new Player(() => this.seat, (told) => (this.log = [...this.log, ...told]));
  readonly past = new Past((first, count) => this.#ask({ type: 'history', first, count }));
  readonly company = new Company({
    id: () => this.id,
    ask: (message) => this.#ask(message),
    tell: (message) => {
      this.#link.tell(message);
    },
  });
  #link: Link;
  readonly #spelling = new Spelling({
    begin: () => (this.now === null ? null : { step: this.now.step, question: this.now.question }),
    ask: async (at, moves) => {
      const answer = await this.#ask({ type: 'try', at, moves });
      return this.now?.step === at && answer?.type === 'draft' ? answer : null;
    },
    done: (walk) => {
      this.choose(null);
      this.walk = walk;
    },
  });
  /** The seat that sits down just now, until the server has shown it its things. */
  #arriving = $state<number | null>(null);

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#link = new Link(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      hello: () => ({
        type: 'hello',
        tokens: tokensOf(id),
        seat: this.covered ? null : (this.#arriving ?? this.seat),
        since: this.status === 'playing' && this.now !== null ? this.now.step : null,
      }),
      heard: (message) => {
        this.#hear(message);
      },
      changed: (line) => {
        this.line = line;
        if (line === 'open' && this.note?.message === 'web-lost-note') this.note = null;
      },
    });
  }

  close(): void {
    this.#link.close();
    this.player.clear();
  }

  // -- what is shown --------------------------------------------------------------------------------------------------------

  readonly info: TableInfo | null = $derived(this.#info === null ? null : this.company.seated(this.#info));

  /** Frames are being shown: nothing can be decided meanwhile. */
  readonly showing = $derived(this.player.showing);
  readonly over = $derived(this.now?.result != null && !this.showing);

  readonly view: unknown = $derived.by(() => {
    if (this.covered) return null;
    if (this.past.at !== null) return this.past.view;
    if (this.showing) return this.player.view;
    return this.walk?.view ?? this.now?.view ?? null;
  });

  /** What this reader is asked now, in the draft or at the table. */
  readonly question: Question | null = $derived(
    this.showing || this.past.at !== null || this.covered ? null : this.walk === null ? (this.now?.question ?? null) : this.walk.question,
  );

  readonly choices: readonly Choice[] = $derived(this.question?.choices ?? []);
  /** The draft is a whole gesture that only waits to be played. */
  readonly complete = $derived(this.walk !== null && this.walk.question === null);

  /** The seat of this page that has to take over the screen, or null. */
  readonly next: number | null = $derived.by(() => {
    const waiting = this.now?.waiting ?? [];
    if (this.#arriving !== null) return null;
    if (this.yours.length < 2 || this.showing || this.past.at !== null || waiting.length === 0) return null;
    if (!this.covered && this.seat !== null && waiting.includes(this.seat)) return null;
    return waiting.find((seat) => seat > (this.seat ?? -1)) ?? waiting[0] ?? null;
  });

  // -- deciding -------------------------------------------------------------------------------------------------------------

  /** A touch on a place of the board: choose what lies there, commit what is chosen, or ask why it is nothing now. */
  touch(target: string): void {
    if (this.past.at !== null) return;
    if (this.showing) {
      this.player.skip();
      return;
    }
    const here = this.choices.filter((choice) => choice.target === target);
    const at = this.chosen === null ? -1 : here.indexOf(this.chosen);
    // Several amounts may lie at one place: first what the game suggests, else the largest; each further touch is one more.
    const first = here.find((choice) => choice.move === this.question?.suggested[0]) ?? here.at(-1);
    const wanted = at < 0 ? first : here[(at + 1) % here.length];
    if (wanted === undefined) void this.#ahead(target);
    else if (wanted === this.chosen) void this.commit();
    else this.choose(wanted);
  }

  choose(choice: Choice | null): void {
    this.chosen = choice;
    this.note = null;
  }

  /** Play what is chosen: its whole gesture where that is known, else its first small step. */
  async commit(): Promise<void> {
    const { chosen, walk } = this;
    if (this.busy) return;
    if (walk !== null && this.complete) await this.#play(walk.moves);
    else if (chosen === null) this.note = { target: null, said: null, message: this.choices.length > 0 ? 'web-choose-first' : 'web-not-asked' };
    else if (chosen.settles || chosen.rest.length > 0) await this.#play([...(walk?.moves ?? []), chosen.move, ...chosen.rest]);
    else await this.step(chosen);
  }

  /** Try one small step; nothing is recorded. */
  async step(choice: Choice): Promise<void> {
    if (choice.settles && this.walk === null) {
      await this.#play([choice.move]);
      return;
    }
    await this.#try([...(this.walk?.moves ?? []), choice.move], [...(this.walk?.picked ?? []), choice]);
  }

  /** Drop the picked steps from one on. */
  async back(to: number): Promise<void> {
    const { walk } = this;
    if (walk === null) return;
    if (to <= 0) this.drop();
    else await this.#try(walk.moves.slice(0, to), walk.picked.slice(0, to));
  }

  /** Try a gesture anew from its first step, each by its notation. */
  follow(steps: readonly string[]): void {
    void this.#spelling.follow(steps);
  }

  /** Drop what is only thought of: a note first, then the choice, then the draft. */
  drop(): boolean {
    if (this.note !== null) this.note = null;
    else if (this.chosen !== null) this.chosen = null;
    else if (this.walk !== null) this.walk = null;
    else return false;
    return true;
  }

  async undo(): Promise<void> {
    if (this.walk !== null) return this.back(this.walk.moves.length - 1);
    const { now } = this;
    if (now === null || this.seat === null || this.busy) return;
    if (now.undo !== null) {
      this.note = { target: null, said: now.undo, message: null };
      return;
    }
    await this.#change({ type: 'undo', at: now.step });
  }

  async redo(): Promise<void> {
    const { now } = this;
    if (now === null || this.busy) return;
    if (!now.redo) this.note = { target: null, said: { code: 'redo-nothing', rule: '', facts: {} }, message: null };
    else await this.#change({ type: 'redo', at: now.step });
  }

  async enter(outcome: number): Promise<void> {
    if (this.now !== null) await this.#change({ type: 'enter', at: this.now.step, outcome });
  }

  /** Leave a standing order; it may answer at once. */
  async order(key: string, value: string): Promise<void> {
    await this.#change({ type: 'order', key, value });
  }

  async abandon(): Promise<void> {
    if (this.now !== null) await this.#change({ type: 'abandon', at: this.now.step });
  }

  // -- handing over ---------------------------------------------------------------------------------------------------------

  /** The seat that looked stands up: everything that was seen as it is dropped before the server answers. */
  cover(): void {
    this.covered = true;
    this.#arriving = null;
    this.#forget();
    if (this.seat !== null) {
      this.seat = null;
      this.#link.tell({ type: 'look', seat: null });
    }
  }

  /** Another seat of this page sits down, and is shown what happened since it last decided. */
  uncover(seat: number): void {
    this.covered = false;
    this.#forget();
    this.#arriving = seat;
    this.#link.tell({ type: 'look', seat });
  }

  #forget(): void {
    this.player.clear();
    this.past.clear();
    this.log = [];
    this.#settle();
    if (this.now !== null) this.now = bare(this.now);
  }

  /** Show again what happened since one's last own decision. */
  async replay(): Promise<void> {
    if (this.past.at !== null || this.covered) return;
    const frames = this.player.recent.length > 0 ? this.player.recent : await this.past.since(this.seat);
    if (frames.length === 0) this.note = { target: null, said: null, message: 'web-nothing-since' };
    else this.player.again(frames, true);
  }

  // -- the line -------------------------------------------------------------------------------------------------------------

  async #ask(message: FromPage): Promise<Answer | null> {
    try {
      return await this.#link.ask(message);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      this.note = { target: null, said: null, message: error.message === 'late' ? 'web-late-note' : 'web-lost-note' };
      return null;
    }
  }

  async #change(message: FromPage): Promise<boolean> {
    this.busy = true;
    this.note = null;
    const answer = await this.#ask(message);
    this.busy = false;
    if (answer?.type !== 'refused') return answer !== null;
    this.note = { target: this.chosen?.target ?? null, said: answer, message: null };
    if (answer.code === 'stale' && this.now !== null) this.#link.tell({ type: 'since', step: this.now.step });
    return false;
  }

  async #play(moves: readonly number[]): Promise<void> {
    if (this.now === null) return;
    await this.#change({ type: 'commit', at: this.now.step, moves }); // the news of it settles what was chosen
  }

  async #try(moves: readonly number[], picked: readonly Choice[]): Promise<void> {
    if (this.now === null || this.busy) return;
    this.busy = true;
    const at = this.now.step;
    const answer = await this.#ask({ type: 'try', at, moves });
    this.busy = false;
    if (this.now.step !== at) return;
    if (answer?.type === 'refused') this.note = { target: null, said: answer, message: null };
    if (answer?.type !== 'draft') return;
    this.walk = { moves, picked, view: answer.view, question: answer.question };
    const only = answer.question?.choices.length === 1 ? answer.question.choices[0] : undefined;
    const suggested = answer.question?.choices.find((choice) => choice.move === answer.question?.suggested[0]);
    this.choose(only ?? suggested ?? null);
  }

  /** What lies at a place only after the step that is chosen: take that step, and choose it there; else ask why not. */
  async #ahead(target: string): Promise<void> {
    const { chosen, now } = this;
    if (chosen === null || chosen.settles || now === null || this.busy) return this.#why(target);
    const moves = [...(this.walk?.moves ?? []), chosen.move];
    const answer = await this.#ask({ type: 'try', at: now.step, moves });
    if (this.now?.step !== now.step || this.chosen !== chosen) return;
    const there = answer?.type === 'draft' ? answer.question?.choices.find((one) => one.target === target) : undefined;
    if (answer?.type !== 'draft' || there === undefined) return this.#why(target);
    this.walk = { moves, picked: [...(this.walk?.picked ?? []), chosen], view: answer.view, question: answer.question };
    this.choose(there);
  }

  async #why(target: string): Promise<void> {
    if (this.now === null || this.seat === null) return;
    if (this.over) {
      this.note = { target, said: { code: 'over', rule: '', facts: {} }, message: null };
      return;
    }
    const answer = await this.#ask({ type: 'why', at: this.now.step, moves: this.walk?.moves ?? [], target });
    if (answer?.type === 'refused' && answer.code !== 'no-reason') this.note = { target, said: answer, message: null };
  }

  #settle(): void {
    this.walk = null;
    this.chosen = null;
    this.note = null;
  }

  #hear(message: FromServer): void {
    if (this.company.hear(message)) return;
    switch (message.type) {
      case 'seating':
        this.#info = message.info;
        this.yours = message.yours;
        this.status = 'seating';
        this.company.settle();
        break;
      case 'sync':
        this.#sync(message);
        break;
      case 'news':
        if (this.now === null || this.status !== 'playing') break;
        if (message.after !== this.now.step) {
          // Something was missed on the way: ask for all of it; what is older has been seen.
          if (message.after > this.now.step) this.#link.tell({ type: 'since', step: this.now.step });
          break;
        }
        if (message.now.step !== this.now.step || message.now.question === null) this.#settle();
        this.now = this.covered ? bare(message.now) : message.now;
        this.failures = message.failures;
        if (this.covered) break;
        if (message.log !== null) {
          this.player.skip();
          this.log = message.log;
        }
        this.player.add(message.frames, message.log === null);
        break;
      case 'gone':
        this.goneFor = message.code;
        if (!PASSING.has(message.code)) this.status = 'gone';
        break;
      default:
        break;
    }
  }

  #sync(message: Sync): void {
    const first = this.status !== 'playing';
    this.#info = message.info;
    this.yours = message.yours;
    this.failures = message.failures;
    const [only] = [...message.yours, ...message.sees];
    if (message.seat === null && message.yours.length < 2 && only !== undefined) {
      // One seat of one's own: look as that at once.
      this.seat = only;
      this.now = bare(message.now);
      this.#link.tell({ type: 'look', seat: only });
      return;
    }
    if (this.covered && message.seat !== null) return;
    if (this.#arriving !== null && message.seat !== this.#arriving) return; // the answer to standing up came late
    if (!this.covered && message.seat === null && message.now.due.length > 0 && only !== undefined) {
      // What is drawn at a real table is said by somebody who sits there; nobody has secrets yet.
      this.#link.tell({ type: 'look', seat: only });
      return;
    }
    this.#settle();
    this.status = 'playing';
    if (this.covered) {
      this.now = bare(message.now);
      return;
    }
    this.seat = message.seat;
    this.player.clear();
    this.now = message.now;
    this.log = message.log;
    this.player.base = message.now.view;
    if (this.#arriving !== null) {
      this.#arriving = null;
      void this.past.since(message.seat).then((frames) => {
        if (this.seat === message.seat && !this.showing) this.player.again(frames);
      });
    } else if (first && this.yours.length > 1 && message.seat === null && message.now.waiting.length > 0) this.cover();
  }
}
