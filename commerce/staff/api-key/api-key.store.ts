import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { ApiKey } from './api-key.queries.ts';

export async function insertApiKey(
  db: Kysely<DB>,
  key: Omit<ApiKey, 'apiKeyId' | 'revokedAt' | 'lastUsedAt'> & {
    readonly secretHash: string;
    readonly createdBy: string;
  },
): Promise<string> {
  const row = await db
    .insertInto('staff_api_key')
    .values({
      name: key.name,
      secret_hash: key.secretHash,
      rights: [...key.rights],
      tenant_scope: key.tenantScope,
      created_by: key.createdBy,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .returning('api_key_id')
    .executeTakeFirstOrThrow();
  return row.api_key_id;
}

export async function touchApiKey(db: Kysely<DB>, apiKeyId: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_api_key')
    .set({ last_used_at: now })
    .where('api_key_id', '=', apiKeyId)
    .execute();
}

export async function revokeKey(db: Kysely<DB>, apiKeyId: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_api_key')
    .set({ revoked_at: now })
    .where('api_key_id', '=', apiKeyId)
    .where('revoked_at', 'is', null)
    .execute();
}
