import { expect, test } from 'vitest';
import { textsFor } from '#texts/load.ts';
import { PARTICULARS, particularsInWords, particularsOf } from './order-particulars.rules.ts';

const order = { paymentMethod: 'prepayment', orderNumber: '10000018', email: 'zoe@example.com' };

test('the particulars of an order are taken from it without the rest', () => {
  expect(particularsOf(order)).toEqual({ paymentMethod: 'prepayment' });
});

test.each([
  ['nl-NL', 'Betaalwijze', 'Vooruit betalen'],
  ['de-CH', 'Zahlungsart', 'Vorauskasse'],
  ['fr-CH', 'Mode de paiement', 'Paiement anticipé'],
])('in %s every particular has a label and lines', async (locale, label, line) => {
  const faults: unknown[] = [];
  const words = particularsInWords(order, await textsFor(locale, (fault) => faults.push(fault)));
  expect(words.map(({ field }) => field)).toEqual(PARTICULARS);
  expect(words).toContainEqual({ field: 'paymentMethod', label, lines: [line] });
  expect(faults).toEqual([]);
});
