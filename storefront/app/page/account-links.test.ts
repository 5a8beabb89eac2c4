import { expect, test } from 'vitest';
import { readSignInNext } from './account-links.ts';

const readNext = (value: string) => readSignInNext(new URLSearchParams({ next: value }));

test('a sign-in leads back to a path of the shop with its query', () => {
  expect(readNext('/verlanglijst')).toBe('/verlanglijst');
  expect(readNext('/beoordeling-schrijven?sku=T1')).toBe('/beoordeling-schrijven?sku=T1');
  expect(readSignInNext(new URLSearchParams())).toBeNull();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\tevil',
  'verlanglijst',
  `/${'a'.repeat(1001)}`,
])('the return path %j leads nowhere', (value) => {
  expect(readNext(value)).toBeNull();
});
