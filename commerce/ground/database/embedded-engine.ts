import { EventEmitter } from 'node:events';
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type PGlite, protocol } from '@electric-sql/pglite';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** `began` when the engine stopped, with the error it stopped by; `ended` when it answers again. */
export type Outages = EventEmitter<{ began: [Error]; ended: [] }>;

type EngineFiles = {
  readonly folder: string;
  /** starts another engine on them */
  readonly open: () => PGlite;
};

/** A file of the write-ahead log. PostgreSQL ends itself when it cannot make the next one (PostgreSQL 17, 28.5). */
const LOG_FILE_BYTES = 16 * 1024 * 1024;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Types of the client's messages that the engine answers with "ready for query": a simple query, and Sync. */
const ENDS = new Set(['Q'.charCodeAt(0), 'S'.charCodeAt(0)]);

/**
 * PostgreSQL inside this process, replaced when it has ended itself. After a PANIC (a full disk while it writes a
 * checkpoint or its log) PGlite answers every message with nothing, and the client would wait for ever. Here such a
 * query fails, its client is given up with its transaction, and the files are opened again until that works: recovery
 * then finds them as after `kill -9`.
 */
export class EmbeddedEngine {
  readonly outages: Outages = new EventEmitter();
  /** The client waits for it before it sends; queries of a stopped engine fail instead. */
  readonly waitReady = Promise.resolve();
  readonly #files: EngineFiles | null;
  readonly #closing = new AbortController();
  #pglite: PGlite;
  #fault: Error | null = null;
  #isTold = false;
  #reopening: Promise<void> = Promise.resolve();

  /** @param files null if they are in the engine's own memory and end with it */
  constructor(pglite: PGlite, files: EngineFiles | null) {
    this.#pglite = pglite;
    this.#files = files;
  }

  /** @throws DatabaseError 57P03 while it is stopped */
  get pglite(): PGlite {
    if (this.#fault) throw refusal(this.#fault);
    return this.#pglite;
  }

  /** Sends one message of PostgreSQL's protocol; never throws. */
  async execProtocolStream(
    message: Uint8Array,
    options: Parameters<PGlite['execProtocolStream']>[1],
  ): Promise<Message[]> {
    const isEnd = ENDS.has(message[0] ?? 0);
    if (!this.#fault) {
      const pglite = this.#pglite;
      try {
        const messages = await pglite.execProtocolStream(message, options);
        const fault = findFault(messages.at(-1), isEnd);
        if (!fault) return messages;
        this.#stop(pglite, fault);
      } catch (error) {
        this.#stop(pglite, error instanceof Error ? error : new Error(String(error)));
      }
    }
    return this.#refuse(isEnd);
  }

  /** Stops opening it again, then closes it. One that stopped is left as it is: the next start recovers its files. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reopening;
    if (!this.#fault) await this.#pglite.close();
  }

  /** The first error is the query's. The second has no query left, by which the client learns that it is of no use. */
  #refuse(isEnd: boolean): Message[] {
    const fault = this.#fault ?? new Error('it stopped');
    const errors = this.#isTold ? [] : [refusal(fault)];
    this.#isTold = !isEnd;
    return isEnd ? [...errors, refusal(fault), READY] : errors;
  }

  #stop(pglite: PGlite, fault: Error): void {
    if (this.#fault || pglite !== this.#pglite) return;
    this.#fault = fault;
    this.#isTold = false;
    releaseFiles(pglite);
    this.outages.emit('began', fault);
    if (this.#files) this.#reopening = this.#reopen(this.#files);
  }

  /** Not before there is room again: an engine that cannot write would end itself at once, again and again. */
  async #reopen({ folder, open }: EngineFiles): Promise<void> {
    const { signal } = this.#closing;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      const pglite = await ensureRoom(folder).then(open, () => null);
      if (!pglite || !(await isAnswering(pglite))) continue;
      this.#pglite = pglite;
      this.#fault = null;
      this.outages.emit('ended');
      return;
    }
  }
}

/** Whether it opened; if not, its files are closed. */
async function isAnswering(pglite: PGlite): Promise<boolean> {
  try {
    await pglite.waitReady;
    // when it ends itself while it recovers its files, it answers with nothing
    if ((await pglite.query('select 1')).rows.length === 1) return true;
  } catch {
    // the next attempt may succeed
  }
  releaseFiles(pglite);
  return false;
}

/** @throws when the disk of `folder` has no room for the database's next log file: what is written would be lost */
export async function ensureRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LOG_FILE_BYTES)
    throw refusal(new Error(`its disk is full: ${Math.floor((bavail * bsize) / 1024 / 1024)} MB are left`));
}

/**
 * After its last answer: an engine that lives ends every answer to a query or Sync with "ready for query".
 * @returns why the engine has ended itself, null if it has not
 */
function findFault(last: Message | undefined, isEnd: boolean): Error | null {
  if (last instanceof protocol.messages.DatabaseError)
    return isEnd || last.severity === 'PANIC' || last.severity === 'FATAL' ? last : null;
  const isAnswered = last?.name === 'readyForQuery' || last?.name === 'copyInResponse';
  return isEnd && !isAnswered ? new Error('it does not answer any more') : null;
}

/** Not by its own close(), which would still write what is in its memory, and that may be half a change. */
function releaseFiles(pglite: PGlite): void {
  try {
    (pglite.Module.FS as unknown as { quit(): void }).quit();
  } catch {
    // it did not get as far as opening one
  }
}

const READY = { name: 'readyForQuery', length: 5, status: 'I' } as Message;

/** PostgreSQL's own code of a server that accepts no connection now. */
function refusal(fault: Error): InstanceType<typeof protocol.messages.DatabaseError> {
  const text = `the embedded database cannot be used now: ${fault.message}`;
  return Object.assign(new protocol.messages.DatabaseError(text, text.length, 'error'), {
    severity: 'FATAL',
    code: '57P03',
  });
}
