import { growingUint16 } from './growing.ts';

/** Numbers for the values of facets: small, dense, and never taken back. */
export class ValueIds {
  readonly #facets = new Map<string, number>();
  readonly #ids: Map<string, number>[] = [];
  readonly #names: string[] = [];
  /** facet by value */
  readonly facetOf = growingUint16();

  /** Number of a facet, given at its first use. */
  facet(key: string): number {
    let facet = this.#facets.get(key);
    if (facet === undefined) {
      facet = this.#ids.length;
      this.#facets.set(key, facet);
      this.#ids.push(new Map());
    }
    return facet;
  }

  /** Number of a facet's value, given at its first use. */
  id(facet: number, value: string): number {
    const ids = this.#ids[facet];
    if (!ids) throw new RangeError(`no facet ${facet}`);
    let id = ids.get(value);
    if (id === undefined) {
      id = this.#names.length;
      ids.set(value, id);
      this.#names.push(value);
      this.facetOf.push(facet);
    }
    return id;
  }

  /** Numbers by value of a facet. */
  valuesOf(key: string): ReadonlyMap<string, number> {
    const facet = this.#facets.get(key);
    return (facet === undefined ? undefined : this.#ids[facet]) ?? new Map();
  }

  get size(): number {
    return this.#names.length;
  }
}
