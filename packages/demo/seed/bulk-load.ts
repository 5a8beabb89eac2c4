import type { Transaction } from './transaction.ts';

const FILLED_TABLES = [
  'product',
  'product_text',
  'product_download',
  'variant',
  'price',
  'price_history',
  'stock',
  'listing',
  'review',
  'product_question',
];

/** How an index is made again. */
export type DroppedIndex = { readonly definition: string };

/**
 * Makes the tables quick to fill, inside the transaction: takes away the indexes that no constraint needs, and
 * keeps triggers from writing the price history that the seed writes itself. Where the role may, foreign keys are
 * not asked row by row either: the generator's ids are right, and a test proves it.
 */
export async function prepareTables(transaction: Transaction): Promise<readonly DroppedIndex[]> {
  if (await isSuperuser(transaction)) await transaction.query('set local session_replication_role = replica');
  else await transaction.query('alter table price disable trigger user');
  const indexes = await transaction.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index
      where indrelid = any ($1::text[]::regclass[]) and not indisunique
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [FILLED_TABLES],
  );
  for (const { name } of indexes) await transaction.query(`drop index ${name}`);
  return indexes;
}

/** Puts back what `prepareTables` took away, and lets the sequences go on after the seed's ids. */
export async function restoreTables(
  transaction: Transaction,
  indexes: readonly DroppedIndex[],
): Promise<void> {
  for (const { definition } of indexes) await transaction.query(definition);
  if (await isSuperuser(transaction)) await transaction.query('set local session_replication_role = origin');
  else await transaction.query('alter table price enable trigger user');
  for (const [table, column] of [
    ['economic_operator', 'operator_id'],
    ['brand', 'brand_id'],
    ['product', 'product_id'],
    ['variant', 'variant_id'],
    ['review', 'review_id'],
  ]) {
    await transaction.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
    );
  }
}

async function isSuperuser(transaction: Transaction): Promise<boolean> {
  const rows = await transaction.query<{ superuser: boolean }>(
    `select current_setting('is_superuser') = 'on' as superuser`,
  );
  return rows[0]?.superuser ?? false;
}
