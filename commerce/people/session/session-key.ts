import { createHmac, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';

/** The session token (product 3.4): `exp` in seconds since 1970, `type` 0 anonymous, 1 soft-logged-in, 2 signed in. */
export type SessionKey = {
  readonly token: string;
  readonly exp: number;
  readonly type: Visitor['type'];
  /** pseudonym of the visitor for marketing; put in a cookie with consent only */
  readonly cc: string;
};

const LIFETIME_SECONDS = 2 * 3600;
const claims = z.object({ jti: z.uuid(), iss: z.string() });

type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** Issues and checks session keys with the shop's secret (HS256). */
export function createSessionKeys(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** A key for the visitor's session. Keys that other tabs hold stay valid until one of them is invalidated. */
    async issue(ctx: VisitorContext): Promise<SessionKey> {
      const jti = await ensureKeyId(ctx);
      const { type } = ctx.visitor;
      const exp = Math.floor(ctx.clock.now().getTime() / 1000) + LIFETIME_SECONDS;
      const cc = computePseudonym(secret, ctx);
      const token = await new SignJWT({ type, cc })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ctx.tenant.id)
        .setJti(jti)
        .setExpirationTime(exp)
        .sign(key);
      return { token, exp, type, cc };
    },

    /** Whether the token is valid, of this tenant, and of the visitor's own session. */
    async holds(ctx: VisitorContext, token: string): Promise<boolean> {
      const payload = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ctx.tenant.id,
        currentDate: ctx.clock.now(),
      }).then(
        (verified) => claims.safeParse(verified.payload).data ?? null,
        () => null,
      );
      return payload !== null && payload.jti === (await findStoredKeyId(ctx));
    },

    /** Makes all keys of the session invalid. */
    async invalidate(ctx: VisitorContext): Promise<void> {
      await writeKeyId(ctx, null);
    },
  };
}

export type SessionKeys = ReturnType<typeof createSessionKeys>;

function computePseudonym(secret: string, { tenant, visitor }: VisitorContext): string {
  return createHmac('sha256', secret)
    .update(`marketing|${tenant.id}|${visitor.customerId ?? visitor.sessionId}`)
    .digest('base64url')
    .slice(0, 22);
}

async function findStoredKeyId(ctx: VisitorContext): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('session')
    .select('key_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', ctx.visitor.sessionId)
    .executeTakeFirst();
  return row?.key_id ?? null;
}

/**
 * The session's key id; two tabs that request it at once get the same. It is requested with every page view, so it is
 * seldom written.
 */
async function ensureKeyId(ctx: VisitorContext): Promise<string> {
  const known = await findStoredKeyId(ctx);
  if (known !== null) return known;
  const row = await ctx.db
    .updateTable('session')
    .set((eb) => ({ key_id: eb.fn.coalesce('key_id', eb.val(randomUUID())) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', ctx.visitor.sessionId)
    .returning('key_id')
    .executeTakeFirst();
  // the session ended in between: the key will be invalid, and the next request begins a new session
  return row?.key_id ?? randomUUID();
}

async function writeKeyId(ctx: VisitorContext, keyId: string | null): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ key_id: keyId })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', ctx.visitor.sessionId)
    .execute();
}
