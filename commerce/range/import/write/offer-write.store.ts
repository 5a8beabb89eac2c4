import { type Kysely, sql } from 'kysely';
import { buildRecordset } from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';

/** Rows that this transaction has made itself need no comparison with earlier ones. */
export type Fresh = { readonly fresh: boolean };

const MAY_BE_THERE: Fresh = { fresh: false };

/** @param rows by variant; the trigger records real changes in the history */
export async function upsertPrices(
  db: Kysely<DB>,
  rows: readonly object[],
  now: Date,
  { fresh } = MAY_BE_THERE,
): Promise<void> {
  if (rows.length === 0) return;
  const changed = sql`
    on conflict (tenant_id, variant_id) do update
       set currency = excluded.currency, amount_minor = excluded.amount_minor,
           recommended_minor = coalesce(excluded.recommended_minor, p.recommended_minor),
           valid_from = case when (p.amount_minor, p.currency) is distinct from (excluded.amount_minor, excluded.currency)
                             then excluded.valid_from else p.valid_from end
     where (p.currency, p.amount_minor) is distinct from (excluded.currency, excluded.amount_minor)
        or excluded.recommended_minor <> p.recommended_minor
        or (excluded.recommended_minor is not null and p.recommended_minor is null)`;
  await sql`
    insert into price as p (tenant_id, variant_id, currency, amount_minor, recommended_minor, valid_from)
    select "tenantId", variant_id, currency, "amountMinor", "recommendedMinor", ${now}
      from ${buildRecordset(rows, 'variant_id bigint, "tenantId" text, currency char(3), "amountMinor" bigint, "recommendedMinor" bigint')}
     where variant_id is not null ${fresh ? sql`` : changed}`.execute(db);
}
