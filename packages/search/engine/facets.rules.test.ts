import { describe, expect, it } from 'vitest';
import type { FilterChoice, Looking } from '#search/search.types.ts';
import { presentFacets } from './facets.rules.ts';
import type { Found } from './find.types.ts';
import type { LabelledCategory, Labels } from './labels.ts';

const createCategory = (
  id: number,
  parentId: number | null,
  picture: string | null = null,
): LabelledCategory => ({
  id,
  parentId,
  name: `category ${id}`,
  picture,
});
const labels: Labels = {
  locale: 'nl-NL',
  brands: new Map([[1, { slug: 'alva', name: 'Alva' }]]),
  brandNames: new Map([['alva', 'Alva']]),
  colours: new Map([['red', { label: 'Rood', hex: '#ff0000' }]]),
  colourNames: [],
  attributes: new Map(
    (['fit', 'pockets', 'width'] as const).map((key) => [
      key,
      {
        key,
        valueType: key === 'fit' ? 'option' : key === 'pockets' ? 'boolean' : 'number',
        unit: key === 'width' ? 'cm' : null,
        label: `the ${key}`,
        options: new Map([['slim', 'Smal']]),
      },
    ]),
  ),
  categories: new Map([
    [1, createCategory(1, null)],
    [2, createCategory(2, 1, 'a')],
    [3, createCategory(3, 1, 'b')],
    [4, createCategory(4, 3)],
  ]),
  text: (key, values) => (values ? `${key} ${Object.values(values)}` : key),
  formatNumber: (value) => String(value).replace('.', ','),
  spellUnit: (unit) => unit,
};

function buildFacets(
  counts: Record<string, Record<string, number>>,
  filters: readonly FilterChoice[] = [],
  more: Partial<Pick<Found, 'ranges' | 'distinct' | 'having'>> = {},
  looking: readonly Looking[] = [],
) {
  const found: Found = {
    total: 10,
    top: [],
    among: [],
    values: new Map(Object.entries(counts).map(([key, values]) => [key, new Map(Object.entries(values))])),
    ranges: new Map(),
    distinct: new Map(),
    having: new Map(Object.keys(counts).map((key) => [key, 10])),
    ...more,
  };
  return presentFacets({ found, labels, filters, categoryId: null, looking });
}

describe('the facets of a result', () => {
  it('facets are named in the visitor’s language and colours have a swatch', () => {
    expect(
      buildFacets({ colour: { red: 4 }, brand: { alva: 3 }, pockets: { yes: 2, no: 8 }, fit: { slim: 5 } }),
    ).toMatchObject([
      { key: 'colour', kind: 'colour', values: [{ label: 'Rood', count: 4, hex: '#ff0000' }] },
      { key: 'brand', kind: 'values', values: [{ value: 'alva', label: 'Alva' }] },
      { key: 'fit', label: 'the fit', values: [{ label: 'Smal' }] },
      { key: 'pockets', values: [{ label: 'attribute.value.no' }, { label: 'attribute.value.yes' }] },
    ]);
  });

  it('facets leave out a feed’s bare numbers when there are many, unless one is chosen', () => {
    const createCounts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at * 5 + 1), 1]));
    expect(buildFacets({ fit: createCounts(30) })).toEqual([]);
    expect(
      buildFacets({ fit: createCounts(30) }, [{ kind: 'values', key: 'fit', values: ['6'] }]),
    ).toHaveLength(1);
    expect(buildFacets({ fit: { ...createCounts(30), slim: 1 } })).toHaveLength(1);
  });

  it('facets sort amounts by size', () => {
    expect(buildFacets({ fit: { '16 GB': 5, '4 GB': 2, '128 GB': 3 } })).toMatchObject([
      { values: [{ label: '4 GB' }, { label: '16 GB' }, { label: '128 GB' }] },
    ]);
  });

  it('facets that cannot filter are left out unless chosen', () => {
    expect(buildFacets({ brand: { alva: 10 } })).toEqual([]);
    const chosen: FilterChoice = { kind: 'values', key: 'brand', values: ['alva', 'gone'] };
    expect(buildFacets({ brand: { alva: 10 } }, [chosen])).toMatchObject([
      {
        values: [
          { value: 'alva', count: 10, selected: true },
          { value: 'gone', label: 'gone', count: 0, selected: true },
        ],
      },
    ]);
  });

  it('facets offer attributes that much of the result has and those chosen', () => {
    const rare = { having: new Map([['fit', 2]]) };
    expect(buildFacets({ fit: { slim: 2 } }, [], rare)).toEqual([]);
    expect(
      buildFacets({ fit: { slim: 2 } }, [{ kind: 'values', key: 'fit', values: ['slim'] }], rare),
    ).toHaveLength(1);
  });

  it('facets show numbers as a range with what is chosen of it', () => {
    const ranges = new Map([['width', { min: 10, max: 90 }]]);
    const having = new Map([['width', 9]]);
    expect(
      buildFacets({}, [{ kind: 'range', key: 'width', min: 20, max: null }], { ranges, having }),
    ).toEqual([
      {
        key: 'width',
        kind: 'range',
        label: 'the width',
        unit: 'cm',
        min: 10,
        max: 90,
        chosenMin: 20,
        chosenMax: null,
      },
    ]);
  });

  it('facets show standard sizes as values in numerical order with their unit', () => {
    const more = { having: new Map([['width', 10]]), distinct: new Map([['width', 3]]) };
    expect(buildFacets({ width: { 205: 6, 95: 4 } }, [], more)).toMatchObject([
      {
        kind: 'values',
        values: [
          { value: '95', label: '95\u00a0cm', count: 4 },
          { value: '205', label: '205\u00a0cm', count: 6 },
        ],
      },
    ]);
    // numbers of which there are many stay a span
    const many = {
      ...more,
      distinct: new Map([['width', 60]]),
      ranges: new Map([['width', { min: 1, max: 90 }]]),
    };
    expect(buildFacets({ width: { 205: 6, 95: 4 } }, [], many)).toMatchObject([{ kind: 'range' }]);
  });

  it('facets show label classes first, the best class first', () => {
    const facets = buildFacets({
      brand: { alva: 4, b: 6 },
      'tyre-wet': { B: 4, A: 6 },
      energy: { C: 1, A: 2 },
    });
    expect(facets.map(({ key }) => key)).toEqual(['energy', 'tyre-wet', 'brand']);
    expect(facets[1]).toMatchObject({ values: [{ value: 'A' }, { value: 'B' }] });
  });

  it('facets descend the categories while only one has all, with pictures where each has one', () => {
    expect(buildFacets({ category: { 1: 10, 2: 4, 3: 6, 4: 6 } })).toMatchObject([
      {
        key: 'category',
        kind: 'image',
        values: [
          { value: '3', picture: 'b' },
          { value: '2', picture: 'a' },
        ],
      },
    ]);
  });

  it('facets keep at most two hundred values, chosen ones first, and show the total', () => {
    const many = Object.fromEntries(Array.from({ length: 290 }, (_, place) => [`b${place}`, 290 - place]));
    const [facet] = buildFacets({ brand: many }, [{ kind: 'values', key: 'brand', values: ['b289'] }]);
    const values = facet?.kind === 'values' ? facet.values.map(({ value }) => value) : [];
    expect(values).toHaveLength(200);
    expect(values.slice(0, 2)).toEqual(['b289', 'b0']);
    expect(facet).toMatchObject({ valueCount: 290 });
  });

  it('facets find any value by its name and keep those chosen', () => {
    const many = Object.fromEntries(Array.from({ length: 290 }, (_, place) => [`b${place}`, 290 - place]));
    const chosen: FilterChoice = { kind: 'values', key: 'brand', values: ['b7'] };
    const look = (text: string) => {
      const [facet] = buildFacets({ brand: { ...many, alva: 1 } }, [chosen], {}, [{ key: 'brand', text }]);
      return facet?.kind === 'values' && [facet.values.map(({ value }) => value), facet.valueCount];
    };
    expect(look('b28')).toEqual([
      ['b7', 'b28', 'b280', 'b281', 'b282', 'b283', 'b284', 'b285', 'b286', 'b287', 'b288', 'b289'],
      11,
    ]);
    expect(look('7')).toMatchObject([{ 0: 'b7', length: 56 }, 56]);
    // by what the visitor reads, without case and accents
    expect(look('ÁLV')).toEqual([['b7', 'alva'], 1]);
    expect(look('nobody')).toEqual([['b7'], 0]);
  });

  it('a facet stays when none of its values matches the name', () => {
    const looking = [{ key: 'brand', text: 'x' }];
    expect(buildFacets({ brand: { alva: 4, bero: 6 } }, [], {}, looking)).toMatchObject([
      { key: 'brand', values: [], valueCount: 0 },
    ]);
    expect(buildFacets({ brand: { alva: 10 } }, [], {}, looking)).toEqual([]);
  });
});
