import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Delays, watchDelays } from './delays.ts';
import { readInput } from './processes.ts';

export type Probe = {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly seconds: number;
};
export type ProbeResult = {
  readonly p50: number;
  readonly p99: number;
  /** number of the measured times */
  readonly asked: number;
  readonly failed: number;
  /** delays of the probe's own process: when they are long, it measures itself */
  readonly own: Delays;
};

const EVERY_MS = 4;
const CONNECTIONS = 20;
/** Requests until the probe's own code is compiled. */
const WARM_UP = 500;
const BUFFER_BYTES = 64 * 1024;
const [SPACE = 0, RETURN = 0] = Buffer.from(' \r');

/**
 * Asks for one page 250 times a second, compressed, as browsers of one address do, and tells how long it took from when the
 * request was due until its last byte was there.
 *
 * It measures the shop and not itself: connections and buffers are made beforehand, answers are counted as bytes where
 * they arrive, and nothing is left for the garbage collector to clear while the times are taken. A request that is due
 * while all connections are taken waits for one, and the wait is counted: a shop that answers late is not asked less.
 */
class Prober {
  readonly #request: Buffer;
  readonly #times: Float64Array;
  readonly #connections: Connection[] = [];
  /** due times of requests that no connection has taken yet */
  readonly #due: Float64Array;
  #dueFrom = 0;
  #dueTo = 0;
  #answered = 0;
  #failed = 0;

  constructor({ host, path }: Probe, most: number) {
    this.#request = Buffer.from(
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 198.51.100.1\r\naccept-encoding: br\r\n\r\n`,
    );
    this.#times = new Float64Array(most);
    this.#due = new Float64Array(most);
  }

  async open(port: number): Promise<void> {
    while (this.#connections.length < CONNECTIONS) {
      const connection = new Connection(port, (ok) => this.#take(connection, ok));
      await connection.ready;
      this.#connections.push(connection);
    }
  }

  async ask(count: number): Promise<void> {
    [this.#dueFrom, this.#dueTo, this.#answered, this.#failed] = [0, 0, 0, 0];
    const beganAt = performance.now();
    while (this.#dueTo < count) {
      for (const now = performance.now(); this.#dueTo < count && this.#computeNextTime(beganAt) <= now; ) {
        this.#due[this.#dueTo] = this.#computeNextTime(beganAt);
        this.#dueTo += 1;
      }
      this.#send();
      await wait(EVERY_MS / 2);
    }
    while (this.#answered < count) await wait(EVERY_MS);
  }

  close(): void {
    for (const { socket } of this.#connections) socket.destroy();
  }

  result(): Omit<ProbeResult, 'own'> {
    const sorted = this.#times.slice(0, this.#answered).sort();
    const getQuantile = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { p50: getQuantile(0.5), p99: getQuantile(0.99), asked: this.#answered, failed: this.#failed };
  }

  #computeNextTime(beganAt: number): number {
    return beganAt + this.#dueTo * EVERY_MS;
  }

  #send(): void {
    for (const connection of this.#connections) {
      if (this.#dueFrom >= this.#dueTo) return;
      if (connection.isTaken) continue;
      connection.ask(this.#request, this.#due[this.#dueFrom] ?? 0);
      this.#dueFrom += 1;
    }
  }

  #take({ dueAt }: Connection, ok: boolean): void {
    this.#times[this.#answered] = performance.now() - dueAt;
    this.#answered += 1;
    if (!ok) this.#failed += 1;
    this.#send();
  }
}

/** One kept connection, which reads into a buffer of its own. */
class Connection {
  readonly socket: Socket;
  readonly ready: Promise<unknown>;
  isTaken = false;
  dueAt = 0;
  #headLength = 0;
  /** bytes of the answer that have not arrived yet; -1: its head is not complete */
  #left = -1;
  #isOk = false;
  readonly #head = Buffer.alloc(BUFFER_BYTES);
  readonly #done: (ok: boolean) => void;

  constructor(port: number, done: (ok: boolean) => void) {
    this.#done = done;
    const onread = {
      buffer: Buffer.alloc(BUFFER_BYTES),
      callback: (bytes: number, buffer: Uint8Array) => this.#read(bytes, buffer),
    };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.ready = once(this.socket, 'connect');
    this.socket.on('close', () => {
      if (this.isTaken) this.#done(false);
      // nothing is sent on it any more
      this.isTaken = true;
    });
  }

  ask(request: Buffer, dueAt: number): void {
    this.isTaken = true;
    this.dueAt = dueAt;
    this.#headLength = 0;
    this.#left = -1;
    this.socket.write(request);
  }

  #read(bytes: number, buffer: Uint8Array): boolean {
    if (this.#left >= 0) this.#left -= bytes;
    else this.#readHead(bytes, buffer);
    if (this.#left === 0) this.#finish(this.#isOk);
    return true;
  }

  #readHead(bytes: number, buffer: Uint8Array): void {
    this.#head.set(buffer.subarray(0, bytes), this.#headLength);
    this.#headLength += bytes;
    const end = this.#head.indexOf('\r\n\r\n');
    if (end === -1 || end >= this.#headLength) return;
    this.#isOk = parseNumberAfter(this.#head, this.#head.indexOf(SPACE)) === 200;
    const length = parseNumberAfter(
      this.#head,
      this.#head.indexOf('content-length: ') + 'content-length:'.length,
    );
    this.#left = end + 4 + length - this.#headLength;
  }

  #finish(ok: boolean): void {
    this.isTaken = false;
    this.#done(ok);
  }
}

/** The number whose digits follow the character at this place. */
function parseNumberAfter(bytes: Buffer, place: number): number {
  let number = 0;
  for (let at = place + 1; bytes[at] !== SPACE && bytes[at] !== RETURN; at += 1)
    number = number * 10 + ((bytes[at] ?? 0) - 48);
  return number;
}

const input = readInput<Probe>();
const count = Math.round((input.seconds * 1000) / EVERY_MS);
const prober = new Prober(input, Math.max(count, WARM_UP));
await prober.open(input.port);
await prober.ask(WARM_UP);
const delays = watchDelays();
await prober.ask(count);
process.send?.({ ...prober.result(), own: delays() } satisfies ProbeResult);
prober.close();
process.disconnect();
