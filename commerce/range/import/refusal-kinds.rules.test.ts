import { expect, it } from 'vitest';
import { nameReasonKind, RefusalCounts } from './refusal-kinds.rules.ts';

it.each([
  ['price: in USD, this shop sells in EUR', 'price: in USD, this shop sells in EUR'],
  ['price: not a price: "a "b" c"', 'price: not a price'],
  ['quantity: a whole number, not "many"', 'quantity: a whole number'],
  ['fewer values than columns: 3 of 9', 'fewer values than columns'],
  ["variant A-1: the GTIN's check digit is wrong: 4006381333932", "variant: the GTIN's check digit is wrong"],
  ['listings.nl: there is no category chairs', 'listings.nl: there is no such category'],
  ['brand: there is no acme', 'brand: there is no such one'],
  ['variants.12.gtin: too long', 'variants.gtin: too long'],
])('a refusal for %j is counted as %j', (reason, kind) => {
  expect(nameReasonKind(reason)).toBe(kind);
});

it('counts a row once for each kind, and keeps a bounded number of kinds', () => {
  const counts = new RefusalCounts();
  const row = (line: number, ...reasons: string[]) => ({ line, id: null, reasons });
  counts.add([row(1, 'title: is missing', 'brand: is missing'), row(2, 'title: is missing')]);
  counts.add(Array.from({ length: 1000 }, (_, at) => row(at, `kind number ${at}`)));
  const all = counts.all();
  expect(all[0]).toMatchObject({ reason: 'other reasons' });
  expect(all[1]).toEqual({ reason: 'title: is missing', rows: 2 });
  expect(all).toHaveLength(201);
});
