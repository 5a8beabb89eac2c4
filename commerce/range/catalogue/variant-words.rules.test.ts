import { describe, expect, it } from 'vitest';
import { findOptions, joinWords } from './variant-words.rules.ts';

const variant = (colourKey: string | null, dimensions: Record<string, string> = {}) => ({
  colourKey,
  dimensions,
});

describe('the options of a product', () => {
  it('are its own where these tell its variants apart', () => {
    const variants = [
      variant('rood', { pattern: 'ruit', name: 'A' }),
      variant('blauw', { pattern: 'streep', name: 'B' }),
    ];
    expect(findOptions(['colour'], variants)).toEqual(['colour']);
  });

  it.each(['pattern', 'material', 'age', 'gender'])(
    'have %s where the variants differ by it alone',
    (option) => {
      const variants = ['x', 'y'].map((value) =>
        variant('rood', { size: 'M', [option]: value, name: value }),
      );
      expect(findOptions(['colour', 'size'], variants)).toEqual(['colour', 'size', option]);
    },
  );

  it('have the title where nothing else differs, and the number where not even that does', () => {
    expect(
      findOptions([], [variant(null, { name: 'gebonden' }), variant(null, { name: 'paperback' })]),
    ).toEqual(['name']);
    expect(findOptions(['colour'], [variant('rood', { name: 'A' }), variant('rood', { name: 'A' })])).toEqual(
      ['colour', 'number'],
    );
  });

  it('lose what is no longer needed, and are at most four', () => {
    expect(findOptions(['colour', 'name'], [variant('rood'), variant('blauw')])).toEqual(['colour']);
    const all = ['a', 'b', 'c', 'd'].map((one, index) =>
      variant('rood', {
        size: 'M',
        pattern: String(index > 0),
        material: String(index > 1),
        age: String(index > 2),
        name: one,
      }),
    );
    expect(findOptions(['colour', 'size'], all)).toEqual(['colour', 'size', 'pattern', 'name']);
  });
});

it('the attributes of a product say the patterns of all its variants', () => {
  const variants = [{ dimensions: { pattern: 'ruit' } }, { dimensions: { pattern: 'streep' } }];
  const attributes = { 'feed-nl-dessin': 'ruit', 'feed-nl-was': '30 °C' };
  expect(joinWords(attributes, variants, 'nl')).toEqual({
    'feed-nl-dessin': 'ruit / streep',
    'feed-nl-was': '30 °C',
  });
  expect(joinWords(attributes, variants.slice(0, 1), 'nl')).toBe(attributes);
});
