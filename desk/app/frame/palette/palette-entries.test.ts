import { expect, test } from 'vitest';
import { findEntries, readOrderNumber } from './palette-entries.ts';

const entry = (label: string, keywords = '') => ({ id: label, label, keywords, address: `/${label}` });
const entries = [entry('Retours', 'terugzending'), entry('Klanten', 'Réclamation'), entry('Mijn retouren')];
const find = (typed: string) => findEntries(entries, typed).map(({ label }) => label);

test('the palette shows everything while nothing is typed', () => {
  expect(find('')).toEqual(['Retours', 'Klanten', 'Mijn retouren']);
});

test('a beginning of any word finds an entry, and labels that begin with it come first', () => {
  expect(find('ret')).toEqual(['Retours', 'Mijn retouren']);
  expect(find('ret mijn')).toEqual(['Mijn retouren']);
});

test('keywords and words without their accents find an entry', () => {
  expect(find('terug')).toEqual(['Retours']);
  expect(find('reclam')).toEqual(['Klanten']);
});

test('an order number is known as it is typed or pasted', () => {
  expect(readOrderNumber(' #10000123 ')).toBe('10000123');
  expect(readOrderNumber('nl-10-4711')).toBe('NL-10-4711');
});

test('words and short figures are no order number', () => {
  expect(readOrderNumber('staff')).toBeNull();
  expect(readOrderNumber('123')).toBeNull();
});
