import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';

/** A file that a customer has sent with a message. */
export type CustomerFile = {
  readonly caseNumber: string;
  /** its place among the files of its message, from 1 */
  readonly position: number;
  readonly name: string;
  readonly body: Uint8Array;
};

/** The data of a customer that identifies their messages. @property email lower case */
export type Sender = Pick<Customer, 'customerId' | 'email' | 'emailVerified'>;

const MOST_FILES = 100;

/** @param table the name of `contact` in the statement with its point; '' where it stands alone */
export function isSentBy({ customerId, email, emailVerified }: Sender, table: 'c.' | '') {
  return sql<boolean>`(${sql.ref(`${table}customer_id`)} = ${customerId}::uuid
    or (${emailVerified} and ${sql.ref(`${table}email`)} = ${email}))`;
}

/** Files of the customer's messages that are still stored, the newest first, at most 100. */
export async function listCustomerContactFiles(ctx: RequestContext, sender: Sender): Promise<CustomerFile[]> {
  const rows = await ctx.db
    .selectFrom('contact_file as f')
    .innerJoin('contact as c', (join) =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.contact_id', '=', 'f.contact_id'),
    )
    .select(['c.case_number', 'f.position', 'f.name', 'f.body'])
    .where('f.tenant_id', '=', ctx.tenant.id)
    .where('c.tenant_id', '=', ctx.tenant.id)
    .where(isSentBy(sender, 'c.'))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.position')
    .limit(MOST_FILES)
    .execute();
  return rows.map((row) => ({
    caseNumber: row.case_number,
    position: Number(row.position),
    name: row.name,
    body: new Uint8Array(row.body),
  }));
}
