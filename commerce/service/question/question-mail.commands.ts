import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Deletes an address from all questions. In the caller's transaction. @param email lower case */
export async function eraseQuestionMails(ctx: RequestContext, email: string): Promise<void> {
  await ctx.db
    .deleteFrom('question_mail')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}

/** Deletes addresses that were not confirmed in time, and those that waited too long. */
export async function purgeQuestionMails(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, questionMail } of tenants)
    await db
      .deleteFrom('question_mail')
      .where('tenant_id', '=', id)
      .where((eb) =>
        eb.or([
          eb('requested_at', '<', addDaysToMoment(clock.now(), -questionMail.keepDays)),
          eb.and([
            eb('confirmed_at', 'is', null),
            eb('requested_at', '<', addDaysToMoment(clock.now(), -questionMail.confirmDays)),
          ]),
        ]),
      )
      .execute();
}
