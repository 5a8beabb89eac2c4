import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { readSignedId, type TokenKey } from '#commerce/ground/kernel/expiring-token.rules.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';

/** A link's part of an order. @property partMinor null for all that is open */
export type Cover = { readonly partMinor: number | null; readonly madeAt: Date };

/** A link that was given out, and its order. */
export type FoundLink = Cover & { readonly order: PaidOrder; readonly expiresAt: Date };

/** @returns null if the link is not one of the shop's */
export async function findLink(
  ctx: RequestContext,
  { secret }: Payments,
  token: string,
): Promise<FoundLink | null> {
  const link = readSignedId(buildLinkKey(ctx, secret), token);
  if (!link) return null;
  const row = await ctx.db
    .selectFrom('paylink')
    .select(['order_id', 'part_minor', 'created_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('paylink_id', '=', link.id)
    .executeTakeFirst();
  const order = row ? await readOrder(ctx, row.order_id) : null;
  if (!row || !order) return null;
  return { order, expiresAt: link.expiresAt, partMinor: row.part_minor, madeAt: row.created_at };
}

export function buildLinkKey({ tenant }: RequestContext, secret: string): TokenKey {
  return { secret, purpose: 'paylink', tenantId: tenant.id };
}
