import { expect, test } from 'vitest';
import type { PaymentProvider } from '#commerce/money/payment/payment-provider.types.ts';
import { loadTenants } from '#tenants/load.ts';
import type { PaymentMethod } from '#tenants/payment-methods.ts';
import { filterOfferedMethods } from './payments.ts';

const tenants = await loadTenants();

function listOfferedMethods(
  offers: readonly PaymentMethod[] | null,
): Readonly<Record<string, readonly string[]>> {
  const provider = offers && ({ name: 'sandbox', offers } as unknown as PaymentProvider);
  const shops = filterOfferedMethods(tenants, { provider, getOrigin: () => '', secret: '' });
  return Object.fromEntries(shops.map(({ id, payment }) => [id, payment.methods.map(({ code }) => code)]));
}

test('a method that needs a provider is offered where one has it and the others always', () => {
  expect(listOfferedMethods(['ideal', 'card', 'klarna']).nl).toEqual([
    'ideal',
    'invoice',
    'card',
    'direct-debit',
  ]);
  expect(listOfferedMethods(['card', 'klarna']).de).toEqual([
    ...['invoice', 'prepayment', 'direct-debit', 'card', 'klarna'],
  ]);
  expect(listOfferedMethods(null).de).toEqual(['invoice', 'prepayment', 'direct-debit']);
});

test('payment links do not exist without a provider', () => {
  for (const { payment } of filterOfferedMethods(tenants, {
    provider: null,
    getOrigin: () => '',
    secret: '',
  }))
    expect(payment.paylinkMethods).toEqual([]);
});
