export type RoomLimits = {
  /** bytes of all bodies of the process that are being received or worked on */
  readonly most: number;
  /** the same of one client's address */
  readonly mostOfAddress: number;
  /** a body up to this length is only ended when `mostWithShort` is reached */
  readonly short: number;
  /** bytes of all bodies, however short each is */
  readonly mostWithShort: number;
  /** ms in which a body may come as slowly as it likes */
  readonly graceMs: number;
  /** bytes a second that a body needs afterwards, on average */
  readonly slowest: number;
};

const MB = 1024 * 1024;

/** One address may send two forms with files of the longest kind at once. */
export const ROOM_LIMITS: RoomLimits = {
  most: 96 * MB,
  mostOfAddress: 48 * MB,
  short: 100 * 1024,
  mostWithShort: 160 * MB,
  graceMs: 30_000,
  slowest: 4096,
};

/** Why a body is not received to its end: it comes too slowly, or others of its address take the room. */
export class BodyEndedError extends Error {
  override readonly name = 'BodyEndedError';
  readonly reason: 'slow' | 'noRoom';

  constructor(reason: 'slow' | 'noRoom') {
    super(`the body was ended: ${reason}`);
    this.reason = reason;
  }
}

type Holder = { readonly address: string; bytes: number; bodies: number };
type Body = {
  readonly holder: Holder;
  readonly end: (error: BodyEndedError) => void;
  /** ms of the process */
  readonly startedAt: number;
  bytes: number;
  timer: NodeJS.Timeout | undefined;
};

export type BodyPlace = {
  /** Counts bytes that have come; this or another body may be ended for them. */
  add(bytes: number): void;
  /** The body is complete: it is still counted and cannot be ended any more. */
  complete(): void;
  leave(): void;
};

/**
 * The memory for bodies. When it is full, the longest body of the address that holds most is ended, not the one that
 * comes next: half-sent bodies of one client cannot keep the short forms of the others out.
 */
export class BodyRoom {
  readonly #limits: RoomLimits;
  readonly #holders = new Map<string, Holder>();
  readonly #here = new Set<Body>();
  readonly #coming = new Set<Body>();
  #bytes = 0;

  constructor(limits: RoomLimits = ROOM_LIMITS) {
    this.#limits = limits;
  }

  /** @param end called at most once, and only while the body is coming; it has left by then */
  enter(address: string, end: (error: BodyEndedError) => void): BodyPlace {
    const holder = this.#holders.get(address) ?? { address, bytes: 0, bodies: 0 };
    holder.bodies += 1;
    this.#holders.set(address, holder);
    const body: Body = { holder, end, startedAt: performance.now(), bytes: 0, timer: undefined };
    this.#here.add(body);
    this.#coming.add(body);
    this.#watchPace(body);
    return {
      add: (bytes) => this.#add(body, bytes),
      complete: () => this.#complete(body),
      leave: () => this.#leave(body),
    };
  }

  #add(body: Body, bytes: number): void {
    if (!this.#here.has(body)) return;
    body.bytes += bytes;
    body.holder.bytes += bytes;
    this.#bytes += bytes;
    const { most, mostOfAddress } = this.#limits;
    if (body.holder.bytes > mostOfAddress) this.#endLongest(body.holder);
    while (this.#bytes > most && this.#endLongest(null));
  }

  #complete(body: Body): void {
    this.#coming.delete(body);
    clearTimeout(body.timer);
  }

  #leave(body: Body): void {
    this.#complete(body);
    if (!this.#here.delete(body)) return;
    const { holder } = body;
    this.#bytes -= body.bytes;
    holder.bytes -= body.bytes;
    holder.bodies -= 1;
    if (holder.bodies === 0) this.#holders.delete(holder.address);
  }

  #end(body: Body, reason: BodyEndedError['reason']): void {
    this.#leave(body);
    body.end(new BodyEndedError(reason));
  }

  /** @param holder null for all @returns false if there is none that may be ended */
  #endLongest(holder: Holder | null): boolean {
    const { short, mostWithShort } = this.#limits;
    const spared = this.#bytes > mostWithShort ? 0 : short;
    let longest: Body | null = null;
    for (const body of this.#coming) {
      if (body.bytes <= spared || (holder && body.holder !== holder)) continue;
      if (!longest || isMore(body, longest)) longest = body;
    }
    if (longest) this.#end(longest, 'noRoom');
    return longest !== null;
  }

  /** Ends the body once its bytes are too few for its time; each byte that came buys it more. */
  #watchPace(body: Body): void {
    const { graceMs, slowest } = this.#limits;
    const left = body.startedAt + graceMs + (body.bytes / slowest) * 1000 - performance.now();
    if (left <= 0) this.#end(body, 'slow');
    else body.timer = setTimeout(() => this.#watchPace(body), Math.ceil(left)).unref();
  }
}

function isMore(one: Body, other: Body): boolean {
  return one.holder === other.holder ? one.bytes > other.bytes : one.holder.bytes > other.holder.bytes;
}
