import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { PAYMENT_METHODS } from '#tenants/payment-methods.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderState,
} from './payment-provider.types.ts';
import { type SandboxAnswer, sandboxPlan, sandboxStateAt } from './sandbox.rules.ts';
import {
  bookPayment,
  bookRefund,
  hasSandboxRefund,
  moveSandbox,
  moveSandboxLater,
  readSandbox,
  type SandboxRow,
} from './sandbox.store.ts';
import { type SandboxWalletPages, sandboxWalletPages, sandboxWallets } from './sandbox-wallet.ts';

export type SandboxOptions = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  /** origin of its payment pages, by the address that it will send the browser back to */
  readonly pageOrigin: (redirectUrl: string) => string;
  /** Reports by HTTP that something happened to a payment. Fails silently: lost webhooks have to be expected. */
  readonly tell: (webhookUrl: string, reference: string) => Promise<void>;
};

/** The content that its page shows. */
export type SandboxPayment = {
  readonly reference: string;
  readonly method: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly state: ProviderState;
  readonly captureLater: boolean;
  readonly redirectUrl: string;
};

/** The actions of the sandbox's payment page. */
type SandboxPages = {
  /** @returns null: there is no such payment */
  show(reference: string): Promise<SandboxPayment | null>;
  /** Carries out an answer given on its page. @returns where the browser goes; null: there is no such payment */
  answer(reference: string, answer: SandboxAnswer): Promise<string | null>;
};

export type Sandbox = PaymentProvider & SandboxPages & SandboxWalletPages;

/**
 * A provider of our own for development and tests. It keeps its records in tables of its own and talks to the shop as
 * any other does: by its port and by webhooks over HTTP.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  return {
    ...portOf(options),
    wallets: sandboxWallets(options),
    ...pagesOf(options),
    ...sandboxWalletPages(options),
  };
}

function portOf(options: SandboxOptions): PaymentProvider {
  const { db, clock } = options;
  const viewOf = (row: SandboxRow) => paymentOf(options, row);
  const required = async (reference: string): Promise<SandboxRow> => {
    const row = await readSandbox(db, reference);
    if (!row) throw new ProviderError('refused', `there is no payment ${reference}`);
    return row;
  };
  return {
    name: 'sandbox',
    offers: PAYMENT_METHODS,
    createPayment: async (payment) => viewOf(await bookPayment(db, payment, clock.now())),
    async getPayment(reference) {
      const row = await readSandbox(db, reference);
      return row && viewOf(row);
    },
    async capture(reference, { amount }) {
      const row = await required(reference);
      const state = stateOf(options, row);
      if (state !== 'authorized' && state !== 'paid')
        throw new ProviderError('refused', `payment ${reference} is ${state}`);
      if (amount.minor > row.amount_minor)
        throw new ProviderError('refused', `payment ${reference}: more than was authorized`);
      await moveSandbox(db, reference, 'paid');
      return viewOf(await required(reference));
    },
    async cancel(reference) {
      const state = stateOf(options, await required(reference));
      if (['open', 'pending', 'authorized'].includes(state)) await moveSandbox(db, reference, 'canceled');
      return viewOf(await required(reference));
    },
    async refund(reference, { amount: { minor, currency }, idempotencyKey: key }) {
      const asked = { reference, key, minor, currency, now: clock.now() };
      const made = await bookRefund(db, asked, (row) => stateOf(options, row) === 'paid');
      return { reference: made, state: 'done' };
    },
    async getRefund(_reference, reference) {
      return (await hasSandboxRefund(db, reference)) ? { reference, state: 'done' } : null;
    },
  };
}

function pagesOf(options: SandboxOptions): SandboxPages {
  const { db, clock, tell } = options;
  return {
    async show(reference) {
      const row = await readSandbox(db, reference);
      if (!row) return null;
      return {
        reference,
        method: row.method,
        description: row.description,
        amountMinor: row.amount_minor,
        currency: row.currency as Currency,
        state: stateOf(options, row),
        captureLater: row.capture_later,
        redirectUrl: row.redirect_url,
      };
    },
    async answer(reference, answer) {
      const row = await readSandbox(db, reference);
      if (!row || stateOf(options, row) !== 'open') return row?.redirect_url ?? null;
      const { state, afterMs, webhooks, toldBeforeReturn } = sandboxPlan(answer);
      const at = new Date(clock.now().getTime() + afterMs);
      if (state && afterMs > 0) await moveSandboxLater(db, reference, state, at);
      else if (state) await moveSandbox(db, reference, state);
      const told = async () => {
        await Promise.all(Array.from({ length: webhooks }, () => tell(row.webhook_url, reference)));
      };
      if (toldBeforeReturn) await told();
      else setTimeout(told, afterMs + 50).unref();
      return row.redirect_url;
    },
  };
}

function stateOf({ clock }: SandboxOptions, row: SandboxRow): ProviderState {
  const { state, later_at: laterAt, expires_at: expiresAt } = row;
  const laterState = row.later_state as ProviderState | null;
  return sandboxStateAt({ state, laterState, laterAt, expiresAt }, clock.now());
}

function paymentOf(options: SandboxOptions, row: SandboxRow): ProviderPayment {
  const { reference, amount_minor: minor, currency, redirect_url: redirectUrl } = row;
  const state = stateOf(options, row);
  return {
    reference,
    state,
    amount: { minor, currency: currency as Currency },
    checkoutUrl: state === 'open' ? `${options.pageOrigin(redirectUrl)}/sandbox-pay/${reference}` : null,
  };
}
