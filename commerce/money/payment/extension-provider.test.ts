import { afterEach, expect, test, vi } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { defineExtension } from '#retailer/extension/extension.ts';
import { loadTenants } from '#tenants/load.ts';
import { createExtensionProvider } from './extension-provider.ts';
import { type PaymentProvider, ProviderError, type ProviderPayment } from './payment-provider.types.ts';

const [tenant] = await loadTenants();
const lines: object[] = [];
const write = (fields: object) => void lines.push(fields);
const events = createEvents();
const failures: string[] = [];
events.on((event) => {
  if (event.type === 'extension-failed') failures.push(event.point);
});
const shop = { events, log: { debug: write, info: write, warn: write, error: write } };
afterEach(() => {
  lines.length = 0;
  failures.length = 0;
  vi.useRealTimers();
});

const PAID: ProviderPayment = {
  reference: 'pay_1',
  state: 'paid',
  amount: { minor: 100, currency: 'EUR' },
  checkoutUrl: null,
};

function open(over: Partial<PaymentProvider>, ...names: readonly string[]): PaymentProvider | null {
  if (!tenant) throw new Error('there is no tenant');
  const extensions = (names.length > 0 ? names : ['psp']).map((name) =>
    defineExtension({
      ...{ name, folder: import.meta.dirname, shop: '^1.0' },
      providers: {
        payment: ({ secrets }) => ({
          name: 'anything',
          offers: ['card'],
          getPayment: async () => PAID,
          secrets,
          ...over,
        }),
      },
    }),
  );
  const activeExtensions = extensions.map((extension) => ({
    extension,
    settings: {},
    publicSettings: {},
    secrets: {},
  }));
  return createExtensionProvider(
    [
      { ...tenant, activeExtensions },
      { ...tenant, activeExtensions },
    ],
    shop,
  );
}

test('the provider of an extension is asked under the extension’s name', async () => {
  const provider = open({});
  expect([provider?.name, provider?.offers]).toEqual(['psp', ['card']]);
  expect(await provider?.getPayment('pay_1')).toEqual(PAID);
  expect(provider?.readWebhook).toBeUndefined();
});

test('without such an extension the product’s own provider stays', () => {
  expect(tenant && createExtensionProvider([tenant], shop)).toBeNull();
});

test('two extensions that bring a provider stop the start', () => {
  expect(() => open({}, 'psp', 'other')).toThrow(
    'only one extension may bring a payment provider: psp, other',
  );
});

test.each<[string, () => Promise<never> | Promise<ProviderPayment>]>([
  ['throws', () => Promise.reject(new Error('TypeError of the vendor'))],
  [
    'answers with an amount that is no integer',
    async () => ({ ...PAID, amount: { minor: 1.5, currency: 'EUR' } }),
  ],
  ['sends the customer to a script', async () => ({ ...PAID, checkoutUrl: 'javascript:alert(1)' })],
])('a provider that %s counts as not reached, and the shop asks again', async (_fault, getPayment) => {
  const asked = open({ getPayment })?.getPayment('pay_1');
  await expect(asked).rejects.toMatchObject({ name: 'ProviderError', kind: 'unreachable' });
  expect(lines).toEqual([
    expect.objectContaining({ extension: 'psp', point: 'providers.payment.getPayment' }),
  ]);
  expect(failures).toEqual(['providers.payment.getPayment']);
});

test('a provider that never answers counts as not reached after 15 seconds', async () => {
  vi.useFakeTimers();
  const asked = open({ getPayment: () => new Promise(() => {}) })?.getPayment('pay_1');
  const refused = expect(asked).rejects.toMatchObject({ kind: 'unreachable' });
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
});

test('a refusal of the provider reaches the shop as it is', async () => {
  const refuse = () => Promise.reject(new ProviderError('refused', 'more than was paid'));
  const refunding = open({ refund: refuse })?.refund('pay_1', {
    ...{ idempotencyKey: 'k', description: 'back' },
    amount: { minor: 200, currency: 'EUR' },
  });
  await expect(refunding).rejects.toMatchObject({ kind: 'refused', message: 'more than was paid' });
  expect(lines).toEqual([]);
});
