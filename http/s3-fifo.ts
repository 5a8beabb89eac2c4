import { hash } from 'node:crypto';

type Kept<Value> = { value: Value; size: number; uses: number };

/** The part of the room for what has not returned yet. */
const SMALL = 0.1;
const MOST_USES = 3;

/** A queue that is a map: what is deleted and set again stands last. */
class Queue<Value> {
  readonly kept = new Map<string, Kept<Value>>();
  size = 0;
  /** goes on over what is set later, so that what was taken is not passed over again and again */
  #heads = this.kept.keys();

  set(key: string, one: Kept<Value>): void {
    this.kept.set(key, one);
    this.size += one.size;
  }

  delete(key: string): Kept<Value> | undefined {
    const one = this.kept.get(key);
    if (!one) return undefined;
    this.kept.delete(key);
    this.size -= one.size;
    return one;
  }

  first(): string | undefined {
    let { value } = this.#heads.next();
    if (value === undefined) {
      this.#heads = this.kept.keys();
      value = this.#heads.next().value;
    }
    return value;
  }
}

/**
 * Keeps what returns, in a room of a given size: S3-FIFO (Yang and others, "FIFO Queues are All You Need for Cache
 * Eviction", SOSP 2023). What is new stands in a small queue and leaves it for the main one only if it was used
 * meanwhile, so that what is used once, by a crawler or an attacker, pushes out nothing else; what returns soon after
 * it left is put in the main queue at once. Nothing leaves while there is room.
 */
export class S3Fifo<Value> {
  readonly #most: number;
  readonly #onEvict: (key: string, value: Value) => void;
  readonly #small = new Queue<Value>();
  readonly #main = new Queue<Value>();
  /** hashes of keys that have left the small queue, as many as there are kept */
  readonly #ghosts = new Set<string>();

  /** @param most sum of the sizes @param onEvict called for what leaves for want of room */
  constructor(most: number, onEvict: (key: string, value: Value) => void = () => {}) {
    this.#most = most;
    this.#onEvict = onEvict;
  }

  get size(): number {
    return this.#small.size + this.#main.size;
  }

  get count(): number {
    return this.#small.kept.size + this.#main.kept.size;
  }

  /** @param isUse whether it counts as a use */
  get(key: string, isUse = true): Value | undefined {
    const one = this.#main.kept.get(key) ?? this.#small.kept.get(key);
    if (one && isUse && one.uses < MOST_USES) one.uses += 1;
    return one?.value;
  }

  /** @returns whether it is kept: not if it is larger than the whole room, or the room has no better place */
  set(key: string, value: Value, size: number): boolean {
    const queue = this.#main.kept.has(key) ? this.#main : this.#small;
    const uses = queue.delete(key)?.uses ?? 0;
    if (size > this.#most) return false;
    const returns = this.#ghosts.delete(hashGhost(key));
    (returns ? this.#main : queue).set(key, { value, size, uses });
    while (this.size > this.#most) this.#evict();
    return this.get(key, false) !== undefined;
  }

  *[Symbol.iterator](): Generator<[string, Value]> {
    for (const { kept } of [this.#small, this.#main]) for (const [key, { value }] of kept) yield [key, value];
  }

  delete(key: string): Value | undefined {
    return (this.#small.delete(key) ?? this.#main.delete(key))?.value;
  }

  #evict(): void {
    const isSmall = this.#main.size === 0 || this.#small.size > this.#most * SMALL;
    const queue = isSmall ? this.#small : this.#main;
    const key = queue.first();
    const one = key === undefined ? undefined : queue.delete(key);
    if (key === undefined || !one) return;
    if (one.uses > 0) {
      this.#main.set(key, isSmall ? { ...one, uses: 0 } : { ...one, uses: one.uses - 1 });
      return;
    }
    if (isSmall) this.#remember(key);
    this.#onEvict(key, one.value);
  }

  #remember(key: string): void {
    this.#ghosts.add(hashGhost(key));
    for (const ghost of this.#ghosts) {
      if (this.#ghosts.size <= this.count) return;
      this.#ghosts.delete(ghost);
    }
  }
}

/** A short name of a key, to remember it by. */
export function hashGhost(key: string): string {
  return hash('md5', key, 'base64url').slice(0, 11);
}
