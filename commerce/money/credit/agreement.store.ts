import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { agreementOf, type StoredAgreement } from './agreement.rules.ts';

/** An order's credit as it holds now. */
export type Agreement = StoredAgreement & {
  readonly orderId: string;
  readonly version: number;
  /** all premiums together, minor units */
  readonly premiumMinor: number;
  readonly agreedAt: Date;
};

export async function insertAgreement(
  ctx: RequestContext,
  agreement: StoredAgreement & {
    readonly orderId: string;
    readonly version: number;
    readonly decisionId: string | null;
  },
): Promise<void> {
  const { orderId, version, decisionId, ...stored } = agreement;
  const premiumMinor = stored.dues.reduce((sum, due) => sum + due.premiumMinor, 0);
  await ctx.db
    .insertInto('credit_agreement')
    .values({
      tenant_id: ctx.tenant.id,
      order_id: orderId,
      version,
      method: stored.plan.method,
      plan: JSON.stringify(stored),
      decision_id: decisionId,
      price_minor: stored.plan.priceMinor,
      overall_minor: stored.plan.overallMinor + premiumMinor,
      premium_minor: premiumMinor,
      agreed_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'order_id', 'version']).doNothing())
    .execute();
}

/** @param version default: the one that holds */
export async function readAgreement(
  ctx: RequestContext,
  orderId: string,
  version?: number,
): Promise<Agreement | null> {
  const row = await ctx.db
    .selectFrom('credit_agreement')
    .select(['version', 'plan', 'premium_minor', 'agreed_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 1))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...agreementOf(row.plan),
    orderId,
    version: row.version,
    premiumMinor: row.premium_minor,
    agreedAt: row.agreed_at,
  };
}

/** Orders whose credit was agreed in a range of days, the earliest first. @param range moments */
export async function readAgreedOrders(
  ctx: RequestContext,
  range: { readonly from: Date; readonly until: Date },
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('credit_agreement')
    .select('order_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('version', '=', 1)
    .where('agreed_at', '>=', range.from)
    .where('agreed_at', '<', range.until)
    .orderBy('agreed_at')
    .execute();
  return rows.map(({ order_id }) => order_id);
}
