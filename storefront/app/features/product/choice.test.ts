import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choosable, findMissingDimension, findVariant, listOptions, readChoice } from './choice.ts';

const createDimension = (key: string, ...values: string[]) => ({
  key,
  values: values.map((value) => ({ value, label: value })),
});
const createVariant = (sku: string, ...values: string[]) => ({ sku, values, soldOut: sku.endsWith('!') });

/** Black in 36, 38 (sold out) and 40; red in 38 only. */
const dress: Choosable = {
  dimensions: [createDimension('colour', 'black', 'red'), createDimension('size', '36', '38', '40')],
  variants: [
    createVariant('b36', 'black', '36'),
    createVariant('b38!', 'black', '38'),
    createVariant('b40', 'black', '40'),
    createVariant('r38', 'red', '38'),
  ],
};
const phone: Choosable = {
  dimensions: [createDimension('storage', '128 GB', '256 GB'), createDimension('colour', 'blue')],
  variants: [createVariant('128', '128 GB', 'blue'), createVariant('256!', '256 GB', 'blue')],
};
const rug: Choosable = { dimensions: [], variants: [createVariant('one')] };

const chooseByAddress = (product: Choosable, address: string) =>
  readChoice(product, new URLSearchParams(address));

describe('the choice made by an address', () => {
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
  ])('the address chooses correctly: %s', (_, product, address, chosen, sku) => {
    expect(chooseByAddress(product, address)).toEqual(chosen);
    expect(findVariant(product, chosen)?.sku ?? null).toBe(sku);
  });
});

test.each([
  [dress, '', 'size'],
  [dress, 'variant=b36', null],
  [phone, '', 'storage'],
  [rug, '', null],
])('the missing choice is reported', (product, address, missing) =>
  expect(findMissingDimension(product, chooseByAddress(product, address))).toBe(missing),
);

describe('the values to choose from', () => {
  const listSeenOptions = (product: Choosable, address: string, index: number) =>
    listOptions(product, chooseByAddress(product, address), index).map(
      ({ value, state, target, selected }) => [value, state, target, selected],
    );

  test('sizes of the shown colour tell sold out from not made', () => {
    expect(listSeenOptions(dress, '', 1)).toEqual([
      ['36', 'available', { variant: 'b36' }, false],
      ['38', 'soldOut', { variant: 'b38!' }, false],
      ['40', 'available', { variant: 'b40' }, false],
    ]);
    expect(listSeenOptions(dress, 'choice=red', 1)).toEqual([
      ['36', 'notOffered', null, false],
      ['38', 'available', { variant: 'r38' }, false],
      ['40', 'notOffered', null, false],
    ]);
  });

  test('a colour keeps the size where it exists in it and asks for the size again otherwise', () => {
    expect(listSeenOptions(dress, 'variant=b38!', 0)[1]).toEqual([
      'red',
      'available',
      { variant: 'r38' },
      false,
    ]);
    expect(listSeenOptions(dress, 'variant=b40', 0)[1]).toEqual([
      'red',
      'available',
      { choice: 'red' },
      false,
    ]);
  });

  test('an article without dimensions offers nothing to choose', () => {
    expect(listOptions(rug, [], 0)).toEqual([]);
  });
});

test('every offered choice can be reached by pressing values in order and every link leads where it says', () => {
  const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
  const product = fc.tuple(values, values, fc.infiniteStream(fc.boolean())).map(([colours, sizes, made]) => {
    const all = colours.flatMap((colour) => sizes.map((size) => [`c-${colour}`, `s-${size}`]));
    const variants = all
      .filter(() => made.next().value)
      .map(([c = '', s = '']) => createVariant(`${c}/${s}`, c, s));
    return {
      dimensions: [
        createDimension('colour', ...colours.map((colour) => `c-${colour}`)),
        createDimension('size', ...sizes.map((size) => `s-${size}`)),
      ],
      variants,
    };
  });
  const follow = (target: { variant: string } | { choice: string } | null) =>
    new URLSearchParams(target ? { ...target } : {}).toString();
  fc.assert(
    fc.property(product, (offer) => {
      for (const wanted of offer.variants) {
        const colour = listOptions(offer, chooseByAddress(offer, ''), 0).find(
          (option) => option.value === wanted.values[0],
        );
        const address = follow(colour?.target ?? null);
        expect(chooseByAddress(offer, address)[0]).toBe(wanted.values[0]);
        const size = listOptions(offer, chooseByAddress(offer, address), 1).find(
          (option) => option.value === wanted.values[1],
        );
        expect(findVariant(offer, chooseByAddress(offer, follow(size?.target ?? null)))?.sku).toBe(
          wanted.sku,
        );
      }
    }),
  );
});
