import type { Database } from '#commerce/ground/database/connection.ts';

/** An order that its customer was told of. */
export type Confirmed = { readonly orderNumber: string; readonly totalMinor: number };

/** For tests: the orders to look at, and the values to expect. */
export type Looked = {
  readonly sessions: readonly string[];
  readonly confirmed: readonly Confirmed[];
  readonly code: string;
  readonly limit: number;
  /** pieces at the beginning; null: an import has written others meanwhile */
  readonly stock: { readonly skus: readonly string[]; readonly each: number } | null;
};

/**
 * For tests: what must hold of a shop whatever has happened, in one query: no double order, no stock below zero, no
 * voucher over its limit, line sums = total = invoice = ledger = paid, nothing confirmed is lost. [] when it does.
 */
export async function findViolations({ pool }: Database, looked: Looked): Promise<string[]> {
  const found: string[] = [];
  const { rows } = await pool.query(ORDERS, [looked.sessions]);
  for (const row of rows) {
    for (const [name, holds] of Object.entries(row)) {
      if (name !== 'number' && name !== 'state' && holds !== true) {
        found.push(`${name} does not hold of ${row.number} (${row.state})`);
      }
    }
  }
  const totals = new Map(rows.map(({ number, total }) => [number, Number(total)]));
  for (const { orderNumber } of looked.confirmed) {
    if (!totals.has(orderNumber)) found.push(`${orderNumber} was confirmed and is lost`);
  }
  const { rows: shop } = await pool.query(SHOP, [looked.sessions, looked.code]);
  if (Number(shop[0].below) > 0) found.push('stock is below zero');
  if (Number(shop[0].used) > looked.limit) found.push(`a voucher was used ${shop[0].used} times`);
  if (Number(shop[0].unbalanced) > 0) found.push('a ledger entry does not sum to zero');
  if (looked.stock) found.push(...(await findMissingPieces(pool, looked.sessions, looked.stock)));
  return found;
}

/** Every piece is in stock or in a valid order: none appears, none disappears. */
async function findMissingPieces(
  pool: Database['pool'],
  sessions: readonly string[],
  { skus, each }: NonNullable<Looked['stock']>,
): Promise<string[]> {
  const { rows } = await pool.query(
    `select v.sku, s.quantity + coalesce((
       select sum(l.quantity - l.cancelled_quantity) from order_line l
         join sales_order o using (tenant_id, order_id)
        where l.variant_id = v.variant_id and o.session_id = any($1)), 0) as pieces
       from variant v join stock s on s.variant_id = v.variant_id and s.tenant_id = 'nl'
      where v.sku = any($2)`,
    [sessions, skus.map((sku) => `${sku}-1`)],
  );
  return rows
    .filter(({ pieces }) => Number(pieces) !== each)
    .map(({ sku, pieces }) => `${sku}: ${pieces} pieces of ${each}`);
}

const ORDERS = `
  with o as (
    select * from sales_order where tenant_id = 'nl' and session_id = any($1)),
  ledger as (
    select e.order_id, e.kind, sum(p.amount_minor) as owed
      from ledger_entry e join ledger_posting p on p.tenant_id = e.tenant_id and p.entry_id = e.entry_id
     where e.tenant_id = 'nl' and p.account = 'receivable' and e.order_id in (select order_id from o)
     group by e.order_id, e.kind),
  facts as (
    select o.*,
      (select count(*) from order_event v where v.order_id = o.order_id and v.type = 'order.placed') as placings,
      (select coalesce(sum(quantity * unit_price_minor), 0) from order_line l where l.order_id = o.order_id) as lines,
      (select coalesce(sum(discount_minor), 0) from order_line l where l.order_id = o.order_id) as discounts,
      (select coalesce(sum(shipped_quantity), 0) from order_line l where l.order_id = o.order_id) as shipped,
      (select coalesce(sum((t ->> 'netMinor')::bigint + (t ->> 'taxMinor')::bigint), 0)
         from jsonb_array_elements(o.taxes) t) as taxed,
      (select coalesce(sum(owed), 0) from ledger l where l.order_id = o.order_id and kind = 'charge') as charged,
      (select coalesce(sum(owed), 0) from ledger l where l.order_id = o.order_id and kind = 'credit') as credited,
      (select coalesce(-sum(owed), 0) from ledger l where l.order_id = o.order_id and kind = 'payment') as paid,
      (select coalesce(sum(owed), 0) from ledger l where l.order_id = o.order_id and kind = 'refund') as refunded,
      (select coalesce(sum(owed), 0) from ledger l where l.order_id = o.order_id) as balance,
      (select coalesce(sum((effect ->> 'refundMinor')::bigint), 0) from return_notice r
        where r.order_id = o.order_id) as returned,
      (select coalesce(sum(amount_minor), 0) from payment p
        where p.order_id = o.order_id and p.state = 'paid' and p.provider is not null) as received,
      (select coalesce(sum(amount_minor), 0) from payment_refund f
        where f.order_id = o.order_id and f.state <> 'failed') as refunds,
      (select coalesce(sum(amount_minor), 0) from payment_refund f
        where f.order_id = o.order_id and f.state in ('requested', 'manual', 'pending')) as on_its_way,
      (select count(*) from payment p
        where p.order_id = o.order_id and p.state in ('paid', 'authorized') and p.amount_minor = o.total_minor) as secured,
      (select count(*) from mail_outbox m
        where m.tenant_id = 'nl' and m.dedupe_key = 'order-confirmation:' || o.order_id) as mails,
      (select coalesce(sum(total_minor), -1) from invoice i
        where i.order_id = o.order_id and i.kind = 'invoice') as invoiced,
      (select coalesce(sum(total_minor), 0) from invoice i
        where i.order_id = o.order_id and i.kind = 'credit-note') as notes,
      (select count(*) from customer_address a
        where a.tenant_id = 'nl' and a.customer_id = o.customer_id and a.is_default) as first_addresses,
      (select count(*) from voucher_use u
        where u.order_id = o.order_id and u.released_at is null) as vouchers
    from o)
  select order_number as number, state,
    (select count(*) = 1 from o other where other.idempotency_key = facts.idempotency_key) as "one order for one key",
    lines = items_minor and discounts = discount_minor as "the sum of the lines",
    taxed = total_minor as "net and tax are the total",
    total_minor = items_minor + services_minor + shipping_minor + extras_minor - discount_minor + rounding_minor
      as "the total is the sum of its parts",
    placings = mails and placings <= 1 as "one confirmation for one placing",
    case when placings = 0 then charged = 0 and state in ('awaiting_payment', 'cancelled')
         else charged = total_minor end as "what was placed is charged",
    case when placings = 0 then credited = 0
         when state = 'cancelled' then credited = -total_minor
         else credited = -returned end as "what came back or was cancelled is credited",
    paid = received as "what was paid is in the ledger",
    refunds <= received and refunded <= paid as "nobody gets back more than was paid",
    balance + on_its_way >= 0 as "what was paid too much is on its way back",
    case when shipped > 0 then invoiced = total_minor else invoiced = -1 end as "the invoice is the order",
    notes = returned as "credit notes are the returns",
    payment_method = 'invoice' or placings = 0 or secured > 0 as "nothing is confirmed without its payment",
    customer_id is null or first_addresses = 1 as "a customer's first address is kept once",
    case when state = 'cancelled' then vouchers = 0 else (vouchers > 0) = (discount_minor > 0) end
      as "a voucher counts while its order does",
    state <> 'awaiting_payment' as "nothing waits for ever"
  from facts`;

const SHOP = `
  select (select count(*) from stock where quantity < 0) as below,
         (select count(*) from voucher_use u join voucher v using (tenant_id, voucher_id)
           where v.code = $2 and u.released_at is null) as used,
         (select count(*) from (
            select e.entry_id from ledger_entry e join sales_order o on o.order_id = e.order_id
              join ledger_posting p on p.tenant_id = e.tenant_id and p.entry_id = e.entry_id
             where o.session_id = any($1) group by e.entry_id having sum(p.amount_minor) <> 0) x) as unbalanced`;
