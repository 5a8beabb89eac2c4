import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { isRight, type Right } from '../access/rights.rules.ts';

/** A program's key without its secret. */
export type ApiKey = {
  readonly apiKeyId: string;
  readonly name: string;
  readonly rights: readonly Right[];
  /** a tenant's id, or * */
  readonly tenantScope: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
};

export async function listApiKeys(db: Kysely<DB>): Promise<ApiKey[]> {
  const rows = await db.selectFrom('staff_api_key').selectAll().orderBy('created_at', 'desc').execute();
  return rows.map(readKey);
}

export async function findApiKey(db: Kysely<DB>, apiKeyId: string): Promise<ApiKey | null> {
  const row = await db
    .selectFrom('staff_api_key')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .executeTakeFirst();
  return row ? readKey(row) : null;
}

/** @returns the key if it holds now */
export async function findApiKeyByHash(
  db: Kysely<DB>,
  secretHash: string,
  now: Date,
): Promise<ApiKey | null> {
  const row = await db
    .selectFrom('staff_api_key')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row ? readKey(row) : null;
}

function readKey(row: Selectable<DB['staff_api_key']>): ApiKey {
  return {
    apiKeyId: row.api_key_id,
    name: row.name,
    // a right that a later version took away gives nothing
    rights: row.rights.filter(isRight),
    tenantScope: row.tenant_scope,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
}
