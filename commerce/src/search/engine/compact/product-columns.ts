import { attributeFact } from '../attribute-values.rules.ts';
import type { ProductDocument } from '../document.types.ts';
import type { Labels } from '../labels.ts';
import { growingFloat64, growingUint16, growingUint32 } from './growing.ts';
import { Lists } from './lists.ts';
import { ValueIds } from './value-ids.ts';

/** A variant as the filters see it: colour and size, packed; 0 is none. */
const SIZE_BITS = 20;
export const SIZE_MASK = 2 ** SIZE_BITS - 1;
const MOST_COLOURS = 2 ** 12 - 1;

export function colourIn(pair: number): number {
  return pair >>> SIZE_BITS;
}

/** What is the same for all tenants: values by which products are filtered and counted, and their variants. */
export class ProductColumns {
  readonly values = new ValueIds();
  /** numbers of facet values that a product has: brand, energy class, options; and `has:` of attributes with several */
  readonly valueLists = new Lists(growingUint32());
  readonly numberKeys: string[] = [];
  readonly numberLists = new Lists(growingFloat64());
  /** attribute of each number, beside `numberLists` */
  readonly numberOwners = new Lists(growingUint16());
  /** distinct pairs of colour and size */
  readonly pairs = new Lists(growingUint32());
  readonly colours: string[] = [''];
  readonly sizes: string[] = [''];
  readonly productIds = growingFloat64();
  readonly #colourIds = new Map<string, number>();
  readonly #sizeIds = new Map<string, number>();
  readonly #numberIds = new Map<string, number>();
  readonly #labels: Labels | undefined;

  /** @param labels of any tenant: keys and types of attributes are the same for all */
  constructor(labels: Labels | undefined) {
    this.#labels = labels;
    for (const facet of ['brand', 'energy']) this.values.facet(facet);
  }

  /** Number of an attribute that is a number. */
  numberId(key: string): number | undefined {
    return this.#numberIds.get(key);
  }

  colourId(colour: string): number | undefined {
    return this.#colourIds.get(colour);
  }

  sizeId(size: string): number | undefined {
    return this.#sizeIds.get(size);
  }

  set(ordinal: number, product: ProductDocument): void {
    this.productIds.reach(ordinal + 1);
    this.productIds.data[ordinal] = product.productId;
    const { values, numbers, owners } = this.#factsOf(product);
    this.valueLists.set(ordinal, values);
    this.numberLists.set(ordinal, numbers);
    this.numberOwners.set(ordinal, owners);
    this.pairs.set(ordinal, [...new Set(this.pairsOf(product))]);
  }

  /** The pair of each variant, in the variants' order. */
  pairsOf({ variants }: ProductDocument): number[] {
    return variants.map(
      ({ colour, size }) =>
        ((numbered(this.#colourIds, this.colours, colour, MOST_COLOURS) << SIZE_BITS) |
          numbered(this.#sizeIds, this.sizes, size, SIZE_MASK)) >>>
        0,
    );
  }

  #factsOf(product: ProductDocument) {
    const values: number[] = [];
    const numbers: number[] = [];
    const owners: number[] = [];
    const brand = this.#labels?.brands.get(product.brandId);
    if (brand) values.push(this.#valueId('brand', brand.slug));
    if (product.energyClass) values.push(this.#valueId('energy', product.energyClass));
    for (const [key, stored] of Object.entries(product.attributes)) {
      const definition = this.#labels?.attributes.get(key);
      const fact = definition && attributeFact(stored, definition.valueType);
      if (!fact) continue;
      if (fact.kind === 'number') {
        numbers.push(fact.value);
        owners.push(this.#numberOwner(key));
        continue;
      }
      for (const option of fact.options) values.push(this.#valueId(key, option));
      values.push(this.#valueId(`has:${key}`, ''));
    }
    return { values, numbers, owners };
  }

  #valueId(facet: string, value: string): number {
    return this.values.id(this.values.facet(facet), value);
  }

  #numberOwner(key: string): number {
    const known = this.#numberIds.get(key);
    if (known !== undefined) return known;
    this.#numberIds.set(key, this.numberKeys.length);
    this.numberKeys.push(key);
    return this.numberKeys.length - 1;
  }

  trim(): void {
    for (const list of [this.valueLists, this.numberLists, this.numberOwners, this.pairs]) list.trim();
  }

  get bytes(): number {
    const lists = [this.valueLists, this.numberLists, this.numberOwners, this.pairs];
    return this.productIds.bytes + lists.reduce((sum, list) => sum + list.bytes, 0);
  }
}

/** Numbers from 1; beyond the most there are, and for nothing, 0: it cannot be filtered by then. */
function numbered(ids: Map<string, number>, names: string[], name: string | null, most: number): number {
  if (name === null || name === '') return 0;
  const known = ids.get(name);
  if (known !== undefined) return known;
  if (names.length > most) return 0;
  ids.set(name, names.length);
  names.push(name);
  return names.length - 1;
}
