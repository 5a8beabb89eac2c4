import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Days that mailed people have to buy the pieces; whatever is in stock afterwards is offered to the next. */
export const TOLD_FIRST_DAYS = 1;

/** An address that wants to know when an article is in stock again. */
export type StockAlert = {
  readonly alertId: number;
  readonly email: string;
  readonly productId: number;
  /** null for any variant */
  readonly variantId: number | null;
  readonly confirmed: boolean;
  readonly requestedAt: Date;
};

type NewAlert = Pick<StockAlert, 'email' | 'productId' | 'variantId'> & {
  /** sha-256 (hex) of the secret in its mail */
  readonly secretHash: string;
  readonly consentText: string;
  /** the client's address, hashed */
  readonly from: string;
};

/**
 * Stores an alert. An existing one gets the new secret, unless it was requested since `sameSince`: that was the same
 * press. A confirmed one keeps what its owner agreed to, even if it is requested again.
 * @returns false for the same press
 */
export async function upsertAlert(ctx: RequestContext, alert: NewAlert, sameSince: Date): Promise<boolean> {
  const now = ctx.clock.now();
  const { rows } = await sql`
    insert into stock_alert as a (tenant_id, email, locale, product_id, variant_id, secret_hash, consent_text,
                                  requested_at, requested_from)
    values (${ctx.tenant.id}, ${alert.email}, ${ctx.locale}, ${alert.productId}, ${alert.variantId},
            ${alert.secretHash}, ${alert.consentText}, ${now}, ${alert.from})
        on conflict (tenant_id, email, product_id, variant_id) do update
       set secret_hash = excluded.secret_hash,
           locale = case when a.confirmed_at is null then excluded.locale else a.locale end,
           consent_text = case when a.confirmed_at is null then excluded.consent_text else a.consent_text end,
           requested_at = case when a.confirmed_at is null then excluded.requested_at else a.requested_at end,
           requested_from = case when a.confirmed_at is null then excluded.requested_from else a.requested_from end
     where a.requested_at < ${sameSince}
    returning alert_id`.execute(ctx.db);
  return rows.length > 0;
}

export async function findAlert(ctx: RequestContext, secretHash: string): Promise<StockAlert | null> {
  const row = await ctx.db
    .selectFrom('stock_alert')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row
    ? {
        alertId: row.alert_id,
        email: row.email,
        productId: row.product_id,
        variantId: row.variant_id,
        confirmed: row.confirmed_at !== null,
        requestedAt: row.requested_at,
      }
    : null;
}

export async function setAlertConfirmed(ctx: RequestContext, alertId: number): Promise<void> {
  await ctx.db
    .updateTable('stock_alert')
    .set({ confirmed_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('alert_id', '=', alertId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** @returns false if it was deleted before */
export async function deleteAlert(ctx: RequestContext, alertId: number): Promise<boolean> {
  const row = await ctx.db
    .deleteFrom('stock_alert')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('alert_id', '=', alertId)
    .returning('alert_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that an address was mailed about an article, and ends the alert. In the caller's transaction. */
export async function insertTold(ctx: RequestContext, productId: number): Promise<void> {
  await ctx.db
    .insertInto('stock_told')
    .values({ tenant_id: ctx.tenant.id, product_id: productId, told_at: ctx.clock.now() })
    .execute();
}

export type DueAlert = Pick<StockAlert, 'alertId' | 'email' | 'productId' | 'variantId'> & {
  readonly locale: string;
  readonly confirmedAt: Date;
};

/** The condition that a piece is in stock: of the alert's variant, or of any. */
function buildInStockCondition({ tenant, clock }: RequestContext) {
  return sql`
    select a.* from stock_alert a
      join listing l on l.tenant_id = a.tenant_id and l.product_id = a.product_id
     where a.tenant_id = ${tenant.id} and a.confirmed_at is not null
       and (l.discontinued_at is null or l.discontinued_at > ${clock.now()})
       and exists (select from stock s
                     join variant v on v.variant_id = s.variant_id
                     join price p on p.tenant_id = s.tenant_id and p.variant_id = s.variant_id
                    where s.tenant_id = a.tenant_id and v.product_id = a.product_id and s.quantity > 0
                      and (a.variant_id is null or v.variant_id = a.variant_id))`;
}

/**
 * Confirmed alerts whose article is available, the oldest first. For each article as many as its pieces allow, less
 * those that were mailed since `toldSince`.
 * @param options.after the last of those already read; null for the first page
 * @param options.perPiece addresses that are mailed for each piece in stock: the others wait
 */
export async function selectDue(
  ctx: RequestContext,
  {
    perPiece,
    toldSince,
    limit,
    after,
  }: {
    readonly perPiece: number;
    readonly toldSince: Date;
    readonly limit: number;
    readonly after: DueAlert | null;
  },
): Promise<DueAlert[]> {
  const unread = after ? sql`and (confirmed_at, alert_id) > (${after.confirmedAt}, ${after.alertId})` : sql``;
  const { rows } = await sql<DueAlert>`
    select alert_id::int as "alertId", email, product_id::int as "productId", variant_id::int as "variantId", locale,
           confirmed_at as "confirmedAt"
      from (select a.*, row_number() over (partition by a.product_id order by a.confirmed_at, a.alert_id) as place,
                   (select count(*) from stock_told t
                     where t.tenant_id = a.tenant_id and t.product_id = a.product_id
                       and t.told_at > ${toldSince}) as told,
                   (select sum(s.quantity) from stock s
                      join variant v on v.variant_id = s.variant_id
                      join price p on p.tenant_id = s.tenant_id and p.variant_id = s.variant_id
                     where s.tenant_id = a.tenant_id and v.product_id = a.product_id) as pieces
              from (${buildInStockCondition(ctx)}) a) waiting
     where told + place <= pieces * ${perPiece}::int ${unread}
     order by confirmed_at, alert_id limit ${limit}`.execute(ctx.db);
  return rows;
}
