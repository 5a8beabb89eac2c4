import { sql } from 'kysely';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { parseAgreement, type StoredAgreement } from './agreement.rules.ts';

/** An order's credit as it holds now. */
export type Agreement = StoredAgreement & {
  readonly orderId: string;
  readonly version: number;
  /** all premiums together, minor units */
  readonly premiumMinor: number;
  readonly agreedAt: Date;
};

type NewAgreement = StoredAgreement & {
  readonly orderId: string;
  readonly version: number;
  readonly decisionId: string | null;
};

/** An agreement for the transaction that places or changes its order, and how it holds once that is written. */
export function buildNewAgreement(
  { tenant, clock }: RequestContext,
  { orderId, version, decisionId, ...stored }: NewAgreement,
): { readonly agreement: Agreement; readonly rows: Writes } {
  const premiumMinor = stored.dues.reduce((sum, due) => sum + due.premiumMinor, 0);
  const agreedAt = clock.now();
  const { method, priceMinor, overallMinor } = stored.plan;
  return {
    agreement: { ...stored, orderId, version, premiumMinor, agreedAt },
    rows: {
      new_agreement: sql`
        insert into credit_agreement (
          tenant_id, order_id, version, method, plan, decision_id, price_minor, overall_minor, premium_minor,
          agreed_at)
        values (
          ${tenant.id}, ${orderId}, ${version}, ${method}, ${JSON.stringify(stored)}, ${decisionId}, ${priceMinor},
          ${overallMinor + premiumMinor}, ${premiumMinor}, ${agreedAt})
        on conflict (tenant_id, order_id, version) do nothing`,
    },
  };
}

/** Writes an agreement by itself: {@link buildNewAgreement}. */
export async function insertAgreement(ctx: RequestContext, agreement: NewAgreement): Promise<void> {
  await writeTogether(ctx.db, [buildNewAgreement(ctx, agreement).rows]);
}

/** @param version default: the current one */
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
    ...parseAgreement(row.plan),
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
