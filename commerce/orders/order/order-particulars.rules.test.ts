import { expect, test } from 'vitest';
import { loadTranslator } from '#texts/load.ts';
import { describeParticulars, PARTICULARS, pickParticulars } from './order-particulars.rules.ts';

const order = { paymentMethod: 'prepayment', orderNumber: '10000018', email: 'zoe@example.com' };

test('order particulars contain their selected fields and nothing else', () => {
  expect(pickParticulars(order)).toEqual({ paymentMethod: 'prepayment' });
});

test.each([
  ['nl-NL', 'Betaalwijze', 'Vooruit betalen'],
  ['de-CH', 'Zahlungsart', 'Vorauskasse'],
  ['fr-CH', 'Mode de paiement', 'Paiement anticipé'],
])('in %s every particular has a label and lines', async (locale, label, line) => {
  const faults: unknown[] = [];
  const texts = await loadTranslator(locale, (fault) => faults.push(fault));
  const words = describeParticulars(order, texts, []);
  expect(words.map(({ field }) => field)).toEqual(PARTICULARS);
  expect(words).toContainEqual({ field: 'paymentMethod', label, lines: [line] });
  expect(faults).toEqual([]);
});

test('fields of extensions follow with their own labels, and yes and no in words', async () => {
  const texts = await loadTranslator('fr-CH', () => {});
  const words = describeParticulars(order, texts, [
    { label: 'Centre de coûts', type: 'text', value: 'K1' },
    { label: 'Emballage', type: 'yes-no', value: 'no' },
  ]);
  expect(words.slice(1)).toEqual([
    { field: 'extension', label: 'Centre de coûts', lines: ['K1'] },
    { field: 'extension', label: 'Emballage', lines: ['Non'] },
  ]);
});
