/**
 * The line to the table: one WebSocket that is opened again when it breaks.
 *
 * What the page asks is answered by id or not at all: when the line breaks or an answer does not come, the promise is rejected,
 * and nothing is sent again by itself. So nothing that was clicked while the line was lost happens later.
 */
import type { Done, Draft, FromPage, FromServer, Links, Past, Refused } from './wire';

export type Answer = Draft | Done | Refused | Past | Links;
const ANSWERS: ReadonlySet<string> = new Set<Answer['type']>(['draft', 'done', 'refused', 'past', 'links']);
const answers = (message: FromServer): message is Answer => ANSWERS.has(message.type);
export type Line = 'opening' | 'open' | 'lost' | 'closed';

export interface Hooks {
  /** The first message of every connection. */
  hello(): FromPage;
  /** Anything that is not the answer to a question. */
  heard(message: FromServer): void;
  changed(line: Line): void;
}

/** Why a question was not answered. */
export class Unanswered extends Error {}

const PATIENCE = 12_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** Last words after which it is worth coming back. */
export const PASSING: ReadonlySet<string> = new Set(['closed', 'gone', 'silent', 'unwritten', 'renewed']);

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Link {
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #line: Line = 'opening';

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  get line(): Line {
    return this.#line;
  }

  /** Ask and wait for the answer; rejects with {@link Unanswered}. */
  ask(message: FromPage): Promise<Answer> {
    const socket = this.#socket;
    if (this.#line !== 'open' || socket === null) return Promise.reject(new Unanswered('lost'));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Unanswered('late'));
        // A line on which nothing comes back is broken, whatever the browser thinks.
        socket.close();
        this.#lost(socket);
      }, PATIENCE);
      this.#pending.set(id, { resolve, reject, timer });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Say something whose answer comes as a message to everybody. */
  tell(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id: this.#next++ }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#fail();
    this.#socket?.close();
    this.#socket = null;
    this.#say('closed');
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...this.hooks.hello(), id: this.#next++ }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      this.#lost(socket);
    };
  }

  #hear(message: FromServer): void {
    if (message.type === 'gone') {
      this.hooks.heard(message);
      // A house that closes may open again; a table that was deleted will not come back.
      if (!PASSING.has(message.code)) this.close();
      return;
    }
    // The line counts as open once the table has answered, not when the socket stands.
    this.#tries = 0;
    this.#say('open');
    if (answers(message)) {
      const pending = this.#pending.get(message.id);
      if (pending !== undefined) {
        clearTimeout(pending.timer);
        this.#pending.delete(message.id);
        pending.resolve(message);
        return;
      }
    }
    this.hooks.heard(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#fail();
    this.#say('lost');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => {
      this.#open();
    }, pause);
  }

  /** Do not wait for the next try when the network or the reader comes back. */
  #now = (): void => {
    if (this.#closed || this.#socket !== null || document.visibilityState === 'hidden') return;
    this.#tries = 0;
    this.#open();
  };

  #fail(): void {
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new Unanswered('lost'));
    }
    this.#pending.clear();
  }

  #say(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    this.hooks.changed(line);
  }
}
