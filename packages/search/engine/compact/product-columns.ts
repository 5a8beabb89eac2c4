import { readAttributeFact } from '#search/engine/attribute-values.rules.ts';
import type { ProductDocument } from '#search/engine/document.types.ts';
import type { AttributeDefinition, Labels } from '#search/engine/labels.ts';
import { createGrowingFloat64 } from './growing.ts';
import { Records } from './records.ts';
import { MARK, ValueIds } from './value-ids.ts';

/** A variant for the filters: colour and size, packed; 0 is none. */
const SIZE_BITS = 20;
export const SIZE_MASK = 2 ** SIZE_BITS - 1;
const MOST_COLOURS = 2 ** 12 - 1;
const MOST_IN_A_LIST = 2 ** 16 - 1;

/** Colours and sizes of a product's variants, packed. */
export type Pairs = {
  /** in the variants' order */
  readonly ofVariants: readonly number[];
  /** each once, in the order of the record */
  readonly distinct: readonly number[];
};

/** Types of attributes whose products cannot be counted by adding up the products of their values. */
const SEVERAL: ReadonlySet<string> = new Set(['options', 'composition', 'number']);

/** An attribute's type, and the numbers of its values that were stored before. */
type Attribute = {
  readonly valueType: AttributeDefinition['valueType'];
  readonly known: Map<unknown, readonly number[]>;
};
/** Numbers may have countless values. */
const MOST_KNOWN = 10_000;

export function getColour(pair: number): number {
  return pair >>> SIZE_BITS;
}

/**
 * The columns that are the same for all tenants: values that products are filtered and counted by, and their
 * variants.
 */
export class ProductColumns {
  readonly values = new ValueIds();
  /**
   * Of each product: how many values and pairs it has (16 bits each), then the values (brand, energy class, attributes'
   * options and numbers, and `has:` of attributes that have several or countless), then its distinct pairs of colour and size.
   */
  readonly records = new Records(1);
  readonly colours: string[] = [''];
  readonly sizes: string[] = [''];
  readonly productIds = createGrowingFloat64();
  readonly #colourIds = new Map<string, number>();
  readonly #sizeIds = new Map<string, number>();
  readonly #brands: Labels['brands'];
  readonly #attributes: ReadonlyMap<string, Attribute>;

  /**
   * @param labels of all tenants and locales: a key has one type in all of them, and a feed names its attributes in its own
   * language only
   */
  constructor(labels: readonly Pick<Labels, 'brands' | 'attributes'>[]) {
    this.#brands = labels[0]?.brands ?? new Map();
    const types = labels.flatMap(({ attributes }) =>
      [...attributes].map(([key, { valueType }]) => [key, valueType] as const),
    );
    this.#attributes = new Map(types.map(([key, valueType]) => [key, { valueType, known: new Map() }]));
  }

  findColourId(colour: string): number | undefined {
    return this.#colourIds.get(colour);
  }

  findSizeId(size: string): number | undefined {
    return this.#sizeIds.get(size);
  }

  /** @returns whether anything is different from before */
  set(ordinal: number, product: ProductDocument, { distinct }: Pairs): boolean {
    this.productIds.reach(ordinal + 1);
    this.productIds.data[ordinal] = product.productId;
    const values = this.#listValues(product).slice(0, MOST_IN_A_LIST);
    return this.records.set(ordinal, [
      (values.length | (distinct.length << 16)) >>> 0,
      ...values,
      ...distinct,
    ]);
  }

  buildPairs({ variants }: ProductDocument): Pairs {
    const ofVariants = variants.map(
      ({ colour, size }) =>
        ((assignId(this.#colourIds, this.colours, colour, MOST_COLOURS) << SIZE_BITS) |
          assignId(this.#sizeIds, this.sizes, size, SIZE_MASK)) >>>
        0,
    );
    const distinct = ofVariants.length === 1 ? ofVariants : [...new Set(ofVariants)].slice(0, MOST_IN_A_LIST);
    return { ofVariants, distinct };
  }

  #listValues(product: ProductDocument): number[] {
    const values: number[] = [];
    const brand = this.#brands.get(product.brandId);
    if (brand) values.push(this.#getValueId('brand', brand.slug));
    if (product.energyClass) values.push(this.#getValueId('energy', product.energyClass));
    if (product.tyre)
      for (const [key, letter] of Object.entries(product.tyre))
        values.push(this.#getValueId(`tyre-${key}`, letter));
    for (const key in product.attributes) {
      const attribute = this.#attributes.get(key);
      if (attribute) values.push(...this.#listAttributeValues(key, attribute, product.attributes[key]));
    }
    return values;
  }

  #listAttributeValues(key: string, { valueType, known }: Attribute, stored: unknown): readonly number[] {
    const before = known.get(stored);
    if (before) return before;
    const fact = readAttributeFact(stored, valueType);
    if (!fact) return [];
    const chosen = fact.kind === 'number' ? [fact.value] : fact.options;
    const values = chosen.map((one) => this.#getValueId(key, one));
    if (SEVERAL.has(valueType)) values.push(this.#getValueId(`${MARK}${key}`, ''));
    if (typeof stored === 'object') return values;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(stored, values);
    return values;
  }

  #getValueId(facet: string, value: string | number): number {
    return this.values.getValueNumber(this.values.getFacetNumber(facet), value);
  }

  /** Makes room for this many products. */
  reach(products: number): void {
    this.records.reach(products);
    this.productIds.reach(products);
  }

  async arrange(rest: () => Promise<void>): Promise<void> {
    await this.records.arrange(rest);
    this.productIds.trim();
  }

  get bytes(): number {
    return this.productIds.bytes + this.records.bytes;
  }
}

/** Numbers from 1; 0 for no value and for values beyond the most: these cannot be filtered by. */
function assignId(ids: Map<string, number>, names: string[], name: string | null, most: number): number {
  if (name === null || name === '') return 0;
  const known = ids.get(name);
  if (known !== undefined) return known;
  if (names.length > most) return 0;
  ids.set(name, names.length);
  names.push(name);
  return names.length - 1;
}
