import { expect, test } from 'vitest';
import { readSignInNext } from './account-links.ts';

const next = (value: string) => readSignInNext(new URLSearchParams({ next: value }));

test('a sign-in leads back to a path of the shop, with its query', () => {
  expect(next('/verlanglijst')).toBe('/verlanglijst');
  expect(next('/beoordeling-schrijven?sku=T1')).toBe('/beoordeling-schrijven?sku=T1');
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
])('%j leads nowhere', (value) => {
  expect(next(value)).toBeNull();
});
