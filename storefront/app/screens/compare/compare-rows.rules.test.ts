import { describe, expect, it } from 'vitest';
import { compareRows, type FactGroup, filterDifferingRows } from './compare-rows.rules.ts';

const createFacts = (
  group: string,
  values: Record<string, string>,
  section: string | null = null,
): FactGroup => ({
  group,
  section,
  attributes: Object.entries(values).map(([key, value]) => ({ key, label: key.toUpperCase(), value })),
});
const first = [
  createFacts('technical', { load: '9 kg', spin: '1400' }),
  createFacts('energy', { noise: '72 dB' }),
];
const second = [createFacts('technical', { load: '9 kg', spin: '1600', steam: 'yes' })];

describe('facts side by side', () => {
  it('each fact is one row with the values in the order of the columns', () => {
    const [technical, energy] = compareRows([first, second]);
    expect(technical?.rows).toEqual([
      { key: 'load', label: 'LOAD', values: ['9 kg', '9 kg'], differs: false },
      { key: 'spin', label: 'SPIN', values: ['1400', '1600'], differs: true },
      { key: 'steam', label: 'STEAM', values: [null, 'yes'], differs: true },
    ]);
    expect(energy?.rows[0]).toMatchObject({ values: ['72 dB', null], differs: true });
  });

  it('a heading of the retailer stays as it is', () => {
    const groups = compareRows([
      [createFacts('other', { a: '1' }, 'Sound')],
      [createFacts('other', { b: '2' })],
    ]);
    expect(groups.map(({ section, group }) => section ?? group)).toEqual(['Sound', 'other']);
  });

  it('a single article differs from nothing', () => {
    expect(filterDifferingRows(compareRows([first]))).toEqual([]);
  });

  it('only differing facts stay and empty headings are removed', () => {
    const left = filterDifferingRows(
      compareRows([first, [...second, createFacts('energy', { noise: '72 dB' })]]),
    );
    expect(left.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(['spin', 'steam']);
  });
});
