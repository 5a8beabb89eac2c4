import { expect, it } from 'vitest';
import { readMoment, resolveMarketDay } from './feed-moments.rules.ts';
import { Row, readAvailability, resolvePrice } from './google-row.rules.ts';

const BERLIN = 'Europe/Berlin';
/** 00:30 on 1 December in Berlin, and still November in UTC */
const NOW = new Date('2026-11-30T23:30:00Z');

it.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-12-24T00:00+0100', '2026-12-24'],
  ['2026-12-24T00:00:00+01:00', '2026-12-24'],
  ['2026-12-23T23:00Z', '2026-12-24'],
  ['2026-12-23T23:00:00.000Z', '2026-12-24'],
  ['2026-12-24T00:00+01', '2026-12-24'],
  ['2026-12-24T00:00+1', null],
  ['2026-12-24T00:00', '2026-12-24'],
  ['2026-12-24 10:00', '2026-12-24'],
  ['2026-02-30', null],
  ['2026-12-24T24:30', null],
  ['2026-12-24x', null],
  ['week 1', null],
  ['24-12-2026', null],
])('%s means %s in Berlin', (text, day) => {
  const moment = readMoment(text);
  expect(moment && resolveMarketDay(moment, BERLIN)).toBe(day);
  const row = new Row({ availability: ['preorder'], availability_date: [text] });
  expect(readAvailability(row, { timeZone: BERLIN }).availabilityDate).toBe(day);
  expect(row.reasons).toHaveLength(day === null ? 1 : 0);
});

const SALE = 1500;
const PRICE = 2000;
const REFUSED = null;

it.each([
  ['2026-12-01/2026-12-05', SALE],
  // the last day counts to its end, and it ended half an hour ago
  ['2026-11-20/2026-11-30', PRICE],
  ['2026-11-20/2026-12-01', SALE],
  ['2026-12-01T00:00/2026-12-01T00:30', SALE],
  ['2026-12-01T00:31/2026-12-02T00:00', PRICE],
  ['2026-11-20T00:00+0100/2026-11-30T23:59+0100', PRICE],
  ['2026-11-20T00:00-0800/2026-11-30T23:59-0800', SALE],
  ['2026-11-20T00:00Z / 2026-11-30T23:59Z', SALE],
  ['2026-11-20T00:00+01/2026-12-01T00:29+01', PRICE],
  ['2026-12-05/2026-12-01', REFUSED],
  ['2026-12-01', REFUSED],
  ['2026-12-01/', REFUSED],
  ['2026-12-01/2026-12-02/2026-12-03', REFUSED],
  ['week 1/week 2', REFUSED],
])('during a sale of %s the price is %s', (period, expected) => {
  const row = new Row({
    ...{ price: ['20.00 EUR'], sale_price: ['15.00 EUR'], sale_price_effective_date: [period] },
  });
  const amount = resolvePrice(row, { currency: 'EUR', now: NOW, timeZone: BERLIN });
  expect(row.reasons.length > 0 ? REFUSED : amount).toBe(expected);
});

it.each(['2026-12-01T00:30', '2026-12-01T00:30+0100'])(
  'a sale until %s lasts to the end of that minute',
  (end) => {
    const parsePriceAt = (now: string) =>
      resolvePrice(
        new Row({
          ...{ price: ['20.00 EUR'], sale_price: ['15.00 EUR'] },
          sale_price_effective_date: [`2026-11-20/${end}`],
        }),
        { currency: 'EUR', now: new Date(now), timeZone: BERLIN },
      );
    expect(['2026-11-30T23:30:59Z', '2026-11-30T23:31:00Z'].map(parsePriceAt)).toEqual([SALE, PRICE]);
  },
);
