import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateContainedTaxes } from './tax.rules.ts';

describe('VAT in a gross amount', () => {
  it.each([
    [12100, 21, 10000, 2100],
    [11900, 19, 10000, 1900],
    [12000, 20, 10000, 2000],
    [10810, 8.1, 10000, 810],
    [9999, 21, 8264, 1735],
    [1, 21, 1, 0],
    [0, 19, 0, 0],
  ])('%d at %d %% contains %d net and %d tax', (grossMinor, ratePercent, netMinor, taxMinor) => {
    expect(calculateContainedTaxes([{ grossMinor, ratePercent }])).toEqual([
      { ratePercent, netMinor, taxMinor },
    ]);
  });

  it('the tax sums are correct by rate, whatever the lines', () => {
    const line = fc.record({
      grossMinor: fc.integer({ min: 0, max: 50_000_000 }),
      ratePercent: fc.constantFrom(0, 7, 8.1, 19, 20, 21),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const shares = calculateContainedTaxes(lines);
        const gross = lines.reduce((all, { grossMinor }) => all + grossMinor, 0);
        expect(shares.reduce((all, share) => all + share.netMinor + share.taxMinor, 0)).toBe(gross);
        expect(new Set(shares.map((share) => share.ratePercent)).size).toBe(shares.length);
        for (const share of shares) expect(share.taxMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
