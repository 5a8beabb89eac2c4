import { describe, expect, it } from 'vitest';
import { dutchPaths } from '#tenants/dutch-paths.ts';
import { frenchPaths } from '#tenants/french-paths.ts';
import { germanPaths } from '#tenants/paths.ts';
import { type CheckoutStep, isOnePage, openStep, redirectFromStep, stepAddress } from './checkout-steps.ts';

describe('a checkout step that is not ready', () => {
  it.each<[CheckoutStep, CheckoutStep, string | null]>([
    ['BASKET', 'LOGIN', '/warenkorb'],
    ['BASKET', 'CONFIRM', '/warenkorb'],
    ['LOGIN', 'PAYMENT', '/kasse/registrieren'],
    ['DELIVERY', 'DELIVERY', null],
    ['DELIVERY', 'CONFIRM', '/kasse/lieferservice'],
    ['PAYMENT', 'DELIVERY', null],
    ['CONFIRM', 'PAYMENT', null],
    ['CONFIRM', 'CONFIRM', null],
  ])('with the first missing step %s, a request for %s leads to %s', (ready, wanted, expected) => {
    expect(redirectFromStep(germanPaths, ready, wanted)).toBe(expected);
  });

  it('a request stays on the one Dutch page, whichever of its steps is missing', () => {
    expect(redirectFromStep(dutchPaths, 'DELIVERY', 'CONFIRM')).toBeNull();
    expect(redirectFromStep(dutchPaths, 'LOGIN', 'CONFIRM')).toBe('/bestellen/inloggen');
  });

  it('tenants with a single checkout page are known', () => {
    expect([dutchPaths, germanPaths, frenchPaths].map(isOnePage)).toEqual([true, false, false]);
  });
});

describe('steps of a single checkout page', () => {
  it('steps have their own address like separate pages', () => {
    const steps = ['LOGIN', 'DELIVERY', 'PAYMENT', 'CONFIRM'] as const;
    for (const paths of [dutchPaths, germanPaths, frenchPaths]) {
      expect(new Set(steps.map((step) => stepAddress(paths, step))).size).toBe(steps.length);
    }
    expect(stepAddress(dutchPaths, 'PAYMENT')).toBe('/bestellen/bezorging?step=payment');
    expect(stepAddress(germanPaths, 'PAYMENT')).toBe('/kasse/zahlung');
  });

  it.each<[CheckoutStep, string, string]>([
    ['CONFIRM', '', 'CONFIRM'],
    ['CONFIRM', 'step=delivery', 'DELIVERY'],
    ['CONFIRM', 'step=payment', 'PAYMENT'],
    ['CONFIRM', 'step=confirm', 'CONFIRM'],
    ['PAYMENT', 'step=confirm', 'PAYMENT'],
    ['PAYMENT', 'step=delivery', 'DELIVERY'],
    ['DELIVERY', 'step=confirm', 'DELIVERY'],
    ['PAYMENT', 'step=toString', 'PAYMENT'],
    ['CONFIRM', 'step=basket', 'CONFIRM'],
  ])('with the first missing step %s, the address "%s" leads to %s', (ready, search, expected) => {
    expect(openStep(ready, new URLSearchParams(search))).toBe(expected);
  });
});
