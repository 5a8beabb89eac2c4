import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLabelLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import { addMonthsToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { isWorkingDay } from '#commerce/range/stock/working-days.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { buildDeliveryTerms, calculateDeliveryCharges, nothingChosen } from './delivery-choice.rules.ts';
import {
  calculateUsualDays,
  calculateWorkingDays,
  computeDeliveryDates,
  computeEveningDay,
  computeUsualDates,
  computeWishedDays,
  findSoonestArrival,
  getRemoteDays,
} from './delivery-date.rules.ts';
import { countParcels, resolveParcelKind, takesParcel } from './parcel.rules.ts';
import { resolvePromisedDates } from './promised-dates.rules.ts';

const tenants = await loadTenants();
const getTenant = (id: string) => {
  const found = tenants.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no tenant ${id}`);
  return found;
};
const createLine = (deliveryDaysMin: number, deliveryDaysMax: number) => ({
  article: { deliveryDaysMin, deliveryDaysMax },
});
const createPlace = (country: string, today: string, postalCode: string | null = null) => ({
  orderDay: today,
  country,
  postalCode,
  remoteAreas: getTenant(country.toLowerCase()).delivery.remoteAreas,
});

describe('delivery costs', () => {
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
  ])('delivery costs in %s are correct for %i with %j', (id, itemsMinor, choice, expected) => {
    const goods = { itemsMinor, freight: false, parcels: 1 };
    const charges = calculateDeliveryCharges(
      buildDeliveryTerms(getTenant(id)),
      { ...nothingChosen, ...choice },
      goods,
    );
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
  ])('freight costs in %s are correct for %i with %j', (id, itemsMinor, choice, expected) => {
    const goods = { itemsMinor, freight: true, parcels: 3 };
    const charges = calculateDeliveryCharges(
      buildDeliveryTerms(getTenant(id)),
      { ...nothingChosen, ...choice },
      goods,
    );
    expect(charges).toMatchObject(expected);
  });

  it.each([
    ['de', 30_000, {}, 1190],
    ['de', 30_000, { option: 'express' }, 1990],
    ['de', 30_000, { member: true }, 0],
    ['ch', 30_000, { option: 'pickup' }, 1380],
    ['nl', 7499, {}, 1190],
    ['nl', 30_000, {}, 0],
  ])('four tyres cost as much as two parcels: %s %i %j', (id, itemsMinor, choice, shippingMinor) => {
    const terms = buildDeliveryTerms(getTenant(id));
    const parcels = countParcels(terms, [{ kind: 'tyre', quantity: 4 }]);
    const goods = { itemsMinor, freight: false, parcels };
    expect(calculateDeliveryCharges(terms, { ...nothingChosen, ...choice }, goods)).toMatchObject({
      shippingMinor,
    });
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
  ] as [[string, number][], number][])('%j is shipped in %i parcels', (lines, parcels) => {
    const goods = lines.map(([kind, quantity]) => ({ kind, quantity }));
    expect(countParcels(getTenant('de').delivery, goods)).toBe(parcels);
  });

  it.each(tenants.map(({ id }) => id))('%s delivers nothing heavy for the price of a parcel', (id) => {
    const { options } = getTenant(id).delivery;
    for (const { priceMinor, freight } of options)
      if (freight) expect(freight.priceMinor).toBeGreaterThan(2 * priceMinor);
  });
});

describe('delivery dates', () => {
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
  ])(
    'an order in %s on %s to %s with %i more days arrives from %s to %s',
    (country, today, postalCode, extraDays, from, until) => {
      const where = createPlace(country, today, postalCode);
      const days = calculateWorkingDays([createLine(1, 3)], { extraDays }, where);
      expect(days && computeDeliveryDates(days, where)).toEqual({ from, until });
    },
  );

  it('the delivery date follows the slowest line and never falls on the order day', () => {
    const where = createPlace('DE', '2026-11-20');
    expect(calculateWorkingDays([createLine(1, 2), createLine(4, 9)], { extraDays: 0 }, where)).toEqual({
      min: 4,
      max: 9,
    });
    expect(calculateWorkingDays([createLine(0, 0)], { extraDays: -5 }, where)).toEqual({ min: 1, max: 1 });
    expect(calculateWorkingDays([], { extraDays: 0 }, where)).toBeNull();
  });

  it('a delivery within hours is promised for one day, the last of the range', () => {
    const hours = { from: '18:00', until: '22:00' };
    const days = calculateWorkingDays(
      [createLine(1, 3)],
      { extraDays: 0, hours },
      createPlace('NL', '2026-11-20'),
    );
    expect(days).toEqual({ min: 3, max: 3 });
  });

  it.each([
    ['2026-11-20', 0, { from: '2026-11-24', until: '2026-11-26' }],
    ['2026-12-23', 0, { from: '2026-12-28', until: '2026-12-30' }],
    ['2026-11-20', 2, { from: '2026-11-26', until: '2026-11-30' }],
    ['2026-11-20', -3, { from: '2026-11-23', until: '2026-11-23' }],
  ])(
    'an order on %s with a usual delivery of %d more days shows the date that will be promised',
    (day, extraDays, dates) => {
      const article = { state: 'IN_STOCK', deliveryDaysMin: 2, deliveryDaysMax: 4 };
      const [options, where] = [[{ extraDays }, { extraDays: -9 }], createPlace('NL', day)];
      expect(computeUsualDates(article, options, where)).toEqual(dates);
      const soldOut = { state: 'SOLD_OUT', deliveryDaysMin: 1, deliveryDaysMax: 1 };
      expect(computeUsualDates(soldOut, options, where)).toBeNull();
      const slow = { ...article, deliveryDaysMax: 5 };
      expect(findSoonestArrival([soldOut, slow, article], options, where)).toEqual(dates);
      const promised = calculateWorkingDays([{ article }], options[0] ?? { extraDays: 0 }, where);
      expect(calculateUsualDays(article, options)).toEqual(promised);
    },
  );

  it('an evening delivery date is computed from the days of that option and not of the usual one', () => {
    const hours = { from: '18:00', until: '22:00' };
    const article = { state: 'IN_STOCK', deliveryDaysMin: 1, deliveryDaysMax: 2 };
    const usual = { extraDays: 0, hours: null };
    const where = createPlace('NL', '2026-11-20');
    expect(computeEveningDay(article, [usual, { extraDays: 0, hours }], where)).toBe('2026-11-24');
    expect(computeEveningDay(article, [usual, { extraDays: 2, hours }], where)).toBe('2026-11-26');
    expect(computeEveningDay(article, [usual], where), 'no way has hours').toBeNull();
    expect(computeEveningDay({ ...article, state: 'SOLD_OUT' }, [{ extraDays: 0, hours }], where)).toBeNull();
  });

  it('delivery days offered are future working days in ascending order, none before everything is in stock', () => {
    const days = fc.integer({ min: 0, max: 30 });
    const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    const country = fc.constantFrom('NL', 'DE', 'AT', 'CH');
    fc.assert(
      fc.property(days, days, date, country, (min, more, today, where) => {
        const from = createPlace(where, today.toISOString().slice(0, 10));
        const lines = [createLine(min, min + more)];
        const offered = computeWishedDays(lines, { extraDays: 0 }, from, 10);
        const sure = calculateWorkingDays(lines, { extraDays: 0 }, from);
        expect(new Set(offered).size).toBe(10);
        expect([...offered].sort()).toEqual(offered);
        expect(offered.every((day) => isWorkingDay(day, where) && day > from.orderDay)).toBe(true);
        expect(offered[0]).toBe(sure && computeDeliveryDates(sure, from).until);
      }),
      { numRuns: 100 },
    );
  });

  it('delivery takes no longer while the postal code is unknown', () => {
    expect(getRemoteDays(getTenant('nl').delivery.remoteAreas, null)).toBe(0);
    expect(getRemoteDays(getTenant('nl').delivery.remoteAreas, '5038 EA')).toBe(0);
    expect(getRemoteDays(getTenant('nl').delivery.remoteAreas, '1791 AB')).toBe(1);
  });
});

it.each([
  [['dress'], true, true],
  [['dress', 'television'], true, false],
  [['tyre'], true, false],
  [['washing-machine', 'dress'], false, false],
  [['sofa'], false, false],
])('a staffed point accepts %j: %s, a locker: %s', (kinds, manned, locker) => {
  const parcel = resolveParcelKind(getTenant('de'), kinds);
  expect(takesParcel({ type: 'manned' }, parcel)).toBe(manned);
  expect(takesParcel({ type: 'locker' }, parcel)).toBe(locker);
});

it.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
])('%s plus %i months is %s', (from, months, expected) => {
  expect(
    addMonthsToMoment(new Date(`${from}T10:00:00Z`), months)
      .toISOString()
      .slice(0, 10),
  ).toBe(expected);
});

describe('the lines of a shipping label', () => {
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

  it('label lines follow the notation of the country', () => {
    expect(formatLabelLines(address)).toEqual([
      'Zoë van der Berg',
      'Heuvelstraat 12 bis',
      '5038 EA  TILBURG',
    ]);
    expect(formatLabelLines({ ...address, country: 'DE', postalCode: '01067', city: 'Dresden' })).toContain(
      '01067 Dresden',
    );
  });

  it('a label names the recipient at a point by the number that its network knows', () => {
    const { givenName: _, familyName: __, ...rest } = address;
    const point = { ...rest, name: 'Paketautomat 103', country: 'DE', postalCode: '13353', city: 'Berlin' };
    const lines = ['Paketautomat 103', 'Heuvelstraat 12 bis', '13353 Berlin'];
    expect(formatLabelLines({ ...point, postNumber: '12345678' })).toEqual(['Postnummer 12345678', ...lines]);
    expect(formatLabelLines({ ...point, postNumber: null })).toEqual(lines);
  });

  it('label lines are wrapped between words', () => {
    expect(formatLabelLines({ ...address, street: 'Burgemeester van der Feltzstraat Noordzijde' })).toEqual([
      'Zoë van der Berg',
      'Burgemeester van der Feltzstraat',
      'Noordzijde 12 bis',
      '5038 EA  TILBURG',
    ]);
  });

  it('label lines never lose a letter and never exceed their length', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', 'ß', '-', 'W'), minLength: 1, maxLength: 60 });
    const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(words, words, words, (familyName, street, city) => {
        const lines = formatLabelLines({ ...address, familyName, street, city, country: 'DE' });
        expect(lines.every((text) => text.length <= 35)).toBe(true);
        const stripSpaces = (text: string) => text.replaceAll(' ', '');
        expect(stripSpaces(lines.join(''))).toBe(stripSpaces(`Zoë${familyName}${street}12bis5038EA${city}`));
      }),
    );
  });
});

describe('delivery days follow the calendar', () => {
  const dates = { from: '2026-11-23', until: '2026-11-25' };
  it.each([
    ['as they are', 'invoice', dates],
    ['before it is known how it is paid', null, dates],
    ['not while goods wait for a transfer', 'prepayment', null],
  ])('promised delivery days are correct: %s', (_, paymentMethod, expected) => {
    expect(resolvePromisedDates(dates, paymentMethod)).toEqual(expected);
  });
});
