import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import { monthsLater } from '#commerce/ground/kernel/day.rules.ts';
import { isWorkingDay } from '#commerce/range/stock/working-days.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { deliveryCharges, deliveryTerms, nothingChosen } from './delivery-choice.rules.ts';
import {
  datesOf,
  eveningDay,
  remoteDays,
  soonestArrival,
  usualDates,
  usualDays,
  wishedDays,
  workingDays,
} from './delivery-date.rules.ts';
import { parcelKind, parcelsOf, takesParcel } from './parcel.rules.ts';
import { promisedDates } from './promised-dates.rules.ts';

const tenants = await loadTenants();
const tenant = (id: string) => {
  const found = tenants.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no tenant ${id}`);
  return found;
};
const line = (deliveryDaysMin: number, deliveryDaysMax: number) => ({
  article: { deliveryDaysMin, deliveryDaysMax },
});
const place = (country: string, today: string, postalCode: string | null = null) => ({
  orderDay: today,
  country,
  postalCode,
  remoteAreas: tenant(country.toLowerCase()).delivery.remoteAreas,
});

describe('what delivery costs', () => {
  it.each([
    ['de', 2999, {}, { shippingMinor: 595, missingForFreeMinor: null }],
    ['de', 2999, { option: 'express' }, { shippingMinor: 995 }],
    ['de', 2999, { option: 'gone' }, { shippingMinor: 595 }],
    ['de', 2999, { member: true }, { shippingMinor: 0, premiumMinor: 0 }],
    ['de', 2999, { member: true, option: 'express' }, { shippingMinor: 995 }],
    ['de', 2999, { premium: true }, { shippingMinor: 0, premiumMinor: 1995 }],
    ['de', 2999, { premium: true, member: true }, { premiumMinor: 0 }],
    ['de', 2999, { co2Compensation: true }, { shippingMinor: 595, co2Minor: 50 }],
    ['ch', 2999, { option: 'pickup', co2Compensation: true }, { shippingMinor: 690, co2Minor: 50 }],
    // the flags of the Dutch tenant: neither is sold
    [
      'nl',
      2999,
      { premium: true, co2Compensation: true },
      { shippingMinor: 595, premiumMinor: 0, co2Minor: 0 },
    ],
    ['nl', 7499, {}, { shippingMinor: 595, missingForFreeMinor: 1 }],
    ['nl', 7500, {}, { shippingMinor: 0, missingForFreeMinor: null }],
    ['nl', 3400, { option: 'pickup' }, { shippingMinor: 395, missingForFreeMinor: 100 }],
  ])('%s %i %j', (id, itemsMinor, choice, expected) => {
    const goods = { itemsMinor, freight: false, parcels: 1 };
    const charges = deliveryCharges(deliveryTerms(tenant(id)), { ...nothingChosen, ...choice }, goods);
    expect(charges).toMatchObject(expected);
  });

  it.each([
    ['de', 59_900, {}, { shippingMinor: 2995, missingForFreeMinor: null }],
    ['de', 59_900, { option: 'wished-day' }, { shippingMinor: 3995 }],
    // no express parcel brings a wardrobe, and none is left at a point
    ['de', 59_900, { option: 'express' }, { shippingMinor: 2995 }],
    ['de', 59_900, { option: 'pickup' }, { shippingMinor: 2995 }],
    ['de', 59_900, { member: true }, { shippingMinor: 0 }],
    ['ch', 59_900, {}, { shippingMinor: 4900 }],
    ['nl', 39_900, {}, { shippingMinor: 2495, missingForFreeMinor: 10_100 }],
    ['nl', 49_999, { option: 'evening' }, { shippingMinor: 2495, missingForFreeMinor: 1 }],
    ['nl', 50_000, {}, { shippingMinor: 0, missingForFreeMinor: null }],
    ['nl', 50_000, { option: 'wished-day' }, { shippingMinor: 3495, missingForFreeMinor: null }],
  ])('by freight: %s %i %j', (id, itemsMinor, choice, expected) => {
    const goods = { itemsMinor, freight: true, parcels: 3 };
    const charges = deliveryCharges(deliveryTerms(tenant(id)), { ...nothingChosen, ...choice }, goods);
    expect(charges).toMatchObject(expected);
  });

  it.each([
    ['de', 30_000, {}, 1190],
    ['de', 30_000, { option: 'express' }, 1990],
    ['de', 30_000, { member: true }, 0],
    ['ch', 30_000, { option: 'pickup' }, 1380],
    ['nl', 7499, {}, 1190],
    ['nl', 30_000, {}, 0],
  ])('four tyres cost what two parcels cost: %s %i %j', (id, itemsMinor, choice, shippingMinor) => {
    const terms = deliveryTerms(tenant(id));
    const parcels = parcelsOf(terms, [{ kind: 'tyre', quantity: 4 }]);
    const goods = { itemsMinor, freight: false, parcels };
    expect(deliveryCharges(terms, { ...nothingChosen, ...choice }, goods)).toMatchObject({ shippingMinor });
  });

  it.each([
    [[], 1],
    [[['dress', 9]], 1],
    [[['tyre', 1]], 1],
    [[['tyre', 2]], 1],
    [[['tyre', 3]], 2],
    // of two sizes, with a coat that goes with them
    [
      [
        ['tyre', 2],
        ['tyre', 2],
        ['coat', 1],
      ],
      2,
    ],
  ] as [[string, number][], number][])('%j are %i parcels', (lines, parcels) => {
    const goods = lines.map(([kind, quantity]) => ({ kind, quantity }));
    expect(parcelsOf(tenant('de').delivery, goods)).toBe(parcels);
  });

  it.each(tenants.map(({ id }) => id))('%s brings nothing heavy for the price of a parcel', (id) => {
    const { options } = tenant(id).delivery;
    for (const { priceMinor, freight } of options)
      if (freight) expect(freight.priceMinor).toBeGreaterThan(2 * priceMinor);
  });
});

describe('when it arrives', () => {
  it.each([
    // Friday: Saturday and Sunday do not count
    ['DE', '2026-11-20', null, 0, '2026-11-23', '2026-11-25'],
    ['DE', '2026-11-20', null, -1, '2026-11-23', '2026-11-24'],
    // Christmas, and New Year's Day
    ['NL', '2026-12-24', null, 0, '2026-12-28', '2026-12-30'],
    ['NL', '2026-12-31', null, 0, '2027-01-04', '2027-01-06'],
    // Vlieland, Helgoland, Zermatt
    ['NL', '2026-11-20', '8899 AB', 0, '2026-11-24', '2026-11-26'],
    ['DE', '2026-11-20', '27498', 0, '2026-11-25', '2026-11-27'],
    ['CH', '2026-11-20', '3920', 0, '2026-11-24', '2026-11-26'],
  ])('%s on %s to %s with %i more days: %s to %s', (country, today, postalCode, extraDays, from, until) => {
    const where = place(country, today, postalCode);
    const days = workingDays([line(1, 3)], { extraDays }, where);
    expect(days && datesOf(days, where)).toEqual({ from, until });
  });

  it('follows the slowest line, and nothing arrives on the day of the order', () => {
    const where = place('DE', '2026-11-20');
    expect(workingDays([line(1, 2), line(4, 9)], { extraDays: 0 }, where)).toEqual({ min: 4, max: 9 });
    expect(workingDays([line(0, 0)], { extraDays: -5 }, where)).toEqual({ min: 1, max: 1 });
    expect(workingDays([], { extraDays: 0 }, where)).toBeNull();
  });

  it('comes on one day where it comes within hours: on the last of the days', () => {
    const hours = { from: '18:00', until: '22:00' };
    const days = workingDays([line(1, 3)], { extraDays: 0, hours }, place('NL', '2026-11-20'));
    expect(days).toEqual({ min: 3, max: 3 });
  });

  it.each([
    ['2026-11-20', 0, { from: '2026-11-24', until: '2026-11-26' }],
    ['2026-12-23', 0, { from: '2026-12-28', until: '2026-12-30' }],
    ['2026-11-20', 2, { from: '2026-11-26', until: '2026-11-30' }],
    ['2026-11-20', -3, { from: '2026-11-23', until: '2026-11-23' }],
  ])(
    'ordered on %s, by a usual way of %d days more, is told as it will be promised',
    (day, extraDays, dates) => {
      const article = { state: 'IN_STOCK', deliveryDaysMin: 2, deliveryDaysMax: 4 };
      const [options, where] = [[{ extraDays }, { extraDays: -9 }], place('NL', day)];
      expect(usualDates(article, options, where)).toEqual(dates);
      const soldOut = { state: 'SOLD_OUT', deliveryDaysMin: 1, deliveryDaysMax: 1 };
      expect(usualDates(soldOut, options, where)).toBeNull();
      const slow = { ...article, deliveryDaysMax: 5 };
      expect(soonestArrival([soldOut, slow, article], options, where)).toEqual(dates);
      const promised = workingDays([{ article }], options[0] ?? { extraDays: 0 }, where);
      expect(usualDays(article, options)).toEqual(promised);
    },
  );

  it('names the evening of an article by the days of that way, not of the usual one', () => {
    const hours = { from: '18:00', until: '22:00' };
    const article = { state: 'IN_STOCK', deliveryDaysMin: 1, deliveryDaysMax: 2 };
    const usual = { extraDays: 0, hours: null };
    const where = place('NL', '2026-11-20');
    expect(eveningDay(article, [usual, { extraDays: 0, hours }], where)).toBe('2026-11-24');
    expect(eveningDay(article, [usual, { extraDays: 2, hours }], where)).toBe('2026-11-26');
    expect(eveningDay(article, [usual], where), 'no way has hours').toBeNull();
    expect(eveningDay({ ...article, state: 'SOLD_OUT' }, [{ extraDays: 0, hours }], where)).toBeNull();
  });

  it('can be wished for on working days ahead only, ascending, the first not before everything is there', () => {
    const days = fc.integer({ min: 0, max: 30 });
    const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    const country = fc.constantFrom('NL', 'DE', 'AT', 'CH');
    fc.assert(
      fc.property(days, days, date, country, (min, more, today, where) => {
        const from = place(where, today.toISOString().slice(0, 10));
        const lines = [line(min, min + more)];
        const offered = wishedDays(lines, { extraDays: 0 }, from, 10);
        const sure = workingDays(lines, { extraDays: 0 }, from);
        expect(new Set(offered).size).toBe(10);
        expect([...offered].sort()).toEqual(offered);
        expect(offered.every((day) => isWorkingDay(day, where) && day > from.orderDay)).toBe(true);
        expect(offered[0]).toBe(sure && datesOf(sure, from).until);
      }),
      { numRuns: 100 },
    );
  });

  it('takes no longer where the postal code is not known yet', () => {
    expect(remoteDays(tenant('nl').delivery.remoteAreas, null)).toBe(0);
    expect(remoteDays(tenant('nl').delivery.remoteAreas, '5038 EA')).toBe(0);
    expect(remoteDays(tenant('nl').delivery.remoteAreas, '1791 AB')).toBe(1);
  });
});

it.each([
  [['dress'], true, true],
  [['dress', 'television'], true, false],
  [['tyre'], true, false],
  [['washing-machine', 'dress'], false, false],
  [['sofa'], false, false],
])('a point with people takes %j: %s, a locker: %s', (kinds, manned, locker) => {
  const parcel = parcelKind(tenant('de'), kinds);
  expect(takesParcel({ type: 'manned' }, parcel)).toBe(manned);
  expect(takesParcel({ type: 'locker' }, parcel)).toBe(locker);
});

it.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
])('%s and %i months: %s', (from, months, expected) => {
  expect(
    monthsLater(new Date(`${from}T10:00:00Z`), months)
      .toISOString()
      .slice(0, 10),
  ).toBe(expected);
});

describe('the lines of a label', () => {
  const address = {
    givenName: 'Zoë',
    familyName: 'van der Berg',
    street: 'Heuvelstraat',
    houseNumber: '12',
    houseNumberAddition: 'bis',
    postalCode: '5038 EA',
    city: 'Tilburg',
    country: 'NL',
  };

  it('are written as the country does', () => {
    expect(labelLines(address)).toEqual(['Zoë van der Berg', 'Heuvelstraat 12 bis', '5038 EA  TILBURG']);
    expect(labelLines({ ...address, country: 'DE', postalCode: '01067', city: 'Dresden' })).toContain(
      '01067 Dresden',
    );
  });

  it('name who picks up at a point by the number that its network knows', () => {
    const { givenName: _, familyName: __, ...rest } = address;
    const point = { ...rest, name: 'Paketautomat 103', country: 'DE', postalCode: '13353', city: 'Berlin' };
    const lines = ['Paketautomat 103', 'Heuvelstraat 12 bis', '13353 Berlin'];
    expect(labelLines({ ...point, postNumber: '12345678' })).toEqual(['Postnummer 12345678', ...lines]);
    expect(labelLines({ ...point, postNumber: null })).toEqual(lines);
  });

  it('are wrapped between words', () => {
    expect(labelLines({ ...address, street: 'Burgemeester van der Feltzstraat Noordzijde' })).toEqual([
      'Zoë van der Berg',
      'Burgemeester van der Feltzstraat',
      'Noordzijde 12 bis',
      '5038 EA  TILBURG',
    ]);
  });

  it('never lose a letter and never get too long', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', 'ß', '-', 'W'), minLength: 1, maxLength: 60 });
    const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(words, words, words, (familyName, street, city) => {
        const lines = labelLines({ ...address, familyName, street, city, country: 'DE' });
        expect(lines.every((text) => text.length <= 35)).toBe(true);
        const letters = (text: string) => text.replaceAll(' ', '');
        expect(letters(lines.join(''))).toBe(letters(`Zoë${familyName}${street}12bis5038EA${city}`));
      }),
    );
  });
});

describe('days of the calendar are promised', () => {
  const dates = { from: '2026-11-23', until: '2026-11-25' };
  it.each([
    ['as they are', 'invoice', dates],
    ['before it is known how it is paid', null, dates],
    ['not while goods wait for a transfer', 'prepayment', null],
  ])('%s', (_, paymentMethod, expected) => {
    expect(promisedDates(dates, paymentMethod)).toEqual(expected);
  });
});
