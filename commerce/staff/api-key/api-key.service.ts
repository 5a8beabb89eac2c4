import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Forbidden } from '../access/access.errors.ts';
import { hasRight, type Right } from '../access/rights.rules.ts';
import { createSecret, hashSecret } from '../access/secret.rules.ts';
import type { Actor, StaffContext } from '../access/staff-context.types.ts';
import type { JsonFields } from '../audit/audit.rules.ts';
import { type CommandRefusal, runCommonCommand } from '../command/run-command.service.ts';
import { type ApiKey, findApiKey, findApiKeyByHash } from './api-key.queries.ts';
import { insertApiKey, revokeKey, touchApiKey } from './api-key.store.ts';

/** Programs that scan for leaked secrets find keys by how they begin. */
const PREFIX = 'desk_';
const FORM = /^desk_[\w-]{43}$/;
const LONGEST_DAYS = 730;
const USED_EVERY_MS = 60_000;

export type ApiKeyNotFound = { readonly code: 'ApiKeyNotFound' };
/** It would hold longer than two years, or has ended already. */
export type ExpiryRefused = { readonly code: 'ExpiryRefused' };

/**
 * Makes a key for a program, with rights that whoever makes it has in every tenant of its scope.
 * @returns `secret`, shown once; null when the command is repeated: it is stored nowhere
 */
export async function createApiKey(
  ctx: StaffContext,
  key: {
    readonly name: string;
    readonly rights: readonly Right[];
    readonly tenantScope: string;
    readonly expiresAt: Date;
    readonly idempotencyKey: string;
  },
): Promise<
  Result<
    { readonly apiKeyId: string; readonly secret: string | null },
    ExpiryRefused | Forbidden | CommandRefusal
  >
> {
  const { name, rights, tenantScope, expiresAt, idempotencyKey } = key;
  const secret = PREFIX + createSecret();
  let isNew = false;
  const done = await runCommonCommand<string, ExpiryRefused | Forbidden>(ctx, {
    action: 'keys.create',
    right: 'keys.manage',
    subject: { kind: 'apiKey', id: name },
    idempotencyKey,
    readState: async (): Promise<JsonFields> =>
      isNew ? { rights, tenantScope, expiresAt: expiresAt.toISOString() } : {},
    async run({ db, clock, actor }) {
      const now = clock.now();
      const latest = now.getTime() + LONGEST_DAYS * 86_400_000;
      if (expiresAt <= now || expiresAt.getTime() > latest) return refuse({ code: 'ExpiryRefused' });
      const lacking = rights.find((right) => !hasRight(actor?.grants ?? [], right, tenantScope));
      if (lacking) return refuse({ code: 'Forbidden', right: lacking, tenantId: tenantScope });
      isNew = true;
      return ok(
        await insertApiKey(db, {
          ...{ name, rights, tenantScope, expiresAt, createdAt: now },
          secretHash: hashSecret(secret),
          createdBy: actor?.id ?? '',
        }),
      );
    },
  });
  return done.ok ? ok({ apiKeyId: done.value, secret: isNew ? secret : null }) : done;
}

/** Ends a key at once. */
export function revokeApiKey(
  ctx: StaffContext,
  { apiKeyId, idempotencyKey, reason }: { apiKeyId: string; idempotencyKey: string; reason?: string | null },
): Promise<Result<string, ApiKeyNotFound | CommandRefusal>> {
  return runCommonCommand<string, ApiKeyNotFound>(ctx, {
    action: 'keys.revoke',
    right: 'keys.manage',
    subject: { kind: 'apiKey', id: apiKeyId },
    ...{ idempotencyKey, reason },
    readState: async ({ db }) => describeKey(await findApiKey(db, apiKeyId)),
    async run({ db, clock }) {
      if (!(await findApiKey(db, apiKeyId))) return refuse({ code: 'ApiKeyNotFound' });
      await revokeKey(db, apiKeyId, clock.now());
      return ok(apiKeyId);
    },
  });
}

/** @param secret the value after `Bearer`, whatever it is @returns null if no key has it, or one that has ended */
export async function readKeyActor(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  secret: string,
): Promise<Actor | null> {
  if (!FORM.test(secret)) return null;
  const now = clock.now();
  const key = await findApiKeyByHash(db, hashSecret(secret), now);
  if (!key) return null;
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) > USED_EVERY_MS)
    await touchApiKey(db, key.apiKeyId, now);
  const { apiKeyId, name, rights, tenantScope } = key;
  return { kind: 'key', id: apiKeyId, name, grants: [{ rights, tenantScope }] };
}

function describeKey(key: ApiKey | null): JsonFields {
  if (!key) return {};
  const { name, rights, tenantScope, expiresAt, revokedAt } = key;
  return {
    ...{ name, rights, tenantScope, expiresAt: expiresAt.toISOString() },
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
