import { growingFloat64, growingUint16 } from './growing.ts';

/** Numbers for the values of facets, also for those that are numbers themselves: small, dense, and never taken back. */
export class ValueIds {
  readonly #facets = new Map<string, number>();
  readonly #ids: Map<string | number, number>[] = [];
  /** facet by value */
  readonly facetOf = growingUint16();
  /** the value itself, where it is a number */
  readonly numberOf = growingFloat64();

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
  id(facet: number, value: string | number): number {
    const ids = this.#ids[facet];
    if (!ids) throw new RangeError(`no facet ${facet}`);
    let id = ids.get(value);
    if (id === undefined) {
      id = this.facetOf.length;
      ids.set(value, id);
      this.facetOf.push(facet);
      this.numberOf.push(typeof value === 'number' ? value : Number.NaN);
    }
    return id;
  }

  /** Numbers by value of a facet. */
  valuesOf(key: string): ReadonlyMap<string | number, number> {
    const facet = this.#facets.get(key);
    return (facet === undefined ? undefined : this.#ids[facet]) ?? new Map();
  }

  get size(): number {
    return this.facetOf.length;
  }
}
