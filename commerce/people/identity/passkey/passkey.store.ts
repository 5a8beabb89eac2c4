import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export type Passkey = {
  readonly passkeyId: string;
  /** as the customer calls it */
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly backedUp: boolean;
};

/** A passkey with what an authenticator's answer is checked against. */
export type StoredPasskey = Passkey & {
  readonly customerId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

const MOST_PASSKEYS = 20;

function selectPasskeys(ctx: RequestContext) {
  return ctx.db.selectFrom('passkey').selectAll().where('tenant_id', '=', ctx.tenant.id);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPasskeys>['executeTakeFirst']>>>;

function readPasskeyRow(row: Row): StoredPasskey {
  return {
    passkeyId: row.passkey_id,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
    backedUp: row.backed_up,
    customerId: row.customer_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
  };
}

/** A customer's passkeys, the oldest first. */
export async function listPasskeys(ctx: RequestContext, customerId: string): Promise<StoredPasskey[]> {
  const rows = await selectPasskeys(ctx)
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .limit(MOST_PASSKEYS)
    .execute();
  return rows.map(readPasskeyRow);
}

export async function findPasskey(ctx: RequestContext, credentialId: string): Promise<StoredPasskey | null> {
  const row = await selectPasskeys(ctx).where('credential_id', '=', credentialId).executeTakeFirst();
  return row ? readPasskeyRow(row) : null;
}

export type NewPasskey = Pick<
  StoredPasskey,
  'customerId' | 'credentialId' | 'counter' | 'transports' | 'backedUp' | 'name'
> & { readonly publicKey: Uint8Array };

/** @returns false if the authenticator is registered already, or the customer has the most passkeys allowed */
export async function insertPasskey(ctx: RequestContext, passkey: NewPasskey): Promise<boolean> {
  if ((await listPasskeys(ctx, passkey.customerId)).length >= MOST_PASSKEYS) return false;
  const row = await ctx.db
    .insertInto('passkey')
    .values({
      tenant_id: ctx.tenant.id,
      credential_id: passkey.credentialId,
      customer_id: passkey.customerId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      backed_up: passkey.backedUp,
      name: passkey.name,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'credential_id']).doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markPasskeyUsed(
  ctx: RequestContext,
  passkeyId: string,
  seen: { readonly counter: number; readonly backedUp: boolean },
): Promise<void> {
  await ctx.db
    .updateTable('passkey')
    .set({ counter: seen.counter, backed_up: seen.backedUp, used_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('passkey_id', '=', passkeyId)
    .execute();
}

/** @returns whether the customer had it */
export async function deletePasskey(
  ctx: RequestContext,
  customerId: string,
  passkeyId: string,
): Promise<boolean> {
  const row = await ctx.db
    .deleteFrom('passkey')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes all passkeys of a customer away. */
export async function deletePasskeys(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .deleteFrom('passkey')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
}

const CHALLENGE_MS = 5 * 60_000;
export type ChallengePurpose = 'register' | 'sign-in';

/** Stores the challenge that the session's authenticator has to sign; it replaces an earlier one. */
export async function keepChallenge(
  ctx: RequestContext,
  sessionId: string,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  const kept = { challenge, expires_at: new Date(ctx.clock.now().getTime() + CHALLENGE_MS) };
  await ctx.db
    .insertInto('passkey_challenge')
    .values({ tenant_id: ctx.tenant.id, session_id: sessionId, purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'session_id', 'purpose']).doUpdateSet(kept))
    .execute();
}

/** Deletes the session's challenge and returns it: each is answered once, also when the answer is wrong. */
export async function takeChallenge(
  ctx: RequestContext,
  sessionId: string,
  purpose: ChallengePurpose,
): Promise<string | null> {
  const row = await ctx.db
    .deleteFrom('passkey_challenge')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > ctx.clock.now() ? row.challenge : null;
}
