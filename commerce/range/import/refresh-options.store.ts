import { type Kysely, sql } from 'kysely';
import { buildRecordset } from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import {
  ADDED_OPTIONS,
  type DifferingVariant,
  findOptions,
} from '#commerce/range/catalogue/variant-words.rules.ts';

type Row = {
  readonly id: number;
  readonly options: readonly string[];
  readonly variants: readonly DifferingVariant[];
};

/**
 * Adds to products what is needed to choose each of their variants, where colour, size and other options of their own
 * are the same for two of them, and takes away what is no longer needed.
 */
export async function refreshOptions(db: Kysely<DB>, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const { rows } = await sql<Row>`
    with several as (
      select v.product_id from variant v where v.product_id = any(${productIds}::bigint[])
       group by v.product_id, v.colour_key, v.dimensions having count(*) > 1
      union
      select p.product_id from product p where p.product_id = any(${productIds}::bigint[])
         and p.dimensions && ${[...ADDED_OPTIONS]}::text[]
    )
    select p.product_id as id, p.dimensions as options, json_agg(json_build_object('colourKey', v.colour_key, 'dimensions',
             v.dimensions || coalesce((select w.value from jsonb_each(v.words) w order by w.key limit 1), '{}'))) as variants
      from several join product p using (product_id) join variant v using (product_id)
     group by p.product_id, p.dimensions`.execute(db);
  const changed = rows.flatMap(({ id, options, variants }) => {
    const found = findOptions(options, variants);
    return found.join() === options.join() ? [] : [{ id, options: found }];
  });
  if (changed.length === 0) return;
  await sql`
    update product p set dimensions = n.options from ${buildRecordset(changed, 'id bigint, options text[]')}
     where p.product_id = n.id`.execute(db);
}
