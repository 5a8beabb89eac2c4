import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#commerce/ground/database/connection.ts';
import {
  MigrationError,
  migrate,
  migrateSchema,
  readMigrations,
  runLockedTransaction,
} from '#commerce/ground/database/migrate.ts';
import { holdExtensionTenantsApart } from '#commerce/ground/database/tenant-policies.ts';
import type { Extension } from '#retailer/extension/extension.ts';
import { loadExtensions } from '#retailer/extension/shop-config.ts';
import { buildSchemaName } from './extension-database.ts';

/** By these words a statement reaches beyond the extension's schema. */
const BEYOND_ITS_SCHEMA =
  /\bpublic\s*\.|\bsearch_path\b|\b(create|alter|drop|set|set\s+local|grant|revoke)\s+(role|user|database|schema)\b/i;

/** Brings the product's tables, then those of the retailer's extensions, to their newest migrations. */
export async function migrateShop(database: Pick<Database, 'pool' | 'engine'>): Promise<string[]> {
  const landed = await migrate(database);
  return [...landed, ...(await migrateExtensions(database, await loadExtensions()))];
}

/**
 * Brings the schema of each extension that has a folder `migrations/` to its newest migration, after the product's own.
 * @returns the names of the migrations that ran now, each behind its extension's
 * @throws MigrationError that names the extension: for what migrate() refuses, for a migration that names something
 *   outside of the extension's schema, and for a table without a `tenant_id`. What a failed migration did is undone.
 */
export async function migrateExtensions(
  database: Pick<Database, 'pool' | 'engine'>,
  extensions: readonly Pick<Extension, 'name' | 'folder'>[],
): Promise<string[]> {
  const landed: string[] = [];
  for (const { name, folder } of extensions) {
    const migrations = join(folder, 'migrations');
    if (!existsSync(migrations)) continue;
    try {
      landed.push(...(await migrateExtension(database, name, migrations)).map((file) => `${name}/${file}`));
    } catch (error) {
      const reason = error instanceof Error ? describeReason(error) : String(error);
      throw new MigrationError(`the extension ${name}: ${reason}`, { cause: error });
    }
  }
  return landed;
}

async function migrateExtension(
  database: Pick<Database, 'pool' | 'engine'>,
  name: string,
  folder: string,
): Promise<string[]> {
  const schema = buildSchemaName(name);
  for (const migration of readMigrations(folder)) {
    const [word] = BEYOND_ITS_SCHEMA.exec(removeComments(migration.sql)) ?? [];
    if (word)
      throw new MigrationError(
        `${migration.name} says '${word}', but may name tables of its own schema only`,
      );
  }
  const landed = await migrateSchema(database, { schema, folder });
  await runLockedTransaction(database, async (client) => {
    const [table] = await holdExtensionTenantsApart(client, schema);
    if (table)
      throw new MigrationError(
        `its table ${table} needs a column tenant_id text not null default current_setting('shop.tenant')`,
      );
  });
  return landed;
}

function removeComments(text: string): string {
  return text.replaceAll(/--[^\n]*/g, '');
}

function describeReason(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
