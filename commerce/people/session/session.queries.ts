import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { isFresh } from './session.rules.ts';

/** Whether "stay logged in" was chosen when this session began. */
export async function isStayingSignedIn(ctx: RequestContext): Promise<boolean> {
  const { visitor } = ctx;
  if (!visitor?.customerId) return false;
  const row = await ctx.db
    .selectFrom('session')
    .select('stays')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', visitor.sessionId)
    .executeTakeFirst();
  return row?.stays ?? false;
}

/** Whether the password or a passkey was shown in this session within the last ten minutes. */
export async function isSignInFresh(ctx: RequestContext): Promise<boolean> {
  const { visitor } = ctx;
  if (visitor?.type !== 2) return false;
  const row = await ctx.db
    .selectFrom('session')
    .select('authenticated_at')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', visitor.sessionId)
    .executeTakeFirst();
  return row !== undefined && isFresh({ authenticatedAt: row.authenticated_at }, ctx.clock.now());
}
