import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  NewProviderPayment,
  PaymentProvider,
  ProviderState,
  ProviderWallets,
} from './payment-provider.types.ts';

export type ProviderBench = {
  readonly provider: PaymentProvider;
  /** changes a payment as the customer or a bank would: it is paid, refused … */
  simulateState(reference: string, state: ProviderState): Promise<void>;
  /** the provider cannot be reached until the promise of `work` settles */
  runDuringOutage(work: () => Promise<void>): Promise<void>;
};

const buildNewPayment = (over: Partial<NewProviderPayment> = {}): NewProviderPayment => ({
  idempotencyKey: randomUUID(),
  amount: { minor: 12_345, currency: 'EUR' },
  method: 'ideal',
  description: 'Tavelo 1000012',
  locale: 'nl-NL',
  redirectUrl: 'http://shop.test/bestellen/betaald/?order=1000012',
  webhookUrl: 'http://shop.test/api/payments/webhook',
  captureLater: false,
  purchase: null,
  ...over,
});

const createIdempotencyKey = () => ({ idempotencyKey: randomUUID() });
const createRefund = (minor: number) => ({
  ...createIdempotencyKey(),
  amount: { minor, currency: 'EUR' as const },
  description: 'back',
});

/** Rules that every provider keeps; the shop relies on nothing else. */
export function describeProviderCases(bench: ProviderBench): void {
  const { wallets } = bench.provider;
  if (wallets) describe('a wallet', () => describeWalletCases(wallets));
  describe('a payment', () => describePaymentCases(bench));
  describe('a refund', () => describeRefundCases(bench));
  describe('a payment provider', () => describeOutageCases(bench));
}

function describePaymentCases({ provider, simulateState }: ProviderBench): void {
  it('a payment begins open with its amount to the cent and an address to pay at', async () => {
    for (const minor of [1, 99, 100, 12_345, 999_999]) {
      const begun = await provider.createPayment(buildNewPayment({ amount: { minor, currency: 'EUR' } }));
      expect(begun).toMatchObject({ state: 'open', amount: { minor, currency: 'EUR' } });
      expect(begun.checkoutUrl).toMatch(/^https?:\/\//);
      expect(await provider.getPayment(begun.reference)).toEqual(begun);
    }
  });

  it('a payment is started once, however often and simultaneously it is requested', async () => {
    const asked = buildNewPayment();
    const begun = await Promise.all(Array.from({ length: 5 }, () => provider.createPayment(asked)));
    expect(new Set(begun.map(({ reference }) => reference)).size).toBe(1);
    const other = await provider.createPayment(buildNewPayment());
    expect(other.reference).not.toBe(begun[0]?.reference);
  });

  it.each(['pending', 'paid', 'failed', 'canceled', 'expired', 'authorized'] as const)(
    'a payment that is %s reports that state',
    async (state) => {
      const { reference } = await provider.createPayment(buildNewPayment());
      await simulateState(reference, state);
      const answer = await provider.getPayment(reference);
      expect(answer).toMatchObject({ reference, state, amount: { minor: 12_345 } });
      expect(answer?.checkoutUrl).toBeNull();
    },
  );

  it('an unknown id gives null', async () => {
    expect(await provider.getPayment('tr_unknown00')).toBeNull();
  });

  it('an open payment can be cancelled and a paid one stays paid', async () => {
    const open = await provider.createPayment(buildNewPayment());
    expect(await provider.cancel(open.reference, createIdempotencyKey())).toMatchObject({
      state: 'canceled',
    });
    expect(await provider.cancel(open.reference, createIdempotencyKey())).toMatchObject({
      state: 'canceled',
    });
    const paid = await provider.createPayment(buildNewPayment());
    await simulateState(paid.reference, 'paid');
    expect(await provider.cancel(paid.reference, createIdempotencyKey())).toMatchObject({ state: 'paid' });
  });

  it('an authorized payment is captured once', async () => {
    const { reference } = await provider.createPayment(
      buildNewPayment({ method: 'card', captureLater: true }),
    );
    await simulateState(reference, 'authorized');
    const capture = { ...createIdempotencyKey(), amount: { minor: 12_345, currency: 'EUR' as const } };
    expect(await provider.capture(reference, capture)).toMatchObject({ state: 'paid' });
    expect(await provider.capture(reference, capture)).toMatchObject({ state: 'paid' });
  });
}

function describeWalletCases(wallets: ProviderWallets): void {
  it('a wallet is requested once by its key and contains no data yet', async () => {
    const asked = {
      ...{ idempotencyKey: randomUUID(), method: 'google-pay' as const, country: 'NL' },
      ...{ amount: { minor: 4995, currency: 'EUR' as const }, description: 'Tavelo' },
      ...{ locale: 'nl-NL' as const, redirectUrl: 'http://shop.test/bestellen/express' },
    };
    const begun = await wallets.begin(asked);
    expect(begun).toMatchObject({ state: 'open', contact: null });
    expect(begun.checkoutUrl).toMatch(/^https?:\/\//);
    expect(await wallets.begin(asked)).toEqual(begun);
    expect(await wallets.get(begun.reference)).toEqual(begun);
  });

  it('a wallet that was never requested is null', async () => {
    expect(await wallets.get('sw_unknown')).toBeNull();
  });
}

function describeRefundCases({ provider, simulateState }: ProviderBench): void {
  it('a refund is made once per key, in parts, and never exceeds what was paid', async () => {
    const { reference } = await provider.createPayment(buildNewPayment());
    await simulateState(reference, 'paid');
    const part = createRefund(2345);
    const [first, again] = [await provider.refund(reference, part), await provider.refund(reference, part)];
    expect(again.reference).toBe(first.reference);
    expect(await provider.getRefund(reference, first.reference)).toMatchObject({
      reference: first.reference,
    });
    await provider.refund(reference, createRefund(10_000));
    await expect(provider.refund(reference, createRefund(1))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('a refund of an unpaid payment is refused', async () => {
    const { reference } = await provider.createPayment(buildNewPayment());
    await expect(provider.refund(reference, createRefund(1))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('an unknown id gives null', async () => {
    const { reference } = await provider.createPayment(buildNewPayment());
    expect(await provider.getRefund(reference, 're_unknown00')).toBeNull();
  });
}

function describeOutageCases({ provider, runDuringOutage }: ProviderBench): void {
  it('an unreachable provider gives an unknown result and the same key works afterwards', async () => {
    const asked = buildNewPayment();
    const begun = await provider.createPayment(asked);
    await runDuringOutage(async () => {
      await expect(provider.getPayment(begun.reference)).rejects.toMatchObject({ kind: 'unreachable' });
      await expect(provider.createPayment(asked)).rejects.toMatchObject({ kind: 'unreachable' });
    });
    expect((await provider.createPayment(asked)).reference).toBe(begun.reference);
  });
}
