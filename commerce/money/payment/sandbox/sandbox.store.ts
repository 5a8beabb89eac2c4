import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { type NewProviderPayment, ProviderError, type ProviderState } from '../payment-provider.types.ts';

/** The sandbox's own records: no tenant is in them. */
export type SandboxRow = Selectable<DB['sandbox_payment']>;

/** As long as a bank's page stays open. */
const OPEN_MS = 15 * 60_000;

/** Writes a payment once for each key. @returns the payment with that key */
export async function bookPayment(
  db: Kysely<DB>,
  payment: NewProviderPayment,
  now: Date,
): Promise<SandboxRow> {
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
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('idempotency_key', '=', payment.idempotencyKey)
    .executeTakeFirstOrThrow();
}

export async function readSandbox(db: Kysely<DB>, reference: string): Promise<SandboxRow | null> {
  const row = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

export async function moveSandbox(db: Kysely<DB>, reference: string, state: ProviderState): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set({ state, later_state: null, later_at: null })
    .where('reference', '=', reference)
    .execute();
}

/** Moves a payment to a state from `at` on. */
export async function moveSandboxLater(
  db: Kysely<DB>,
  reference: string,
  state: ProviderState,
  at: Date,
): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set({ later_state: state, later_at: at })
    .where('reference', '=', reference)
    .execute();
}

/**
 * Gives back a part, once for each key.
 * @param isPaid whether the payment is paid in its current state
 * @returns the refund's reference
 * @throws ProviderError `refused` for more than was paid
 */
export function bookRefund(
  db: Kysely<DB>,
  refund: { reference: string; key: string; minor: number; currency: string; now: Date },
  isPaid: (row: SandboxRow) => boolean,
): Promise<string> {
  return db.transaction().execute(async (inner) => {
    const row = await inner
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', refund.reference)
      .forUpdate()
      .executeTakeFirst();
    const refunds = await inner
      .selectFrom('sandbox_refund')
      .selectAll()
      .where('payment_reference', '=', refund.reference)
      .execute();
    const same = refunds.find((one) => one.idempotency_key === refund.key);
    if (same) return same.reference;
    const given = refunds.reduce((sum, one) => sum + one.amount_minor, 0);
    if (!row || !isPaid(row)) throw new ProviderError('refused', `payment ${refund.reference} is not paid`);
    if (given + refund.minor > row.amount_minor || refund.currency !== row.currency)
      throw new ProviderError(
        'refused',
        `refund ${refund.key} of payment ${refund.reference}: more than was paid`,
      );
    const reference = `sr_${randomBytes(9).toString('hex')}`;
    await inner
      .insertInto('sandbox_refund')
      .values({
        reference,
        payment_reference: refund.reference,
        idempotency_key: refund.key,
        amount_minor: refund.minor,
        created_at: refund.now,
      })
      .execute();
    return reference;
  });
}

export async function hasSandboxRefund(db: Kysely<DB>, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('sandbox_refund')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}
