import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { LINK_HOURS } from '#forms/address/identity.ts';

export type TokenKind = 'reset' | 'registration' | 'verification' | 'email-change';

/** The purpose and owner of a mailed link. */
export type IdentityToken = {
  readonly kind: TokenKind;
  readonly customerId: string | null;
  /** the address that the link went to */
  readonly email: string;
  readonly details: unknown;
  readonly expiresAt: Date;
};

const LINK_MS = LINK_HOURS * 3_600_000;
const SECRET = /^[\w-]{43}$/;

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

type NewToken = Omit<IdentityToken, 'expiresAt' | 'details'> & { readonly details?: object };

/** @returns the secret for the mail; it is stored nowhere */
export async function issueToken(ctx: RequestContext, token: NewToken): Promise<string> {
  const { secret, rows } = buildTokenRows(ctx, token);
  await rows.execute(ctx.db);
  return secret;
}

/** The same for a transaction that writes it together with other rows. */
export function buildTokenRows(
  { tenant, clock }: RequestContext,
  { kind, customerId, email, details }: NewToken,
): { readonly secret: string; readonly rows: RawBuilder<unknown> } {
  const secret = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  const rows = sql`
    insert into identity_token (tenant_id, token_hash, kind, customer_id, email, details, created_at, expires_at)
    values (${tenant.id}, ${hashSecret(secret)}, ${kind}, ${customerId}, ${email},
            ${details ? JSON.stringify(details) : null}, ${now}, ${expiresAt})`;
  return { secret, rows };
}

/** @param secret the value of a link or cookie, whatever it is @returns null if there is no such link, or too old */
export async function findToken(
  ctx: RequestContext,
  kind: TokenKind,
  secret: string | null,
): Promise<IdentityToken | null> {
  if (secret === null || !SECRET.test(secret)) return null;
  const row = await ctx.db
    .selectFrom('identity_token')
    .select(['customer_id', 'email', 'details', 'expires_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && row.expires_at > ctx.clock.now() ? readTokenRow(kind, row) : null;
}

/** Uses a link up; of two requests at once one gets it. @returns null as findToken */
export async function spendToken(
  ctx: RequestContext,
  kind: TokenKind,
  secret: string | null,
): Promise<IdentityToken | null> {
  if (secret === null || !SECRET.test(secret)) return null;
  const row = await ctx.db
    .deleteFrom('identity_token')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token_hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .returning(['customer_id', 'email', 'details', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > ctx.clock.now() ? readTokenRow(kind, row) : null;
}

type TokenRow = {
  readonly customer_id: string | null;
  readonly email: string;
  readonly details: unknown;
  readonly expires_at: Date;
};

function readTokenRow(kind: TokenKind, row: TokenRow): IdentityToken {
  return {
    kind,
    customerId: row.customer_id,
    email: row.email,
    details: row.details,
    expiresAt: row.expires_at,
  };
}

/** Deletes links of a customer whose cause no longer exists. */
export async function endTokens(
  ctx: RequestContext,
  customerId: string,
  kinds: readonly TokenKind[],
): Promise<void> {
  await ctx.db
    .deleteFrom('identity_token')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .execute();
}

/** The address that a customer has requested to change to and not confirmed; null if none. */
export async function findPendingEmail(ctx: RequestContext, customerId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('identity_token')
    .select('email')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'email-change')
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Deletes links that are too old, of all tenants. */
export async function purgeTokens({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<void> {
  const all = removeTenantGuard(db, 'housekeeping means all tenants');
  await all.deleteFrom('identity_token').where('expires_at', '<', clock.now()).execute();
  await all.deleteFrom('passkey_challenge').where('expires_at', '<', clock.now()).execute();
  await all.deleteFrom('spent_security_check').where('expires_at', '<', clock.now()).execute();
}
