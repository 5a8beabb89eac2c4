import { expect, test } from 'vitest';
import type { PaymentProvider } from '#commerce/money/payment/payment-provider.types.ts';
import { loadTenants } from '#tenants/load.ts';
import type { PaymentMethod } from '#tenants/payment-methods.ts';
import { withOfferedMethods } from './payments.ts';

const tenants = await loadTenants();

function offered(offers: readonly PaymentMethod[] | null): Readonly<Record<string, readonly string[]>> {
  const provider = offers && ({ name: 'sandbox', offers } as unknown as PaymentProvider);
  const shops = withOfferedMethods(tenants, { provider, originOf: () => '', secret: '' });
  return Object.fromEntries(shops.map(({ id, payment }) => [id, payment.methods.map(({ code }) => code)]));
}

test('a method that needs a provider is offered where there is one that has it, the others always', () => {
  expect(offered(['ideal', 'card', 'klarna']).nl).toEqual(['ideal', 'invoice', 'card', 'direct-debit']);
  expect(offered(['card', 'klarna']).de).toEqual([
    ...['invoice', 'prepayment', 'direct-debit', 'card', 'klarna'],
  ]);
  expect(offered(null).de).toEqual(['invoice', 'prepayment', 'direct-debit']);
});

test('without a provider there are no payment links either', () => {
  for (const { payment } of withOfferedMethods(tenants, { provider: null, originOf: () => '', secret: '' }))
    expect(payment.paylinkMethods).toEqual([]);
});
