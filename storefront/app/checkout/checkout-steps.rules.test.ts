import { describe, expect, it } from 'vitest';
import { dutchPaths, frenchPaths, germanPaths } from '#tenants/paths.ts';
import { type CheckoutStep, detour, isOnePage } from './checkout-steps.ts';

describe('a step that is not ready yet', () => {
  it.each<[CheckoutStep, CheckoutStep, string | null]>([
    ['BASKET', 'LOGIN', '/warenkorb'],
    ['BASKET', 'CONFIRM', '/warenkorb'],
    ['LOGIN', 'PAYMENT', '/kasse/registrieren'],
    ['DELIVERY', 'DELIVERY', null],
    ['DELIVERY', 'CONFIRM', '/kasse/lieferservice'],
    ['PAYMENT', 'DELIVERY', null],
    ['CONFIRM', 'PAYMENT', null],
    ['CONFIRM', 'CONFIRM', null],
  ])('first missing %s, asked for %s: %s', (ready, wanted, expected) => {
    expect(detour(germanPaths, ready, wanted)).toBe(expected);
  });

  it('stays on the one Dutch page, whichever of its steps is missing', () => {
    expect(detour(dutchPaths, 'DELIVERY', 'CONFIRM')).toBeNull();
    expect(detour(dutchPaths, 'LOGIN', 'CONFIRM')).toBe('/bestellen/inloggen');
  });

  it('knows which tenants have one page', () => {
    expect([dutchPaths, germanPaths, frenchPaths].map(isOnePage)).toEqual([true, false, false]);
  });
});
