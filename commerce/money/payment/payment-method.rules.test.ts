import { describe, expect, it, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import {
  canKeepWishedDay,
  filterRetryMethods,
  isRedirectMethod,
  listLinkMethods,
  listPaymentMethods,
} from './payment-method.rules.ts';

const tenants = await loadTenants();
const TODAY = '2026-11-20';

const getTenant = (id: string) => {
  const tenant = tenants.find((one) => one.id === id);
  if (!tenant) throw new Error(`no tenant ${id}`);
  return listPaymentMethods(tenant, TODAY);
};

test.each([
  ['nl', ['ideal', 'apple-pay', 'google-pay', 'paypal', 'mastercard', 'visa', 'diners', 'discover']],
  ['de', ['paypal', 'apple-pay', 'google-pay', 'mastercard', 'visa', 'diners', 'discover']],
])("a payment link in %s offers the tenant's methods first and nothing that lends", (id, methods) => {
  const tenant = tenants.find((one) => one.id === id);
  expect(tenant && listLinkMethods(tenant, TODAY)).toEqual(methods);
});

describe('payment methods of a market', () => {
  it('the Netherlands list iDEAL | Wero first and no bank transfer (product 9.7)', () => {
    expect(getTenant('nl')[0]).toBe('ideal');
    expect(getTenant('nl')).not.toContain('prepayment');
  });

  it('SEPA direct debit is offered everywhere except Switzerland', () => {
    expect(getTenant('ch')).not.toContain('direct-debit');
    for (const id of ['nl', 'de', 'at']) expect(getTenant(id)).toContain('direct-debit');
  });

  it.each(['nl', 'de', 'at', 'ch'])(
    'the methods in %s include invoice, PayPal and cards, each once',
    (id) => {
      expect(getTenant(id)).toEqual(expect.arrayContaining(['invoice', 'paypal', 'card']));
      expect(new Set(getTenant(id)).size).toBe(getTenant(id).length);
    },
  );

  it('a method with a start date is offered from that day', () => {
    const [tenant] = tenants;
    if (!tenant) throw new Error('no tenants');
    const methods = [
      { code: 'invoice', validFrom: null },
      { code: 'card', validFrom: '2026-12-01' },
    ] as const;
    const later = { ...tenant, payment: { ...tenant.payment, methods: [...methods] } };
    expect(listPaymentMethods(later, '2026-11-30')).toEqual(['invoice']);
    expect(listPaymentMethods(later, '2026-12-01')).toEqual(['invoice', 'card']);
  });

  it('bank transfer is not offered where it is switched off', () => {
    const de = tenants.find(({ id }) => id === 'de');
    if (!de) throw new Error('no de');
    const off = { ...de, orderOptions: { ...de.orderOptions, bankTransfer: false } };
    expect(listPaymentMethods(off, TODAY)).not.toContain('prepayment');
  });
});

test('a waiting order can be paid by methods that need no further input and no credit check', () => {
  expect(filterRetryMethods(['invoice', 'direct-debit', 'paypal', 'instalments', 'pause', 'card'])).toEqual([
    'invoice',
    'paypal',
    'card',
  ]);
});

test('a requested delivery day excludes prepayment by transfer; without one every method is possible', () => {
  for (const { payment } of tenants) {
    const kept = payment.methods.filter(({ code }) => canKeepWishedDay(code, '2026-11-30'));
    expect(kept.map(({ code }) => code)).not.toContain('prepayment');
    const others = payment.methods.filter(({ code }) => code !== 'prepayment');
    expect(kept).toEqual(others);
    expect(payment.methods.every(({ code }) => canKeepWishedDay(code, null))).toBe(true);
  }
});

test('an order waits only for payments made at a provider', () => {
  const waits = ['ideal', 'paypal', 'card', 'apple-pay', 'google-pay', 'klarna', 'riverty'];
  const others = ['invoice', 'prepayment', 'direct-debit', 'instalments', 'pause', 'pause-instalments', 'x'];
  expect(waits.every(isRedirectMethod)).toBe(true);
  expect(others.some(isRedirectMethod)).toBe(false);
});
