import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#commerce/database/schema.ts';
import type { Clock } from '#commerce/kernel/clock.ts';
import type { Currency } from '#commerce/kernel/money.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderState,
} from './payment-provider.types.ts';
import { type SandboxAnswer, sandboxPlan, sandboxStateAt } from './sandbox.rules.ts';

export type SandboxOptions = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  /** origin of its payment pages, by the address that it will send the browser back to */
  readonly pageOrigin: (redirectUrl: string) => string;
  /** Says by HTTP that something happened to a payment. Fails silently: a webhook that is lost is part of life. */
  readonly tell: (webhookUrl: string, reference: string) => Promise<void>;
};

/** What its page shows. */
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

export type Sandbox = PaymentProvider & {
  /** @returns null: there is no such payment */
  show(reference: string): Promise<SandboxPayment | null>;
  /** Does as its page was told. @returns where the browser goes; null: there is no such payment */
  answer(reference: string, answer: SandboxAnswer): Promise<string | null>;
};

type Row = Selectable<DB['sandbox_payment']>;

/** As long as a bank's page waits. */
const OPEN_MS = 15 * 60_000;

/**
 * A provider of our own for development and tests. It keeps its books in tables of its own and talks to the shop as any
 * other does: by its port and by webhooks over HTTP.
 */
export function createSandbox({ db, clock, pageOrigin, tell }: SandboxOptions): Sandbox {
  async function read(reference: string): Promise<Row | null> {
    const row = await db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row ?? null;
  }

  async function required(reference: string): Promise<Row> {
    const row = await read(reference);
    if (!row) throw new ProviderError('refused', 'there is no such payment');
    return row;
  }

  function stateOf(row: Row): ProviderState {
    const laterState = row.later_state as ProviderState | null;
    const { state, later_at: laterAt, expires_at: expiresAt } = row;
    return sandboxStateAt({ state, laterState, laterAt, expiresAt }, clock.now());
  }

  function viewOf(row: Row): ProviderPayment {
    const state = stateOf(row);
    const { reference, amount_minor: minor, currency, redirect_url: redirectUrl } = row;
    return {
      reference,
      state,
      amount: { minor, currency: currency as Currency },
      checkoutUrl: state === 'open' ? `${pageOrigin(redirectUrl)}/sandbox-pay/${reference}` : null,
    };
  }

  async function move(reference: string, state: ProviderState): Promise<void> {
    await db
      .updateTable('sandbox_payment')
      .set({ state, later_state: null, later_at: null })
      .where('reference', '=', reference)
      .execute();
  }

  return {
    name: 'sandbox',
    async createPayment(payment) {
      const now = clock.now();
      await db
        .insertInto('sandbox_payment')
        .values({
          reference: `sb_${randomBytes(9).toString('hex')}`,
          idempotency_key: payment.idempotencyKey,
          method: payment.method,
          description: payment.description,
          amount_minor: payment.amount.minor,
          currency: payment.amount.currency,
          capture_later: payment.captureLater,
          redirect_url: payment.redirectUrl,
          webhook_url: payment.webhookUrl,
          state: 'open',
          expires_at: new Date(now.getTime() + OPEN_MS),
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const row = await db
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('idempotency_key', '=', payment.idempotencyKey)
        .executeTakeFirstOrThrow();
      return viewOf(row);
    },

    async getPayment(reference) {
      const row = await read(reference);
      return row && viewOf(row);
    },

    async capture(reference, { amount }) {
      const row = await required(reference);
      const state = stateOf(row);
      if (state !== 'authorized' && state !== 'paid') throw new ProviderError('refused', `it is ${state}`);
      if (amount.minor > row.amount_minor) throw new ProviderError('refused', 'more than was authorized');
      await move(reference, 'paid');
      return viewOf(await required(reference));
    },

    async cancel(reference) {
      const row = await required(reference);
      if (['open', 'pending', 'authorized'].includes(stateOf(row))) await move(reference, 'canceled');
      return viewOf(await required(reference));
    },

    async refund(reference, { amount, idempotencyKey }) {
      return db.transaction().execute(async (inner) => {
        const row = await inner
          .selectFrom('sandbox_payment')
          .selectAll()
          .where('reference', '=', reference)
          .forUpdate()
          .executeTakeFirst();
        const refunds = await inner
          .selectFrom('sandbox_refund')
          .selectAll()
          .where('payment_reference', '=', reference)
          .execute();
        const same = refunds.find((refund) => refund.idempotency_key === idempotencyKey);
        if (same) return { reference: same.reference, state: 'done' as const };
        const given = refunds.reduce((sum, refund) => sum + refund.amount_minor, 0);
        if (!row || stateOf(row) !== 'paid') throw new ProviderError('refused', 'it is not paid');
        if (given + amount.minor > row.amount_minor || amount.currency !== row.currency)
          throw new ProviderError('refused', 'more than was paid');
        const refund = `sr_${randomBytes(9).toString('hex')}`;
        await inner
          .insertInto('sandbox_refund')
          .values({
            reference: refund,
            payment_reference: reference,
            idempotency_key: idempotencyKey,
            amount_minor: amount.minor,
            created_at: clock.now(),
          })
          .execute();
        return { reference: refund, state: 'done' as const };
      });
    },

    async getRefund(_reference, refundReference) {
      const row = await db
        .selectFrom('sandbox_refund')
        .select('reference')
        .where('reference', '=', refundReference)
        .executeTakeFirst();
      return row ? { reference: row.reference, state: 'done' } : null;
    },

    async show(reference) {
      const row = await read(reference);
      if (!row) return null;
      return {
        reference,
        method: row.method,
        description: row.description,
        amountMinor: row.amount_minor,
        currency: row.currency as Currency,
        state: stateOf(row),
        captureLater: row.capture_later,
        redirectUrl: row.redirect_url,
      };
    },

    async answer(reference, answer) {
      const row = await read(reference);
      if (!row) return null;
      if (stateOf(row) !== 'open') return row.redirect_url;
      const plan = sandboxPlan(answer);
      if (plan.state && plan.afterMs > 0) await later(reference, plan.state, plan.afterMs);
      else if (plan.state) await move(reference, plan.state);
      const told = async () => {
        const calls = Array.from({ length: plan.webhooks }, () => tell(row.webhook_url, reference));
        await Promise.all(calls);
      };
      if (plan.toldBeforeReturn) await told();
      else setTimeout(told, plan.afterMs + 50).unref();
      return row.redirect_url;
    },
  };

  async function later(reference: string, state: ProviderState, afterMs: number): Promise<void> {
    await db
      .updateTable('sandbox_payment')
      .set({ later_state: state, later_at: new Date(clock.now().getTime() + afterMs) })
      .where('reference', '=', reference)
      .execute();
  }
}
