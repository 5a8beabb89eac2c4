import { sql } from 'kysely';
import { z } from 'zod';
import type { ReturnLabel } from '#commerce/buying/delivery/return-carrier.service.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listExchanges, type ReturnExchange } from '../exchange/exchange.store.ts';

const storedItems = z.array(
  z.object({ position: z.number(), quantity: z.number(), reason: z.string().nullable() }),
);

export type AnnouncedItem = z.infer<typeof storedItems>[number];

/** Pieces that a customer has announced to return. */
export type ReturnAnnouncement = {
  readonly announcementId: string;
  readonly orderId: string;
  readonly items: readonly AnnouncedItem[];
  /** ISO 8601 date; null if sent as a parcel */
  readonly collectOn: string | null;
  /** null if the carrier has not answered yet */
  readonly label: ReturnLabel | null;
  readonly announcedAt: Date;
  /** other sizes that are held for its pieces */
  readonly exchanges: readonly ReturnExchange[];
};

/** An order's announcements, the earliest first. */
export async function listAnnouncements(ctx: RequestContext, orderId: string): Promise<ReturnAnnouncement[]> {
  const rows = await ctx.db
    .selectFrom('return_announcement')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('announced_at')
    .orderBy('announcement_id')
    .execute();
  const exchanges = rows.length === 0 ? [] : await listExchanges(ctx, orderId);
  return rows.map((row) => ({
    announcementId: row.announcement_id,
    orderId: row.order_id,
    items: storedItems.parse(row.items),
    collectOn: row.collect_on,
    label:
      row.carrier !== null && row.tracking_number !== null
        ? { carrier: row.carrier, trackingNumber: row.tracking_number }
        : null,
    announcedAt: row.announced_at,
    exchanges: exchanges.filter(({ announcementId }) => announcementId === row.announcement_id),
  }));
}

/** @returns false if the id belongs to another announcement */
export async function insertAnnouncement(
  ctx: RequestContext,
  { announcementId, orderId, items, collectOn, announcedAt }: Omit<ReturnAnnouncement, 'label' | 'exchanges'>,
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('return_announcement')
    .values({
      tenant_id: ctx.tenant.id,
      announcement_id: announcementId,
      order_id: orderId,
      items: JSON.stringify(items),
      collect_on: collectOn,
      announced_at: announcedAt,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'announcement_id']).doNothing())
    .returning('announcement_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the carrier's answer; the first one stays. */
export async function writeLabel(
  ctx: RequestContext,
  announcementId: string,
  { carrier, trackingNumber }: ReturnLabel,
): Promise<void> {
  await ctx.db
    .updateTable('return_announcement')
    .set({ carrier, tracking_number: trackingNumber })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('announcement_id', '=', announcementId)
    .where('tracking_number', 'is', null)
    .execute();
}

/** A line's article as it is sold today: its kind, and its other sizes. */
export type ReturnableArticle = {
  readonly position: number;
  /** null if the article no longer exists */
  readonly kind: string | null;
  /** its style's number; null if the article is no longer sold here */
  readonly productSku: string | null;
  /** in the article's order, including those that are sold out */
  readonly sizes: readonly {
    readonly variantId: number;
    readonly variantSku: string;
    readonly size: string;
    readonly inStock: boolean;
  }[];
};

/**
 * The articles of the lines as they are sold today, in one statement. Sizes differ from the line's article only in
 * the size.
 */
export async function readReturnableArticles(
  { db, tenant, currency, clock }: RequestContext,
  orderId: string,
): Promise<ReturnableArticle[]> {
  const { rows } = await sql<ReturnableArticle>`
    select l.position, p.kind,
           case when exists (
             select from listing i where i.tenant_id = ${tenant.id} and i.product_id = p.product_id
                and (i.discontinued_at is null or i.discontinued_at > ${clock.now()})) then p.sku end as "productSku",
           coalesce((
             select jsonb_agg(jsonb_build_object('variantId', o.variant_id, 'variantSku', o.sku, 'size', o.dimensions ->> 'size',
                      'inStock', coalesce(s.quantity, 0) > 0) order by o.variant_id)
               from variant o
               join price a on a.tenant_id = ${tenant.id} and a.variant_id = o.variant_id and a.currency = ${currency}
               left join stock s on s.tenant_id = ${tenant.id} and s.variant_id = o.variant_id
              where o.product_id = v.product_id and o.variant_id <> v.variant_id
                and o.colour_key is not distinct from v.colour_key
                and o.dimensions - 'size' = v.dimensions - 'size'
                and o.dimensions ->> 'size' <> v.dimensions ->> 'size'
                and exists (select from listing i
                             where i.tenant_id = ${tenant.id} and i.product_id = o.product_id
                               and (i.discontinued_at is null or i.discontinued_at > ${clock.now()}))), '[]') as sizes
      from order_line l
      left join variant v on v.variant_id = l.variant_id
      left join product p on p.product_id = v.product_id
     where l.tenant_id = ${tenant.id} and l.order_id = ${orderId}
     order by l.position`.execute(db);
  return rows;
}
