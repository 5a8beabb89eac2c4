import { describe, expect, it } from 'vitest';
import { compareRows, type FactGroup, onlyDiffering } from './compare-rows.rules.ts';

const facts = (group: string, values: Record<string, string>, section: string | null = null): FactGroup => ({
  group,
  section,
  attributes: Object.entries(values).map(([key, value]) => ({ key, label: key.toUpperCase(), value })),
});
const first = [facts('technical', { load: '9 kg', spin: '1400' }), facts('energy', { noise: '72 dB' })];
const second = [facts('technical', { load: '9 kg', spin: '1600', steam: 'yes' })];

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

  it('a heading of the retailer’s own stands for itself', () => {
    const groups = compareRows([[facts('other', { a: '1' }, 'Sound')], [facts('other', { b: '2' })]]);
    expect(groups.map(({ section, group }) => section ?? group)).toEqual(['Sound', 'other']);
  });

  it('one article alone differs from nothing', () => {
    expect(onlyDiffering(compareRows([first]))).toEqual([]);
  });

  it('only what differs is left, and headings without any go', () => {
    const left = onlyDiffering(compareRows([first, [...second, facts('energy', { noise: '72 dB' })]]));
    expect(left.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(['spin', 'steam']);
  });
});
