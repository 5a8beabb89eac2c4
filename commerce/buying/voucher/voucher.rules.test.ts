import { describe, expect, it } from 'vitest';
import { addMonthsToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import {
  type DiscountLine,
  judgeVouchers,
  type Redeemer,
  type Voucher,
  type VoucherReason,
} from './voucher.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const judging = { now, timeZone: 'Europe/Amsterdam' };
const nobody: Redeemer = { email: null, groups: new Set() };

function createVoucher(given: object, change: Partial<Voucher> = {}): Voucher {
  return {
    voucherId: 'v',
    campaign: 'c',
    code: 'TEN',
    email: null,
    validFrom: new Date('2026-01-01'),
    validUntil: new Date('2027-01-01'),
    usesLeft: null,
    lastUsedAt: null,
    terms: voucherTerms.parse({ discount: { type: 'percent', percent: 10 }, ...given }),
    ...change,
  };
}

function createDiscountLine(
  lineId: string,
  totalMinor: number,
  change: Partial<DiscountLine> = {},
): DiscountLine {
  const base = {
    brandSlug: 'merk',
    department: 'fashion',
    kind: 'dress',
    categoryKeys: ['women'],
    reduced: false,
  };
  return { ...base, lineId, totalMinor, ...change };
}

const judge = (vouchers: Voucher[], lines: DiscountLine[], redeemer = nobody) =>
  judgeVouchers(vouchers, lines, redeemer, judging);

describe('the discount of a voucher', () => {
  it.each([
    ['a percentage, rounded once', createVoucher({}), [999, 1], [100, 0]],
    [
      'an amount, in proportion',
      createVoucher({ discount: { type: 'amount', amountMinor: 500 } }),
      [3000, 2000],
      [300, 200],
    ],
    [
      'cents that do not divide',
      createVoucher({ discount: { type: 'amount', amountMinor: 100 } }),
      [1, 1, 1],
      [1, 1, 1],
    ],
    [
      'at most what there is',
      createVoucher({ discount: { type: 'amount', amountMinor: 9999 } }),
      [500, 250],
      [500, 250],
    ],
    ['all of it', createVoucher({ discount: { type: 'percent', percent: 100 } }), [333, 667], [333, 667]],
  ])('a voucher is applied correctly: %s', (_name, given, totals, shares) => {
    const [judged] = judge(
      [given],
      totals.map((total, i) => createDiscountLine(`l${i}`, total)),
    );
    expect(judged?.reasons).toEqual([]);
    expect(judged?.shares.map(({ discountMinor }) => discountMinor)).toEqual(shares);
  });

  it('each voucher applies to the amount that the previous one left', () => {
    const amount = createVoucher({ discount: { type: 'amount', amountMinor: 1000 } }, { code: 'A' });
    const [first, second] = judge([amount, createVoucher({})], [createDiscountLine('l', 5000)]);
    expect([first?.discountMinor, second?.discountMinor]).toEqual([1000, 400]);
  });
});

describe('lines that a voucher excludes', () => {
  it.each([
    ['an excluded brand', { excludedBrands: ['merk'] }, {}, 'BRAND'],
    ['another department', { departments: ['shoes', 'furniture'] }, {}, 'RANGE'],
    ['another kind', { kinds: ['rug'] }, {}, 'RANGE'],
    ['another category', { categories: ['men'] }, {}, 'RANGE'],
    ['a reduced article', { reducedItems: false }, { reduced: true }, 'REDUCED'],
    ['none: its department', { departments: ['fashion'] }, {}, null],
    ['none: its kind, though not the department', { departments: ['shoes'], kinds: ['dress'] }, {}, null],
    ['none: its category', { categories: ['women'] }, {}, null],
    ['none: reduced ones count too', {}, { reduced: true }, null],
  ])('a voucher is applied correctly: %s', (_name, terms, change, code) => {
    const [judged] = judge(
      [createVoucher(terms)],
      [createDiscountLine('a', 5000, change), createDiscountLine('b', 5000, { ...change, brandSlug: 'x' })],
    );
    expect(judged?.exclusions[0]?.code ?? null).toBe(code);
    const rest = judged?.shares.find(({ lineId }) => lineId === 'a');
    expect(rest === undefined).toBe(code !== null);
  });
});

describe('reasons why a voucher gives nothing', () => {
  const createUse = (iso: string) => ({ lastUsedAt: new Date(iso) });
  const cases: [string, Voucher, Redeemer, VoucherReason[]][] = [
    [
      'before its time',
      createVoucher({}, { validFrom: new Date('2026-12-01') }),
      nobody,
      [{ code: 'NOT_STARTED', from: new Date('2026-12-01') }],
    ],
    ['after it', createVoucher({}, { validUntil: now }), nobody, [{ code: 'EXPIRED', until: now }]],
    ['used up', createVoucher({}, { usesLeft: 0 }), nobody, [{ code: 'USED_UP' }]],
    ['one use left', createVoucher({}, { usesLeft: 1 }), nobody, []],
    [
      'somebody else’s',
      createVoucher({}, { email: 'a@example.com' }),
      { ...nobody, email: 'b@example.com' },
      [{ code: 'OTHER_CUSTOMER' }],
    ],
    ['nobody knows whose yet', createVoucher({}, { email: 'a@example.com' }), nobody, []],
    ['one’s own', createVoucher({}, { email: 'a@example.com' }), { ...nobody, email: 'a@example.com' }, []],
    [
      'another group',
      createVoucher({ customerGroup: 'newsletter' }),
      nobody,
      [{ code: 'GROUP', group: 'newsletter' }],
    ],
    [
      'one’s group',
      createVoucher({ customerGroup: 'new' }),
      { email: null, groups: new Set(['new'] as const) },
      [],
    ],
    [
      'used today',
      createVoucher({ oncePerDay: true }, createUse('2026-11-19T23:30:00Z')),
      nobody,
      [{ code: 'USED_TODAY' }],
    ],
    [
      'used yesterday, in Amsterdam',
      createVoucher({ oncePerDay: true }, createUse('2026-11-19T22:30:00Z')),
      nobody,
      [],
    ],
    [
      'used within six months',
      createVoucher({ unusedMonths: 6 }, createUse('2026-05-20T12:00:01Z')),
      nobody,
      [{ code: 'USED_RECENTLY', months: 6 }],
    ],
    [
      'used six months ago',
      createVoucher({ unusedMonths: 6 }, createUse('2026-05-20T12:00:00Z')),
      nobody,
      [],
    ],
    [
      'one cent below its minimum',
      createVoucher({ minimumMinor: 5001 }),
      nobody,
      [{ code: 'MINIMUM', minimumMinor: 5001, missingMinor: 1 }],
    ],
    ['at its minimum', createVoucher({ minimumMinor: 5000 }), nobody, []],
    ['no article', createVoucher({ kinds: ['rug'] }), nobody, [{ code: 'NO_ARTICLE' }]],
  ];
  it.each(cases)('a voucher is applied correctly: %s', (_name, given, redeemer, reasons) => {
    const [judged] = judge([given], [createDiscountLine('l', 5000)], redeemer);
    expect(judged?.reasons).toEqual(reasons);
    expect(judged?.discountMinor).toBe(reasons.length > 0 ? 0 : 500);
  });

  it('the minimum counts the articles that the voucher is for, before other vouchers', () => {
    const lines = [createDiscountLine('a', 4000), createDiscountLine('b', 9000, { brandSlug: 'x' })];
    const [judged] = judge([createVoucher({ minimumMinor: 5000, excludedBrands: ['x'] })], lines);
    expect(judged?.reasons).toEqual([{ code: 'MINIMUM', minimumMinor: 5000, missingMinor: 1000 }]);
    const amount = createVoucher({ discount: { type: 'amount', amountMinor: 3000 } }, { code: 'A' });
    expect(
      judge([amount, createVoucher({ minimumMinor: 4000 })], [createDiscountLine('a', 4000)])[1]?.reasons,
    ).toEqual([]);
  });

  it('the first of two vouchers that cannot be combined stays, and one without effect blocks no other', () => {
    const alone = createVoucher({ combinable: false }, { code: 'ALONE' });
    const other = createVoucher({}, { code: 'OTHER' });
    const collectReasons = (vouchers: Voucher[]) =>
      judge(vouchers, [createDiscountLine('l', 5000)]).map((one) => one.reasons);
    expect(collectReasons([alone, other])).toEqual([[], [{ code: 'NOT_COMBINABLE', withCode: 'ALONE' }]]);
    expect(collectReasons([other, alone])).toEqual([[], [{ code: 'NOT_COMBINABLE', withCode: 'OTHER' }]]);
    expect(collectReasons([{ ...alone, usesLeft: 0 }, other])).toEqual([[{ code: 'USED_UP' }], []]);
    expect(collectReasons([other, { ...other, code: 'THIRD' }])).toEqual([[], []]);
  });

  it('an empty basket is not the fault of a voucher', () => {
    expect(judge([createVoucher({ minimumMinor: 5000, kinds: ['rug'] })], [])[0]?.reasons).toEqual([]);
  });
});

it.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-05-20', 6, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonthsToMoment(new Date(from), months)).toEqual(new Date(to));
});
