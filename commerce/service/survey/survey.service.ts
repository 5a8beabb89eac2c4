import { sql } from 'kysely';
import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { findCredentials } from '#commerce/people/customer/customer.service.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.service.ts';
import { type ContentContext, readBucket } from '#commerce/range/content/content.service.ts';
import { listFaults } from '#forms/faults.ts';
import { surveySchema } from '#forms/survey.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { PAGE_FEEDBACK, SURVEY_BUCKET, type Survey, surveyContent } from './survey.rules.ts';

const TOKEN = /^[\w-]{43}$/;

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

/**
 * Ends survey mails for the owner of a mail's token.
 * @returns already: ended before; unknown: no mail had this token
 */
export async function leaveSurveys(
  ctx: RequestContext,
  token: string,
): Promise<'left' | 'already' | 'unknown'> {
  if (!TOKEN.test(token)) return 'unknown';
  const row = await ctx.db
    .selectFrom('survey_invitation')
    .select('email')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('token', '=', token)
    .executeTakeFirst();
  const known = row && (await findCredentials(ctx, row.email));
  if (!known) return 'unknown';
  const ended = await chooseCommunication(ctx, known.customer.customerId, { survey: false });
  return ended ? 'left' : 'already';
}

/** An answer as a row of the export. */
export type SurveyAnswer = {
  readonly survey: string;
  readonly locale: string;
  readonly rating: number;
  readonly comment: string;
  readonly place: string;
  readonly path: string;
  readonly createdAt: Date;
};

const PAGE = 1000;

/** The tenant's answers, the oldest first. */
export async function* listSurveyAnswers(ctx: RequestContext): AsyncGenerator<SurveyAnswer> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<SurveyAnswer & { answer_id: number }>`
      select answer_id, survey, locale, rating, comment, place, path, created_at as "createdAt"
        from survey_answer where tenant_id = ${ctx.tenant.id} and answer_id > ${after}
       order by answer_id limit ${PAGE}`.execute(ctx.db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = Number(last.answer_id);
  }
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
