import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export async function insertReversal(
  ctx: RequestContext,
  reversal: {
    readonly orderId: string;
    readonly paymentId: string;
    readonly amountMinor: number;
    readonly kind: 'returned-debit' | 'chargeback';
    readonly key: string;
    readonly reason: string | null;
  },
): Promise<void> {
  await ctx.db
    .insertInto('payment_reversal')
    .values({
      tenant_id: ctx.tenant.id,
      reversal_key: reversal.key,
      order_id: reversal.orderId,
      payment_id: reversal.paymentId,
      kind: reversal.kind,
      amount_minor: reversal.amountMinor,
      reason: reversal.reason,
      noted_at: ctx.clock.now(),
    })
    .execute();
}
