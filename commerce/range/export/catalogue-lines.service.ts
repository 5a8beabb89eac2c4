import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import {
  PRODUCTS_AT_ONCE,
  selectProductPage,
  streamAttributes,
  streamBrands,
  streamCategories,
  streamColours,
  streamOperators,
} from './catalogue-lines.store.ts';

/**
 * The whole catalogue in the project's own format, line by line, for all tenants: first the records that products
 * refer to, then the products in the order of their numbers. An import of it into an empty shop gives the same
 * catalogue.
 */
export async function* streamCatalogueLines(readOnly: Kysely<DB>): AsyncGenerator<object> {
  const db = removeTenantGuard(readOnly, 'the export holds all tenants');
  yield* streamOperators(db);
  yield* streamBrands(db);
  yield* streamColours(db);
  yield* streamAttributes(db);
  yield* streamCategories(db);
  yield* streamProducts(db);
}

async function* streamProducts(db: Kysely<DB>): AsyncGenerator<object> {
  let after = 0;
  for (;;) {
    const { rows } = await selectProductPage(db, after);
    for (const { id, line } of rows) {
      after = id;
      yield omitNulls(line);
    }
    if (rows.length < PRODUCTS_AT_ONCE) return;
  }
}

/** Leaves absent values out. */
function omitNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(omitNulls) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([key, inner]) => [key, omitNulls(inner)])) as T;
}
