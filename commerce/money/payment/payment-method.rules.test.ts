import { describe, expect, it, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import {
  isRedirectMethod,
  keepsWishedDay,
  methodsToChooseAgain,
  paymentMethodsOn,
} from './payment-method.rules.ts';

const tenants = await loadTenants();
const TODAY = '2026-11-20';

const at = (id: string) => {
  const tenant = tenants.find((one) => one.id === id);
  if (!tenant) throw new Error(`no tenant ${id}`);
  return paymentMethodsOn(tenant, TODAY);
};

describe('what a market can pay by', () => {
  it('in the Netherlands begins with iDEAL | Wero, and has no bank transfer (product 9.7)', () => {
    expect(at('nl')[0]).toBe('ideal');
    expect(at('nl')).not.toContain('prepayment');
  });

  it('in Switzerland has no SEPA direct debit, elsewhere it has', () => {
    expect(at('ch')).not.toContain('direct-debit');
    for (const id of ['nl', 'de', 'at']) expect(at(id)).toContain('direct-debit');
  });

  it.each(['nl', 'de', 'at', 'ch'])('in %s has invoice, PayPal and cards, each method once', (id) => {
    expect(at(id)).toEqual(expect.arrayContaining(['invoice', 'paypal', 'card']));
    expect(new Set(at(id)).size).toBe(at(id).length);
  });

  it('begins on a day, where it says so', () => {
    const [tenant] = tenants;
    if (!tenant) throw new Error('no tenants');
    const methods = [
      { code: 'invoice', validFrom: null },
      { code: 'card', validFrom: '2026-12-01' },
    ] as const;
    const later = { ...tenant, payment: { ...tenant.payment, methods: [...methods] } };
    expect(paymentMethodsOn(later, '2026-11-30')).toEqual(['invoice']);
    expect(paymentMethodsOn(later, '2026-12-01')).toEqual(['invoice', 'card']);
  });

  it('is not offered by bank transfer where that is switched off', () => {
    const de = tenants.find(({ id }) => id === 'de');
    if (!de) throw new Error('no de');
    const off = { ...de, orderOptions: { ...de.orderOptions, bankTransfer: false } };
    expect(paymentMethodsOn(off, TODAY)).not.toContain('prepayment');
  });
});

test('an order that waits can be paid by what needs nothing more to be typed and no credit check', () => {
  expect(methodsToChooseAgain(['invoice', 'direct-debit', 'paypal', 'instalments', 'pause', 'card'])).toEqual(
    ['invoice', 'paypal', 'card'],
  );
});

test('a wished day is not promised with a transfer in advance; without one every method is possible', () => {
  for (const { payment } of tenants) {
    const kept = payment.methods.filter(({ code }) => keepsWishedDay(code, '2026-11-30'));
    expect(kept.map(({ code }) => code)).not.toContain('prepayment');
    const others = payment.methods.filter(({ code }) => code !== 'prepayment');
    expect(kept).toEqual(others);
    expect(payment.methods.every(({ code }) => keepsWishedDay(code, null))).toBe(true);
  }
});

test('only what is paid at a provider’s waits for it', () => {
  const waits = ['ideal', 'paypal', 'card', 'apple-pay', 'google-pay', 'klarna', 'riverty'];
  const others = ['invoice', 'prepayment', 'direct-debit', 'instalments', 'pause', 'pause-instalments', 'x'];
  expect(waits.every(isRedirectMethod)).toBe(true);
  expect(others.some(isRedirectMethod)).toBe(false);
});
