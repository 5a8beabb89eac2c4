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
} from '../payment-provider.types.ts';
import { computeSandboxState, getSandboxPlan, type SandboxAnswer } from './sandbox.rules.ts';
import {
  bookPayment,
  bookRefund,
  hasSandboxRefund,
  moveSandbox,
  moveSandboxLater,
  readSandbox,
  type SandboxRow,
} from './sandbox.store.ts';
import { createSandboxWalletPages, createSandboxWallets, type SandboxWalletPages } from './sandbox-wallet.ts';

export type SandboxOptions = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  /** origin of its payment pages, by the address that it will send the browser back to */
  readonly getPageOrigin: (redirectUrl: string) => string;
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
  /** @returns null if there is no such payment */
  show(reference: string): Promise<SandboxPayment | null>;
  /** Carries out an answer given on its page. @returns where the browser goes; null if there is no such payment */
  answer(reference: string, answer: SandboxAnswer): Promise<string | null>;
};

export type Sandbox = PaymentProvider & SandboxPages & SandboxWalletPages;

/**
 * A provider of our own for development and tests. It keeps its records in tables of its own and talks to the shop as
 * any other does: by its port and by webhooks over HTTP.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  return {
    ...createSandboxPort(options),
    wallets: createSandboxWallets(options),
    ...createSandboxPages(options),
    ...createSandboxWalletPages(options),
  };
}

function createSandboxPort(options: SandboxOptions): PaymentProvider {
  const { db, clock } = options;
  const viewPayment = (row: SandboxRow) => buildProviderPayment(options, row);
  const requireSandboxRow = async (reference: string): Promise<SandboxRow> => {
    const row = await readSandbox(db, reference);
    if (!row) throw new ProviderError('refused', `there is no payment ${reference}`);
    return row;
  };
  return {
    name: 'sandbox',
    offers: PAYMENT_METHODS,
    createPayment: async (payment) => viewPayment(await bookPayment(db, payment, clock.now())),
    async getPayment(reference) {
      const row = await readSandbox(db, reference);
      return row && viewPayment(row);
    },
    async capture(reference, { amount }) {
      const row = await requireSandboxRow(reference);
      const state = resolveSandboxState(options, row);
      if (state !== 'authorized' && state !== 'paid')
        throw new ProviderError('refused', `payment ${reference} is ${state}`);
      if (amount.minor > row.amount_minor)
        throw new ProviderError('refused', `payment ${reference}: more than was authorized`);
      await moveSandbox(db, reference, 'paid');
      return viewPayment(await requireSandboxRow(reference));
    },
    async cancel(reference) {
      const state = resolveSandboxState(options, await requireSandboxRow(reference));
      if (['open', 'pending', 'authorized'].includes(state)) await moveSandbox(db, reference, 'canceled');
      return viewPayment(await requireSandboxRow(reference));
    },
    async refund(reference, { amount: { minor, currency }, idempotencyKey: key }) {
      const asked = { reference, key, minor, currency, now: clock.now() };
      const made = await bookRefund(db, asked, (row) => resolveSandboxState(options, row) === 'paid');
      return { reference: made, state: 'done' };
    },
    async getRefund(_reference, reference) {
      return (await hasSandboxRefund(db, reference)) ? { reference, state: 'done' } : null;
    },
  };
}

function createSandboxPages(options: SandboxOptions): SandboxPages {
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
        state: resolveSandboxState(options, row),
        captureLater: row.capture_later,
        redirectUrl: row.redirect_url,
      };
    },
    async answer(reference, answer) {
      const row = await readSandbox(db, reference);
      if (!row || resolveSandboxState(options, row) !== 'open') return row?.redirect_url ?? null;
      const { state, afterMs, webhooks, toldBeforeReturn } = getSandboxPlan(answer);
      const at = new Date(clock.now().getTime() + afterMs);
      if (state && afterMs > 0) await moveSandboxLater(db, reference, state, at);
      else if (state) await moveSandbox(db, reference, state);
      const sendWebhooks = async () => {
        await Promise.all(Array.from({ length: webhooks }, () => tell(row.webhook_url, reference)));
      };
      if (toldBeforeReturn) await sendWebhooks();
      else setTimeout(sendWebhooks, afterMs + 50).unref();
      return row.redirect_url;
    },
  };
}

function resolveSandboxState({ clock }: SandboxOptions, row: SandboxRow): ProviderState {
  const { state, later_at: laterAt, expires_at: expiresAt } = row;
  const laterState = row.later_state as ProviderState | null;
  return computeSandboxState({ state, laterState, laterAt, expiresAt }, clock.now());
}

function buildProviderPayment(options: SandboxOptions, row: SandboxRow): ProviderPayment {
  const { reference, amount_minor: minor, currency, redirect_url: redirectUrl } = row;
  const state = resolveSandboxState(options, row);
  return {
    reference,
    state,
    amount: { minor, currency: currency as Currency },
    checkoutUrl: state === 'open' ? `${options.getPageOrigin(redirectUrl)}/sandbox-pay/${reference}` : null,
  };
}
