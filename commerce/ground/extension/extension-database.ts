import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { ExtensionDatabase } from '#retailer/extension/extension.ts';

/** Names the schema with an extension's own tables. */
export function buildSchemaName(extension: string): string {
  return `ext_${extension.replaceAll('-', '_')}`;
}

const STATEMENT_LIMIT_MS = 10_000;
/** By these words a statement would become another tenant's, or reach beyond the extension's schema. */
const LEAVES_ITS_PLACE =
  /\b(public\s*\.|set_config|shop\s*\.\s*tenant\s*(=|to)|search_path|set\s+(local\s+|session\s+)?role|reset\s)/i;

/**
 * The tables of an extension as one tenant sees them.
 * @param db of the tenant
 */
export function createExtensionDatabase(db: Kysely<DB>, extension: string): ExtensionDatabase {
  const schema = buildSchemaName(extension);
  const transaction: ExtensionDatabase['transaction'] = (work) =>
    db.transaction().execute(async (own) => {
      await sql
        .raw(`set local search_path = ${schema}; set local statement_timeout = ${STATEMENT_LIMIT_MS}`)
        .execute(own);
      return await work({ query: (text, parameters) => runQuery(own, text, parameters) });
    });
  return { transaction, query: (text, parameters) => transaction((own) => own.query(text, parameters)) };
}

async function runQuery<Row>(
  db: Kysely<DB>,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  if (LEAVES_ITS_PLACE.test(text))
    throw new Error(`a statement of an extension may not leave its schema or tenant: ${text}`);
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return rows;
}
