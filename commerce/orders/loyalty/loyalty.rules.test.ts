import { describe, expect, it, test } from 'vitest';
import { normalizeNumber } from '#forms/lists/visible-text.ts';
import { loyaltyDefaults } from '#tenants/loyalty-settings.ts';
import {
  calculatePoints,
  findNextExpiry,
  getEnabledPrograms,
  isMemberNumber,
  type LoyaltyEntry,
  openPoints,
  sumUsablePoints,
} from './loyalty.rules.ts';

const createEntry = (entryId: number, kind: LoyaltyEntry['kind'], points: number, more: object = {}) => ({
  ...{ entryId, kind, points, ofEntryId: null, expiresOn: null },
  ...more,
});
const createEarnedEntry = (id: number, points: number, expiresOn: string) =>
  createEntry(id, 'earned', points, { expiresOn });

describe('loyalty points', () => {
  it('points that expire first are redeemed first', () => {
    const entries = [
      createEarnedEntry(1, 10, '2027-06-01'),
      createEarnedEntry(2, 5, '2027-01-01'),
      createEntry(3, 'redeemed', -7),
    ];
    expect(openPoints(entries)).toEqual([{ entryId: 1, points: 8, expiresOn: '2027-06-01' }]);
    expect(findNextExpiry(entries, '2026-11-20')).toEqual({ points: 8, expiresOn: '2027-06-01' });
  });

  it('points count until the day before they expire', () => {
    const entries = [createEarnedEntry(1, 10, '2027-01-01')];
    expect([sumUsablePoints(entries, '2026-12-31'), sumUsablePoints(entries, '2027-01-01')]).toEqual([10, 0]);
  });

  it('points that are booked out are removed once', () => {
    const entries = [
      createEarnedEntry(1, 10, '2026-01-01'),
      createEntry(2, 'expired', -10, { ofEntryId: 1 }),
    ];
    expect(openPoints(entries)).toEqual([]);
  });

  it('points equal the sum of the ledger, whatever happens, and are never negative', () => {
    let seed = 7;
    const generateRandom = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let history = 0; history < 200; history += 1) {
      const entries: LoyaltyEntry[] = [];
      for (let id = 1; id <= 30; id += 1) {
        const day = `20${27 + generateRandom(3)}-0${1 + generateRandom(9)}-01`;
        const usable = sumUsablePoints(entries, '2026-11-20');
        const oldest = openPoints(entries)[0];
        const what = generateRandom(3);
        if (what === 0 || usable === 0) entries.push(createEarnedEntry(id, 1 + generateRandom(100), day));
        else if (what === 1) entries.push(createEntry(id, 'redeemed', -(1 + generateRandom(usable))));
        else if (oldest)
          entries.push(createEntry(id, 'expired', -oldest.points, { ofEntryId: oldest.entryId }));
        const sum = entries.reduce((total, { points }) => total + points, 0);
        expect(sumUsablePoints(entries, '2026-11-20')).toBe(sum);
        expect(openPoints(entries).every(({ points }) => points > 0)).toBe(true);
      }
    }
  });

  test.each([
    [0, 1, 0],
    [99, 1, 0],
    [100, 1, 1],
    [1999, 1, 19],
    [1999, 2, 38],
    [-500, 2, 0],
  ])('the points for %i minor units kept, times %i, are %i', (kept, factor, points) => {
    expect(calculatePoints(loyaltyDefaults.points, kept, factor)).toBe(points);
  });
});

describe('a payback number', () => {
  test.each([
    ['3083420000000001', false],
    ['3083421234567891', true],
    ['3083421234567892', false],
    ['4083421234567891', false],
    ['308342123456789', false],
    ['1234567897', true],
    ['1234567890', false],
    ['12345678٩7', false],
    ['', false],
  ])('the payback number %s is valid: %s', (number, holds) => {
    expect(isMemberNumber(loyaltyDefaults.payback, number)).toBe(holds);
  });

  it('a payback number may be typed as the card prints it', () => {
    expect(normalizeNumber(' 3083 4212-3456.7891 ')).toBe('3083421234567891');
  });

  it('the check of a payback number detects every single wrong digit', () => {
    const right = '3083421234567891';
    for (const [place, digit] of [...right].entries()) {
      for (const other of '0123456789') {
        if (other === digit) continue;
        const wrong = right.slice(0, place) + other + right.slice(place + 1);
        expect(isMemberNumber(loyaltyDefaults.payback, wrong)).toBe(false);
      }
    }
  });
});

test('a programme that is switched off does not exist for the customer', () => {
  const off = { accountPoints: false, accountBonusClub: false, accountPayback: false };
  expect(getEnabledPrograms(off)).toEqual([]);
  expect(getEnabledPrograms({ ...off, accountBonusClub: true })).toEqual(['bonus-club']);
});
