/**
 * Numbers for sets of small numbers: categories, colours or sizes of a product. Many products have the same set, so a
 * question counts sets first and their members afterwards. A number is assigned at its first use and never reused.
 */
export class SetIds {
  /** by members as they were given, and in their order */
  readonly #ids = new Map<string, number>();
  /** by the set's number */
  readonly members: (readonly number[])[] = [];

  constructor() {
    this.getSetId([]);
  }

  /** The empty set is 0. */
  getSetId(members: readonly number[]): number {
    const given = members.join();
    const known = this.#ids.get(given);
    if (known !== undefined) return known;
    const id = this.#getSortedSetId([...new Set(members)].sort((a, b) => a - b));
    this.#ids.set(given, id);
    return id;
  }

  #getSortedSetId(sorted: readonly number[]): number {
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

  /** By set, 1: it contains all of these. */
  markSupersets(wanted: readonly number[]): Uint8Array {
    return Uint8Array.from(this.members, (members) => (wanted.every((one) => members.includes(one)) ? 1 : 0));
  }

  /** By set, 1: it contains some of these. */
  markOverlapping(wanted: readonly number[]): Uint8Array {
    return Uint8Array.from(this.members, (members) => (wanted.some((one) => members.includes(one)) ? 1 : 0));
  }

  /** By set, 1: it contains a marked member. */
  markContainingMarked(marked: Uint8Array): Uint8Array {
    return Uint8Array.from(this.members, (members) => (members.some((one) => marked[one] === 1) ? 1 : 0));
  }

  /** Adds the counts of sets to those of their members. */
  spread(bySet: Uint32Array, byMember: Uint32Array): void {
    for (let id = 0; id < bySet.length; id += 1) {
      const count = bySet[id] as number;
      if (count === 0) continue;
      for (const member of this.members[id] as readonly number[])
        byMember[member] = (byMember[member] as number) + count;
    }
  }
}
