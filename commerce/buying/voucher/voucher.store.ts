import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import type { DiscountLine, Voucher } from './voucher.rules.ts';

/** The facts about the person who orders that vouchers' conditions need. */
export type KnownRedeemer = {
  /** lower case; null if not known yet */
  readonly email: string | null;
  readonly hasOrdered: boolean;
  readonly getsNewsletter: boolean;
};

/**
 * The address is found first: written into the conditions, row security would keep it from the indexes.
 * @param entered e-mail address of a guest's order. It counts for visitors who are not signed in.
 */
export async function readRedeemer(ctx: RequestContext, entered: string | null): Promise<KnownRedeemer> {
  const { tenant, db } = ctx;
  const customerId = getSignedInCustomer(ctx);
  const { rows } = await sql<{ email: string | null; has_ordered: boolean; gets_newsletter: boolean }>`
    with person as materialized (
      select coalesce((select c.email from customer c
                        where c.tenant_id = ${tenant.id} and c.customer_id = ${customerId}::uuid),
                      ${entered}::text) as email)
    select email,
           exists (select from sales_order o where o.tenant_id = ${tenant.id} and o.email = person.email
                      and o.state <> 'cancelled') as has_ordered,
           exists (select from newsletter_subscription n where n.tenant_id = ${tenant.id}
                      and n.email = person.email and n.state = 'confirmed') as gets_newsletter
      from person`.execute(db);
  const row = rows[0];
  return {
    email: row?.email ?? null,
    hasOrdered: row?.has_ordered ?? false,
    getsNewsletter: row?.gets_newsletter ?? false,
  };
}

type VoucherRow = {
  readonly voucher_id: string;
  readonly campaign: string;
  readonly code: string;
  readonly terms: unknown;
  readonly email: string | null;
  readonly valid_from: Date;
  readonly valid_until: Date;
  readonly uses_left: number | null;
  readonly last_used_at: Date | null;
};

/** Which vouchers: those with these ids, the one with this code, or all of one person's own. */
type Wanted =
  | { readonly ids: readonly string[] }
  | { readonly code: string }
  | { readonly ownerEmail: string };

const MAX_READ = 200;

/**
 * Vouchers in their state for a person; ids in the given order, otherwise the newest first.
 * @param redeemer from `hashRedeemerEmail`; null if the person is unknown
 */
export async function readVouchers(
  ctx: RequestContext,
  wanted: Wanted,
  redeemer: string | null,
): Promise<Voucher[]> {
  const tenantId = ctx.tenant.id;
  const which =
    'ids' in wanted
      ? sql`v.voucher_id = any(${[...wanted.ids]}::uuid[])`
      : 'code' in wanted
        ? sql`v.code = ${wanted.code}`
        : sql`v.email = ${wanted.ownerEmail}`;
  const { rows } = await sql<VoucherRow>`
    select v.voucher_id, v.campaign, v.code, c.terms, v.email, v.valid_from, v.valid_until,
           v.use_limit - (select count(*)::int from voucher_use u
                           where u.tenant_id = ${tenantId} and u.voucher_id = v.voucher_id
                             and u.released_at is null) as uses_left,
           (select max(u.used_at) from voucher_use u
             where u.tenant_id = ${tenantId} and u.redeemer = ${redeemer} and u.campaign = v.campaign
               and u.released_at is null) as last_used_at
      from voucher v
      join voucher_campaign c on c.tenant_id = v.tenant_id and c.campaign = v.campaign
     where v.tenant_id = ${tenantId} and ${which}
     order by v.created_at desc, v.code
     limit ${MAX_READ}`.execute(ctx.db);
  const vouchers = rows.map(readVoucherRow);
  if (!('ids' in wanted)) return vouchers;
  return wanted.ids.flatMap((id) => vouchers.find(({ voucherId }) => voucherId === id) ?? []);
}

function readVoucherRow(row: VoucherRow): Voucher {
  return {
    voucherId: row.voucher_id,
    campaign: row.campaign,
    code: row.code,
    terms: voucherTerms.parse(row.terms),
    email: row.email,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    usesLeft: row.uses_left,
    lastUsedAt: row.last_used_at,
  };
}

type DiscountFacts = Omit<DiscountLine, 'lineId' | 'totalMinor' | 'kind' | 'reduced'>;

/** By variant id: brand, department and categories in the context's tenant. */
export async function readDiscountFacts(
  ctx: RequestContext,
  variantIds: readonly number[],
): Promise<Map<number, DiscountFacts>> {
  const { rows } = await sql<{ variant_id: number; brand: string; department: string; categories: string[] }>`
    select v.variant_id, b.slug as brand, p.department,
           array(select k.category_key from category k
                  where k.tenant_id = ${ctx.tenant.id}
                    and k.category_id = any((select l.category_ids from listing l
                          where l.tenant_id = ${ctx.tenant.id} and l.product_id = p.product_id)::int[])) as categories
      from variant v
      join product p on p.product_id = v.product_id
      join brand b on b.brand_id = p.brand_id
     where v.variant_id = any(${[...variantIds]}::bigint[])`.execute(ctx.db);
  return new Map(
    rows.map(({ variant_id, brand, department, categories }) => [
      variant_id,
      { brandSlug: brand, department, categoryKeys: categories },
    ]),
  );
}

/** Locks vouchers with a limit, in the order of their ids, until the transaction ends. Baskets may still name them. */
export async function lockLimited(ctx: RequestContext, voucherIds: readonly string[]): Promise<void> {
  await sql`
    select v.voucher_id from voucher v
     where v.tenant_id = ${ctx.tenant.id} and v.voucher_id = any(${[...voucherIds]}::uuid[])
       and v.use_limit is not null
     order by v.voucher_id
       for no key update`.execute(ctx.db);
}

/** Lets one order of a person at a time check and count "once a day". */
export async function lockRedeemer(ctx: RequestContext, redeemer: string): Promise<void> {
  await lockUntilCommit(ctx, 'voucher', redeemer);
}

/**
 * Counts an order's use of a voucher under the smallest free number, if its limit leaves one.
 * @returns false if it has been used as often as it may
 */
export async function insertUse(
  ctx: RequestContext,
  use: { voucherId: string; campaign: string; orderId: string; redeemer: string },
): Promise<boolean> {
  const tenantId = ctx.tenant.id;
  const { rows } = await sql<{ voucher_id: string }>`
    insert into voucher_use (tenant_id, voucher_id, campaign, order_id, redeemer, use_number, used_at)
    select v.tenant_id, v.voucher_id, ${use.campaign}, ${use.orderId}, ${use.redeemer}, free.number,
           ${ctx.clock.now()}::timestamptz
      from voucher v
      left join lateral (
        select n as number from generate_series(1, v.use_limit) as n
         where not exists (select from voucher_use u where u.tenant_id = ${tenantId}
                              and u.voucher_id = v.voucher_id and u.use_number = n and u.released_at is null)
         order by n limit 1) as free on true
     where v.tenant_id = ${tenantId} and v.voucher_id = ${use.voucherId}
       and (v.use_limit is null or free.number is not null)
    returning voucher_id`.execute(ctx.db);
  return rows.length === 1;
}

/** Releases an order's vouchers; a second call changes nothing. */
export async function releaseUses(ctx: RequestContext, orderId: string): Promise<void> {
  await ctx.db
    .updateTable('voucher_use')
    .set({ released_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();
}

/** In alphabetical order. */
export async function readBrandNames(ctx: RequestContext, slugs: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('brand')
    .select('name')
    .where('slug', 'in', [...slugs])
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** In the order of the categories. */
export async function readCategoryNames(ctx: RequestContext, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from category c
      join category_text t on t.tenant_id = c.tenant_id and t.category_id = c.category_id
     where c.tenant_id = ${ctx.tenant.id} and t.language = ${ctx.language}
       and c.category_key = any(${[...keys]}::text[])
     order by c.position`.execute(ctx.db);
  return rows.map(({ name }) => name);
}
