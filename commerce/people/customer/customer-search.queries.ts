import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { parseSearchedWords } from '#commerce/ground/kernel/search-words.rules.ts';

/** A customer as a list for staff shows it. */
export type ListedCustomer = {
  readonly customerId: string;
  readonly customerNumber: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** of the default address; null if there is none */
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly createdAt: Date;
};

export type CustomerQuestion = {
  /** a name, an e-mail address, a customer's number, a postal code with a house number, a telephone; null for all */
  readonly text?: string | null;
  /** at most 200 */
  readonly first: number;
  /** the last customer of the page before */
  readonly after?: string | null;
};

const MOST = 200;

/**
 * Customers for the shop's own staff: all of them the newest first, or those that a text finds. Read by index and never
 * counted.
 */
export async function findCustomers(
  ctx: RequestContext,
  question: CustomerQuestion,
): Promise<{ readonly customers: readonly ListedCustomer[]; readonly hasMore: boolean }> {
  const { id } = ctx.tenant;
  const first = Math.min(Math.max(Math.trunc(question.first), 1), MOST);
  const limit = first + 1;
  const after = question.after ?? null;
  const found = question.text?.trim()
    ? selectFound(ctx, question.text, { after, limit })
    : sql`
      select c.customer_id from customer c
       where c.tenant_id = ${id} ${
         after === null
           ? sql``
           : sql`and (c.created_at, c.customer_id) < ((select created_at from customer
                   where tenant_id = ${id} and customer_id = ${after}::uuid), ${after}::uuid)`
       }
       order by c.created_at desc, c.customer_id desc limit ${limit}::int`;
  const order = question.text?.trim() ? sql`c.customer_id desc` : sql`c.created_at desc, c.customer_id desc`;
  const { rows } = await sql<CustomerRow>`
    select c.customer_id, c.customer_number, c.given_name, c.family_name, c.email, c.phone, c.created_at,
           a.address ->> 'postalCode' as postal_code, a.address ->> 'city' as city
      from (${found}) found
      join customer c on c.tenant_id = ${id} and c.customer_id = found.customer_id
      left join customer_address a on a.tenant_id = ${id} and a.customer_id = c.customer_id and a.is_default
     order by ${order}`.execute(ctx.db);
  return { customers: rows.slice(0, first).map(readListedCustomer), hasMore: rows.length > first };
}

type Page = { readonly after: string | null; readonly limit: number };

function selectFound(
  { tenant: { id } }: RequestContext,
  typed: string,
  { after, limit }: Page,
): RawBuilder<unknown> {
  const { text, email, terms, names } = parseSearchedWords(typed);
  const words = [
    ...terms.map((term) => sql`${term}::text`),
    ...names.map((name) => sql`'name:' || fold_words(${name})`),
  ];
  const follows = (row: 'c' | 's') =>
    after === null ? sql`` : sql`and ${sql.ref(`${row}.customer_id`)} < ${after}::uuid`;
  const named =
    words.length === 0
      ? sql``
      : sql`union all
        (select named.customer_id from unnest(array[${sql.join(words)}]) word(term) cross join lateral (
           select s.customer_id from customer_search_term s
            where s.tenant_id = ${id} and s.term = word.term ${follows('s')}
            order by s.customer_id desc limit ${limit}::int) named)`;
  return sql`
    select distinct customer_id from (
      (select c.customer_id from customer c
        where c.tenant_id = ${id} and c.email = ${email ?? ''} ${follows('c')})
      union all
      (select c.customer_id from customer c
        where c.tenant_id = ${id} and c.customer_number = ${text} ${follows('c')})
      ${named}) each_way
     order by customer_id desc limit ${limit}::int`;
}

type CustomerRow = {
  readonly customer_id: string;
  readonly customer_number: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly created_at: Date;
  readonly postal_code: string | null;
  readonly city: string | null;
};

function readListedCustomer(row: CustomerRow): ListedCustomer {
  return {
    customerId: row.customer_id,
    customerNumber: row.customer_number,
    name: `${row.given_name} ${row.family_name}`,
    email: row.email,
    phone: row.phone,
    postalCode: row.postal_code,
    city: row.city,
    createdAt: row.created_at,
  };
}
