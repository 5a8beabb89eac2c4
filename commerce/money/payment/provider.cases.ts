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
  happens(reference: string, state: ProviderState): Promise<void>;
  /** the provider cannot be reached until the promise of `work` settles */
  without(work: () => Promise<void>): Promise<void>;
};

const payment = (over: Partial<NewProviderPayment> = {}): NewProviderPayment => ({
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

const key = () => ({ idempotencyKey: randomUUID() });
const refund = (minor: number) => ({
  ...key(),
  amount: { minor, currency: 'EUR' as const },
  description: 'back',
});

/** Rules that every provider keeps; the shop relies on nothing else. */
export function providerCases(bench: ProviderBench): void {
  const { wallets } = bench.provider;
  if (wallets) describe('a wallet', () => walletCases(wallets));
  describe('a payment', () => paymentCases(bench));
  describe('a refund', () => refundCases(bench));
  describe('a provider', () => outageCases(bench));
}

function paymentCases({ provider, happens }: ProviderBench): void {
  it('begins open, with its amount to the cent and an address to pay at', async () => {
    for (const minor of [1, 99, 100, 12_345, 999_999]) {
      const begun = await provider.createPayment(payment({ amount: { minor, currency: 'EUR' } }));
      expect(begun).toMatchObject({ state: 'open', amount: { minor, currency: 'EUR' } });
      expect(begun.checkoutUrl).toMatch(/^https?:\/\//);
      expect(await provider.getPayment(begun.reference)).toEqual(begun);
    }
  });

  it('is begun once, however often and at once it is asked for', async () => {
    const asked = payment();
    const begun = await Promise.all(Array.from({ length: 5 }, () => provider.createPayment(asked)));
    expect(new Set(begun.map(({ reference }) => reference)).size).toBe(1);
    const other = await provider.createPayment(payment());
    expect(other.reference).not.toBe(begun[0]?.reference);
  });

  it.each(['pending', 'paid', 'failed', 'canceled', 'expired', 'authorized'] as const)(
    'that is %s says so',
    async (state) => {
      const { reference } = await provider.createPayment(payment());
      await happens(reference, state);
      const answer = await provider.getPayment(reference);
      expect(answer).toMatchObject({ reference, state, amount: { minor: 12_345 } });
      expect(answer?.checkoutUrl).toBeNull();
    },
  );

  it('that there is not is null', async () => {
    expect(await provider.getPayment('tr_unknown00')).toBeNull();
  });

  it('that is open can be ended; one that is paid stays paid', async () => {
    const open = await provider.createPayment(payment());
    expect(await provider.cancel(open.reference, key())).toMatchObject({ state: 'canceled' });
    expect(await provider.cancel(open.reference, key())).toMatchObject({ state: 'canceled' });
    const paid = await provider.createPayment(payment());
    await happens(paid.reference, 'paid');
    expect(await provider.cancel(paid.reference, key())).toMatchObject({ state: 'paid' });
  });

  it('that is authorized is taken once', async () => {
    const { reference } = await provider.createPayment(payment({ method: 'card', captureLater: true }));
    await happens(reference, 'authorized');
    const capture = { ...key(), amount: { minor: 12_345, currency: 'EUR' as const } };
    expect(await provider.capture(reference, capture)).toMatchObject({ state: 'paid' });
    expect(await provider.capture(reference, capture)).toMatchObject({ state: 'paid' });
  });
}

function walletCases(wallets: ProviderWallets): void {
  it('is asked once by its key, and has given nothing yet', async () => {
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

  it('that was never asked is null', async () => {
    expect(await wallets.get('sw_unknown')).toBeNull();
  });
}

function refundCases({ provider, happens }: ProviderBench): void {
  it('is given once by its key, in parts, and never more than was paid', async () => {
    const { reference } = await provider.createPayment(payment());
    await happens(reference, 'paid');
    const part = refund(2345);
    const [first, again] = [await provider.refund(reference, part), await provider.refund(reference, part)];
    expect(again.reference).toBe(first.reference);
    expect(await provider.getRefund(reference, first.reference)).toMatchObject({
      reference: first.reference,
    });
    await provider.refund(reference, refund(10_000));
    await expect(provider.refund(reference, refund(1))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('of what is not paid is refused', async () => {
    const { reference } = await provider.createPayment(payment());
    await expect(provider.refund(reference, refund(1))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that there is not is null', async () => {
    const { reference } = await provider.createPayment(payment());
    expect(await provider.getRefund(reference, 're_unknown00')).toBeNull();
  });
}

function outageCases({ provider, without }: ProviderBench): void {
  it('that cannot be reached says that nobody knows, and the same key is good afterwards', async () => {
    const asked = payment();
    const begun = await provider.createPayment(asked);
    await without(async () => {
      await expect(provider.getPayment(begun.reference)).rejects.toMatchObject({ kind: 'unreachable' });
      await expect(provider.createPayment(asked)).rejects.toMatchObject({ kind: 'unreachable' });
    });
    expect((await provider.createPayment(asked)).reference).toBe(begun.reference);
  });
}
