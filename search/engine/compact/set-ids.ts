/**
 * Numbers for sets of small numbers: categories, colours or sizes of a product. Many products have the same set, so a
 * question counts sets, and only then what is in them. Given at the first use and never taken back.
 */
export class SetIds {
  readonly #ids = new Map<string, number>();
  /** by the set's number */
  readonly members: (readonly number[])[] = [];

  constructor() {
    this.id([]);
  }

  /** The empty set is 0. */
  id(members: Iterable<number>): number {
    const sorted = [...new Set(members)].sort((a, b) => a - b);
    const key = sorted.join();
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.members.length;
      this.#ids.set(key, id);
      this.members.push(sorted);
    }
    return id;
  }

  get size(): number {
    return this.members.length;
  }

  /** By set, 1: it has all of these. */
  havingAll(wanted: readonly number[]): Uint8Array {
    return Uint8Array.from(this.members, (members) => (wanted.every((one) => members.includes(one)) ? 1 : 0));
  }

  /** By set, 1: it has some of these. */
  havingAny(wanted: readonly number[]): Uint8Array {
    return Uint8Array.from(this.members, (members) => (wanted.some((one) => members.includes(one)) ? 1 : 0));
  }

  /** By set, 1: it has some that are marked, 1 by member. */
  havingMarked(marked: Uint8Array): Uint8Array {
    return Uint8Array.from(this.members, (members) => (members.some((one) => marked[one] === 1) ? 1 : 0));
  }

  /** Adds what was counted by set to what is counted by member. */
  spread(bySet: Uint32Array, byMember: Uint32Array): void {
    for (let id = 0; id < bySet.length; id += 1) {
      const count = bySet[id] as number;
      if (count === 0) continue;
      for (const member of this.members[id] as readonly number[])
        byMember[member] = (byMember[member] as number) + count;
    }
  }
}
