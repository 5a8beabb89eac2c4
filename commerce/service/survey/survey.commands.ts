import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { type ContentContext, readBucket } from '#commerce/range/content/content.service.ts';
import { listFaults } from '#forms/faults.ts';
import { surveySchema } from '#forms/survey.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { TOKEN } from './survey.queries.ts';
import { PAGE_FEEDBACK, SURVEY_BUCKET, type Survey, surveyContent } from './survey.rules.ts';

/** The survey of the context's locale. null if there is none. */
export function findSurvey(ctx: ContentContext): Promise<Survey | null> {
  return readBucket(ctx, SURVEY_BUCKET, surveyContent);
}

export type SurveyInput = { readonly [field in keyof typeof surveySchema.shape]?: unknown };

/**
 * Stores an answer, without the person. The token of a mail answers once; answering again is no fault and counts
 * once.
 * @param input.token '' where no mail asked
 * @param input.address where the request comes from, for the limit of attempts
 */
export async function answerSurvey(
  ctx: ContentContext,
  given: SurveyInput,
  input: { readonly token: string; readonly address: string },
): Promise<Result<{ readonly thanks: string | null }, InvalidInput | TooManyAttempts>> {
  const parsed = surveySchema.safeParse(given);
  if (!parsed.success) return refuse({ code: 'InvalidInput', fields: listFaults(parsed.error) });
  const answer = parsed.data;
  const survey = await findSurvey(ctx);
  const asked =
    answer.survey === PAGE_FEEDBACK ? ctx.tenant.features.pageFeedback : survey?.key === answer.survey;
  const scale = answer.survey === PAGE_FEEDBACK ? 5 : (survey?.scale ?? 0);
  if (!asked || answer.rating > scale)
    return refuse({ code: 'InvalidInput', fields: [{ field: 'rating', code: 'choice' }] });
  const retryAfterSeconds = await ctx.attempts.countAnswer(input.address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const thanks = answer.survey === PAGE_FEEDBACK ? null : (survey?.thanks ?? null);
  if (input.token !== '' && !(await spendInvitation(ctx, input.token))) return ok({ thanks });
  await ctx.db
    .insertInto('survey_answer')
    .values({ tenant_id: ctx.tenant.id, locale: ctx.locale, created_at: ctx.clock.now(), ...answer })
    .execute();
  return ok({ thanks });
}

async function spendInvitation(ctx: RequestContext, token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  const spent = await ctx.db
    .updateTable('survey_invitation')
    .set({ answered_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token', '=', token)
    .where('answered_at', 'is', null)
    .returning('token')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Deletes invitations that are no longer needed by any rule. */
export async function purgeInvitations(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('survey_invitation')
      .where('tenant_id', '=', id)
      .where('invited_at', '<', addDaysToMoment(clock.now(), -retention.surveyInvitationDays))
      .execute();
}
