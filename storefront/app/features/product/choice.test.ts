import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choosable, chosenBy, missingDimension, optionsOf, variantOf } from './choice.ts';

const dimension = (key: string, ...values: string[]) => ({
  key,
  values: values.map((value) => ({ value, label: value })),
});
const variant = (sku: string, ...values: string[]) => ({ sku, values, soldOut: sku.endsWith('!') });

/** Black in 36, 38 (sold out) and 40; red in 38 only. */
const dress: Choosable = {
  dimensions: [dimension('colour', 'black', 'red'), dimension('size', '36', '38', '40')],
  variants: [
    variant('b36', 'black', '36'),
    variant('b38!', 'black', '38'),
    variant('b40', 'black', '40'),
    variant('r38', 'red', '38'),
  ],
};
const phone: Choosable = {
  dimensions: [dimension('storage', '128 GB', '256 GB'), dimension('colour', 'blue')],
  variants: [variant('128', '128 GB', 'blue'), variant('256!', '256 GB', 'blue')],
};
const rug: Choosable = { dimensions: [], variants: [variant('one')] };

const by = (product: Choosable, address: string) => chosenBy(product, new URLSearchParams(address));

describe('what an address chooses', () => {
  test.each([
    ['nothing: the first colour is shown', dress, '', ['black', null], null],
    ['a variant', dress, 'variant=r38', ['red', '38'], 'r38'],
    ['a variant that is sold out', dress, 'variant=b38!', ['black', '38'], 'b38!'],
    ['an unknown variant: nothing', dress, 'variant=x', ['black', null], null],
    ['a colour', dress, 'choice=red', ['red', null], null],
    ['a size', dress, 'choice=36', ['black', '36'], 'b36'],
    ['both', dress, 'choice=red~38', ['red', '38'], 'r38'],
    ['a combination that is not made', dress, 'choice=red~36', ['red', '36'], null],
    ['an unknown value', dress, 'choice=green~40', ['black', '40'], 'b40'],
    ['the same twice', dress, 'choice=red~red', ['red', null], null],
    ['a dimension with one value is chosen', phone, '', [null, 'blue'], null],
    ['so the other completes it', phone, 'choice=256 GB', ['256 GB', 'blue'], '256!'],
    ['a product without dimensions', rug, '', [], 'one'],
    ['is not confused by a choice', rug, 'choice=red', [], 'one'],
  ])('%s', (_, product, address, chosen, sku) => {
    expect(by(product, address)).toEqual(chosen);
    expect(variantOf(product, chosen)?.sku ?? null).toBe(sku);
  });
});

test.each([
  [dress, '', 'size'],
  [dress, 'variant=b36', null],
  [phone, '', 'storage'],
  [rug, '', null],
])('the choice that is missing', (product, address, missing) =>
  expect(missingDimension(product, by(product, address))).toBe(missing),
);

describe('the values to choose from', () => {
  const seen = (product: Choosable, address: string, index: number) =>
    optionsOf(product, by(product, address), index).map(({ value, state, target, selected }) => [
      value,
      state,
      target,
      selected,
    ]);

  test('sizes of the shown colour: sold out is not the same as not made', () => {
    expect(seen(dress, '', 1)).toEqual([
      ['36', 'available', { variant: 'b36' }, false],
      ['38', 'soldOut', { variant: 'b38!' }, false],
      ['40', 'available', { variant: 'b40' }, false],
    ]);
    expect(seen(dress, 'choice=red', 1)).toEqual([
      ['36', 'notOffered', null, false],
      ['38', 'available', { variant: 'r38' }, false],
      ['40', 'notOffered', null, false],
    ]);
  });

  test('a colour keeps the size where it exists in it, else it asks for the size again', () => {
    expect(seen(dress, 'variant=b38!', 0)[1]).toEqual(['red', 'available', { variant: 'r38' }, false]);
    expect(seen(dress, 'variant=b40', 0)[1]).toEqual(['red', 'available', { choice: 'red' }, false]);
  });

  test('no dimension: nothing to choose', () => {
    expect(optionsOf(rug, [], 0)).toEqual([]);
  });
});

test('whatever is offered can be reached by pressing values in order, and every link leads where it says', () => {
  const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
  const product = fc.tuple(values, values, fc.infiniteStream(fc.boolean())).map(([colours, sizes, made]) => {
    const all = colours.flatMap((colour) => sizes.map((size) => [`c-${colour}`, `s-${size}`]));
    const variants = all
      .filter(() => made.next().value)
      .map(([c = '', s = '']) => variant(`${c}/${s}`, c, s));
    return {
      dimensions: [
        dimension('colour', ...colours.map((colour) => `c-${colour}`)),
        dimension('size', ...sizes.map((size) => `s-${size}`)),
      ],
      variants,
    };
  });
  const follow = (target: { variant: string } | { choice: string } | null) =>
    new URLSearchParams(target ? { ...target } : {}).toString();
  fc.assert(
    fc.property(product, (offer) => {
      for (const wanted of offer.variants) {
        const colour = optionsOf(offer, by(offer, ''), 0).find((option) => option.value === wanted.values[0]);
        const address = follow(colour?.target ?? null);
        expect(by(offer, address)[0]).toBe(wanted.values[0]);
        const size = optionsOf(offer, by(offer, address), 1).find(
          (option) => option.value === wanted.values[1],
        );
        expect(variantOf(offer, by(offer, follow(size?.target ?? null)))?.sku).toBe(wanted.sku);
      }
    }),
  );
});
