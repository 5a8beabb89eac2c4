import { createGrowingFloat64, createGrowingUint16 } from './growing.ts';

/** Prefix of a facet that only says that a product has some value of another, whose key follows. */
export const MARK = 'has:';
/** A value of an attribute that is a number, as addresses have it. */
const NUMBER = /^\d{1,9}(?:\.\d{1,3})?$/;

/** Numbers for the values of facets, also for numeric ones: small, dense, and never reused. */
export class ValueIds {
  readonly #facets = new Map<string, number>();
  readonly #ids: Map<string | number, number>[] = [];
  readonly #marks: boolean[] = [];
  /** by facet, until it has another value */
  readonly #numbers: (readonly number[] | undefined)[] = [];
  /** facet by value */
  readonly facetOf = createGrowingUint16();
  /** the value itself, where it is a number */
  readonly numberOf = createGrowingFloat64();

  /** Number of a facet, assigned at its first use. */
  getFacetNumber(key: string): number {
    let facet = this.#facets.get(key);
    if (facet === undefined) {
      facet = this.#ids.length;
      this.#facets.set(key, facet);
      this.#ids.push(new Map());
      this.#marks.push(key.startsWith(MARK));
    }
    return facet;
  }

  /** Whether a facet only says that a product has some value of another. */
  isMark(facet: number): boolean {
    return this.#marks[facet] === true;
  }

  /** Number of a facet's value, assigned at its first use. */
  getValueNumber(facet: number, value: string | number): number {
    const ids = this.#ids[facet];
    if (!ids) throw new RangeError(`no facet ${facet}`);
    let id = ids.get(value);
    if (id === undefined) {
      id = this.facetOf.length;
      ids.set(value, id);
      this.#numbers[facet] = undefined;
      this.facetOf.push(facet);
      this.numberOf.push(typeof value === 'number' ? value : Number.NaN);
    }
    return id;
  }

  /** Numbers by value of a facet. */
  mapValues(key: string): ReadonlyMap<string | number, number> {
    const facet = this.#facets.get(key);
    return (facet === undefined ? undefined : this.#ids[facet]) ?? new Map();
  }

  /** Number of a facet's value as addresses write it, which may be a number itself. */
  findValueNumber(key: string, written: string): number | undefined {
    const ids = this.mapValues(key);
    return ids.get(written) ?? (NUMBER.test(written) ? ids.get(Number(written)) : undefined);
  }

  /** Ids of a facet's values that are numbers, the lowest number first. */
  listNumericValueIds(key: string): readonly number[] {
    const facet = this.#facets.get(key);
    if (facet === undefined) return [];
    const numbers = this.numberOf.data;
    this.#numbers[facet] ??= [...(this.#ids[facet] ?? [])]
      .flatMap(([value, id]) => (typeof value === 'number' ? id : []))
      .sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
    return this.#numbers[facet];
  }

  get size(): number {
    return this.facetOf.length;
  }
}
