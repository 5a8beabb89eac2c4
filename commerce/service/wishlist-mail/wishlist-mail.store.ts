import { sql } from 'kysely';
import { buildRecordset } from '#commerce/ground/database/recordset.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { KeptArticle } from './wishlist-news.rules.ts';

/** A customer who agreed to wishlist mails, with a confirmed address. */
export type Listener = {
  readonly customerId: string;
  readonly email: string;
  /** language of the consent; null if not known */
  readonly locale: string | null;
};

/** Before all ids. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Customers without such a mail on that day, in the order of their ids.
 * @param after the last id of the batch before
 */
export async function selectListeners(
  ctx: RequestContext,
  { today, after, limit }: { readonly today: string; readonly after: string | null; readonly limit: number },
): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select c.customer_id as "customerId", c.email, choice.locale
      from communication_choice choice
      join customer c on c.tenant_id = ${ctx.tenant.id} and c.customer_id = choice.customer_id
     where choice.tenant_id = ${ctx.tenant.id} and choice.channel = 'wishlist' and choice.agreed
       and c.customer_id > ${after ?? FIRST_ID}::uuid and c.email_verified_at is not null
       and not exists (select from communication_choice later
                        where later.tenant_id = ${ctx.tenant.id} and later.customer_id = choice.customer_id
                          and later.channel = 'wishlist' and later.choice_id > choice.choice_id)
       and not exists (select from wishlist_mail m where m.tenant_id = c.tenant_id
                          and m.customer_id = c.customer_id and m.sent_on = ${today}::date)
     order by c.customer_id limit ${limit}`.execute(ctx.db);
  return rows;
}

type KeptRow = KeptArticle & { readonly customerId: string };

/** The articles on these customers' wishlists that are still sold, the newest first. */
export async function selectKept(
  ctx: RequestContext,
  customerIds: readonly string[],
): Promise<Map<string, KeptArticle[]>> {
  const { rows } = await sql<KeptRow>`
    select l.customer_id as "customerId", l.wishlist_line_id::int as "lineId", l.product_id::int as "productId",
           l.variant_id::int as "variantId", l.amount_minor::int as "keptMinor", n.told_minor::int as "toldMinor",
           coalesce(n.sold_out, false) as "wasSoldOut",
           (case when l.variant_id is null then li.min_price_minor else p.amount_minor end)::int as "nowMinor",
           case when l.variant_id is null then li.available else coalesce(s.quantity, 0) > 0 end as "canBeHad"
      from wishlist_line l
      join listing li on li.tenant_id = l.tenant_id and li.product_id = l.product_id
      left join price p on p.tenant_id = l.tenant_id and p.variant_id = l.variant_id
      left join stock s on s.tenant_id = l.tenant_id and s.variant_id = l.variant_id
      left join wishlist_notice n on n.tenant_id = l.tenant_id and n.wishlist_line_id = l.wishlist_line_id
                                 and n.variant_id is not distinct from l.variant_id
     where l.tenant_id = ${ctx.tenant.id} and l.customer_id = any(${customerIds}::uuid[])
       and (li.discontinued_at is null or li.discontinued_at > ${ctx.clock.now()})
       and (l.variant_id is null or p.amount_minor is not null)
     order by l.customer_id, l.added_at desc, l.wishlist_line_id desc`.execute(ctx.db);
  const kept = new Map<string, KeptArticle[]>();
  for (const { customerId, ...article } of rows) {
    const known = kept.get(customerId);
    if (known) known.push(article);
    else kept.set(customerId, [article]);
  }
  return kept;
}

type Notice = Pick<KeptArticle, 'lineId' | 'variantId' | 'toldMinor'> & { readonly soldOut: boolean };

/** Stores the facts about articles that the customer now knows. A line that has since been removed is skipped. */
export async function upsertNotices(ctx: RequestContext, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into wishlist_notice (tenant_id, wishlist_line_id, variant_id, told_minor, sold_out)
    select ${ctx.tenant.id}, n."lineId", n."variantId", n."toldMinor", n."soldOut"
      from ${buildRecordset(notices, '"lineId" bigint, "variantId" bigint, "toldMinor" bigint, "soldOut" boolean')}
      join wishlist_line l on l.tenant_id = ${ctx.tenant.id} and l.wishlist_line_id = n."lineId"
        on conflict (wishlist_line_id) do update
       set variant_id = excluded.variant_id, told_minor = excluded.told_minor, sold_out = excluded.sold_out`.execute(
    ctx.db,
  );
}

/** @returns false if the customer has had one on that day */
export async function insertMail(
  ctx: RequestContext,
  mail: { readonly customerId: string; readonly today: string; readonly token: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into wishlist_mail (tenant_id, customer_id, sent_on, token)
    values (${ctx.tenant.id}, ${mail.customerId}, ${mail.today}::date, ${mail.token})
        on conflict (tenant_id, customer_id, sent_on) do nothing
    returning token`.execute(ctx.db);
  return rows.length > 0;
}

/** The customer who got the mail with this token; null if no mail had it. */
export async function findCustomerByToken(ctx: RequestContext, token: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('wishlist_mail')
    .select('customer_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}
