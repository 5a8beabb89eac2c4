import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { parseSearchedWords } from '#commerce/ground/kernel/search-words.rules.ts';
import { parseOrderNumber } from '#commerce/money/payment/transfer-reference.rules.ts';
import type { OrderState } from '#commerce/orders/order/order.rules.ts';

/** Orders for the shop's own staff; never for a visitor, since no secret is checked. */

/** Amounts in minor units. */
export type ListedOrder = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly totalMinor: number;
  readonly currency: string;
  readonly paymentMethod: string;
  /** of the billing address */
  readonly buyerName: string;
  readonly postalCode: string;
  readonly city: string;
  readonly isHeld: boolean;
};

export type OrderQuestion = {
  /**
   * an order's number, a name, a postal code with a house number, an e-mail address, a telephone or article number, a
   * reference of a payment, a parcel or a paper; null for all orders
   */
  readonly text?: string | null;
  readonly state?: OrderState | null;
  readonly paymentMethod?: string | null;
  /** only those that wait because a withdrawal was declared */
  readonly isHeld?: boolean;
  /** ISO 8601 dates in the tenant's time zone, both included */
  readonly placedFrom?: string | null;
  readonly placedTo?: string | null;
  readonly customerId?: string | null;
  /** at most 200 */
  readonly first: number;
  /** the last order of the page before */
  readonly after?: string | null;
};

export type OrderList = {
  readonly orders: readonly ListedOrder[];
  readonly hasMore: boolean;
};

const MOST = 200;
/** Before the number of an article is looked up; a longer text is none. */
const LONGEST_NUMBER = 60;

type Found = RawBuilder<{ order_id: string; placed_at: Date }>;

/**
 * The orders that a question finds, the newest first. Read by the indexes that stand in that order and never counted,
 * so a page of a million orders costs what one of a thousand does.
 */
export async function findOrders(ctx: RequestContext, question: OrderQuestion): Promise<OrderList> {
  const first = Math.min(Math.max(Math.trunc(question.first), 1), MOST);
  const page = buildPage(ctx, question, first + 1);
  const ways = listWays(ctx, question, page);
  if (ways.length === 0) return { orders: [], hasMore: false };
  const { rows } = await sql<OrderRow>`
    select o.order_id, o.order_number, o.state, o.placed_at, o.total_minor, o.currency, o.payment_method,
           concat_ws(' ', o.billing_address ->> 'givenName', o.billing_address ->> 'familyName') as buyer_name,
           o.delivery_address ->> 'postalCode' as postal_code, o.delivery_address ->> 'city' as city,
           exists (${selectOpenHolds(ctx, sql`and h.order_id = o.order_id`)}) as is_held
      from (select distinct order_id, placed_at from (${sql.join(
        ways.map((way) => sql`(${way})`),
        sql` union all `,
      )}) each_way
             order by placed_at desc, order_id desc limit ${first + 1}::int) found
      join sales_order o on o.tenant_id = ${ctx.tenant.id} and o.order_id = found.order_id
     order by o.placed_at desc, o.order_id desc`.execute(ctx.db);
  return { orders: rows.slice(0, first).map(readListedOrder), hasMore: rows.length > first };
}

type Page = {
  /** of the row `o` of sales_order: the filters, and that it comes after the page before */
  readonly matches: RawBuilder<unknown>;
  /** the same without the filters, of any row with `placed_at` and `order_id` */
  readonly follows: (row: 'o' | 's') => RawBuilder<unknown>;
  /** the newest of these, as many as the page has, and one */
  readonly newest: RawBuilder<unknown>;
  readonly limit: number;
};

function buildPage({ tenant }: RequestContext, question: OrderQuestion, limit: number): Page {
  const { after, state, paymentMethod, placedFrom, placedTo, customerId } = question;
  const midnight = (day: string, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone ${tenant.timeZone})`;
  const follows = (row: 'o' | 's') => {
    const [at, id] = [sql.ref(`${row}.placed_at`), sql.ref(`${row}.order_id`)];
    // the moment comes from the row, as it may be finer than a millisecond
    const later = after
      ? sql`and (${at}, ${id}) < ((select placed_at from sales_order
              where tenant_id = ${tenant.id} and order_id = ${after}::uuid), ${after}::uuid)`
      : sql``;
    const from = placedFrom ? sql`and ${at} >= ${midnight(placedFrom, 0)}` : sql``;
    const to = placedTo ? sql`and ${at} < ${midnight(placedTo, 1)}` : sql``;
    return sql`${later} ${from} ${to}`;
  };
  const filters = [
    state ? sql`and o.state = ${state}` : sql``,
    paymentMethod ? sql`and o.payment_method = ${paymentMethod}` : sql``,
    customerId ? sql`and o.customer_id = ${customerId}::uuid` : sql``,
  ];
  return {
    matches: sql`${sql.join(filters, sql` `)} ${follows('o')}`,
    follows,
    newest: sql`order by o.placed_at desc, o.order_id desc limit ${limit}::int`,
    limit,
  };
}

/** Statements that find orders, each with its newest; none if the text can be nothing. */
function listWays(ctx: RequestContext, question: OrderQuestion, page: Page): Found[] {
  const isSearched = Boolean(question.text?.trim());
  const ways = isSearched ? listSearches(ctx, question.text ?? '', page) : [];
  if (!question.isHeld && isSearched) return ways;
  if (question.isHeld) {
    const held = selectAmong(ctx, selectOpenHolds(ctx, sql``), page);
    if (!isSearched) return [held];
    return ways.map(
      (way) => sql`select * from (${way}) found where found.order_id in (${selectOpenHolds(ctx, sql``)})`,
    );
  }
  return [question.customerId ? selectOfCustomer(ctx, page) : selectListed(ctx, question, page)];
}

/** Orders whose ids a statement lists. */
function selectAmong({ tenant }: RequestContext, ids: RawBuilder<unknown>, { matches, newest }: Page): Found {
  return sql`select o.order_id, o.placed_at from sales_order o
    where o.tenant_id = ${tenant.id} and o.order_id in (${ids}) ${matches} ${newest}`;
}

function selectOfCustomer({ tenant }: RequestContext, { matches, newest }: Page): Found {
  return sql`select o.order_id, o.placed_at from sales_order o where o.tenant_id = ${tenant.id} ${matches} ${newest}`;
}

/**
 * All orders, by the index that stands by state, way to pay and time: the newest of each pair that there is. The pairs
 * are found by leaps through the index, one for each.
 */
function selectListed(
  { tenant }: RequestContext,
  { state = null, paymentMethod = null }: OrderQuestion,
  { follows, newest }: Page,
): Found {
  return sql`
    with recursive pair(state, payment_method) as (
      (select state, payment_method from sales_order where tenant_id = ${tenant.id}
        order by state, payment_method limit 1)
      union all
      select following.* from pair cross join lateral (
        select o.state, o.payment_method from sales_order o
         where o.tenant_id = ${tenant.id} and (o.state, o.payment_method) > (pair.state, pair.payment_method)
         order by o.state, o.payment_method limit 1) following)
    select listed.order_id, listed.placed_at from pair cross join lateral (
      select o.order_id, o.placed_at from sales_order o
       where o.tenant_id = ${tenant.id} and o.state = pair.state and o.payment_method = pair.payment_method
         ${follows('o')} ${newest}) listed
     where (${state}::text is null or pair.state = ${state}) and (${paymentMethod}::text is null or pair.payment_method = ${paymentMethod})`;
}

/** Orders that wait now because a withdrawal was declared. */
function selectOpenHolds({ tenant, clock }: RequestContext, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select h.order_id from order_hold h where h.tenant_id = ${tenant.id} ${which} and h.ended_at is null
    and (h.held_until is null or h.held_until > ${clock.now()})`;
}

function listSearches(ctx: RequestContext, typed: string, page: Page): Found[] {
  const { tenant } = ctx;
  const { text, email, terms, names } = parseSearchedWords(typed);
  if (email !== null)
    return [
      sql`select o.order_id, o.placed_at from sales_order o
        where o.tenant_id = ${tenant.id} and o.email = ${email} ${page.matches} ${page.newest}`,
    ];
  const words = [
    ...terms.map((term) => sql`${term}::text`),
    ...names.map((name) => sql`'name:' || fold_words(${name})`),
  ];
  const searches = words.length === 0 ? [] : [selectByTerms(ctx, sql`array[${sql.join(words)}]`, page)];
  return text.length > LONGEST_NUMBER ? searches : [...searches, ...listNumberSearches(ctx, text, page)];
}

function selectByTerms(
  { tenant }: RequestContext,
  words: RawBuilder<unknown>,
  { matches, follows, limit }: Page,
): Found {
  return sql`
    select named.order_id, named.placed_at from unnest(${words}) word(term) cross join lateral (
      select s.order_id, s.placed_at from order_search_term s
        join sales_order o on o.tenant_id = ${tenant.id} and o.order_id = s.order_id
       where s.tenant_id = ${tenant.id} and s.term = word.term ${follows('s')} ${matches}
       order by s.placed_at desc, s.order_id desc limit ${limit}::int) named`;
}

/** By a number that stands on a paper, a parcel or a statement, or by an article's. */
function listNumberSearches(ctx: RequestContext, text: string, page: Page): Found[] {
  const { id } = ctx.tenant;
  const orderNumber = parseOrderNumber(text) ?? text;
  const number = text.toUpperCase();
  return [
    selectAmong(
      ctx,
      sql`
      select n.order_id from sales_order n where n.tenant_id = ${id} and n.order_number = ${orderNumber}
      union all
      select i.order_id from invoice i where i.tenant_id = ${id} and i.invoice_number in (${text}, ${number})
      union all
      select p.order_id from payment p where p.tenant_id = ${id} and p.provider_reference = ${text}
      union all
      select s.order_id from shipment s where s.tenant_id = ${id} and s.tracking_number in (${text}, ${number})
      union all
      select a.order_id from return_announcement a
       where a.tenant_id = ${id} and a.tracking_number in (${text}, ${number})`,
      page,
    ),
    selectByTerms(
      ctx,
      sql`array(
        select 'article:' || number from unnest(array[${text}::text, ${number}]) number
        union
        select 'article:' || v.sku from product p join variant v using (product_id) where p.sku in (${text}, ${number}))`,
      page,
    ),
  ];
}

type OrderRow = {
  readonly order_id: string;
  readonly order_number: string;
  readonly state: OrderState;
  readonly placed_at: Date;
  readonly total_minor: number;
  readonly currency: string;
  readonly payment_method: string;
  readonly buyer_name: string;
  readonly postal_code: string;
  readonly city: string;
  readonly is_held: boolean;
};

function readListedOrder(row: OrderRow): ListedOrder {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    state: row.state,
    placedAt: row.placed_at,
    totalMinor: Number(row.total_minor),
    currency: row.currency,
    paymentMethod: row.payment_method,
    buyerName: row.buyer_name,
    postalCode: row.postal_code,
    city: row.city,
    isHeld: row.is_held,
  };
}
