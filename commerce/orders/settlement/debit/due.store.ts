import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';

const MOST_RELEASED = 100;

/** Orders of a tenant that have waited for their payment since before `until`. */
export async function listOrdersWaitingSince(
  db: Kysely<DB>,
  tenantId: string,
  until: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select('order_id')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', sql.lit('awaiting_payment'))
    .where('placed_at', '<=', until)
    .orderBy('placed_at')
    .limit(MOST_RELEASED)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
