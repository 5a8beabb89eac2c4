import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';

/**
 * Records a request for a new password; `reset-job.ts` answers it by mail after the request. An unknown address gets
 * a mail too, stating that. The request does not even check whether the address is known, so neither its answer nor
 * its time gives that away; only the owner of the mailbox learns it. The old password stays valid.
 * @param input.email lower case, checked
 * @param input.address where the request comes from, for the limit
 */
export async function requestPasswordReset(
  ctx: RequestContext,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<Result<null, TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countRecovery(address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  // other people's requests must not fill a mailbox
  if ((await ctx.attempts.countIdentityMail(`${ctx.tenant.id}|reset ${email}`)) !== null) return ok(null);
  await ctx.db
    .insertInto('password_reset_request')
    .values({ tenant_id: ctx.tenant.id, email, locale: ctx.locale, requested_at: ctx.clock.now() })
    .execute();
  ctx.events.emit({ type: 'password-reset-requested', tenantId: ctx.tenant.id });
  return ok(null);
}
