/**
 * Remembers the ids of a file in about 16 bytes each, however long they are: 52 bits of a hash. Two different ids
 * collide once in some nine thousand files of a million rows; the second is then refused and named.
 */
export class IdSet {
  #slots = new Float64Array(1 << 12);
  #size = 0;

  /** @returns false when the id was there already */
  add(id: string): boolean {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const added = this.#place(this.#slots, hash52(id));
    if (added) this.#size += 1;
    return added;
  }

  has(id: string): boolean {
    const hash = hash52(id);
    const mask = this.#slots.length - 1;
    for (let at = hash & mask; this.#slots[at] !== 0; at = (at + 1) & mask)
      if (this.#slots[at] === hash) return true;
    return false;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    for (const hash of this.#slots) if (hash !== 0) this.#place(larger, hash);
    this.#slots = larger;
  }

  #place(slots: Float64Array, hash: number): boolean {
    const mask = slots.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      if (slots[at] === hash) return false;
      if (slots[at] === 0) {
        slots[at] = hash;
        return true;
      }
    }
  }
}

/** FNV-1a twice with different starting values. Never 0, which marks an empty slot. */
function hash52(id: string): number {
  let low = 0x811c9dc5;
  let high = 0x050c5d1f;
  for (let index = 0; index < id.length; index += 1) {
    const code = id.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + 0x9e37), 0x01000193);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0) || 1;
}
