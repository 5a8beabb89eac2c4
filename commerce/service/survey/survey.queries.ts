import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findCredentials } from '#commerce/people/customer/customer.queries.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.commands.ts';

export const TOKEN = /^[\w-]{43}$/;

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
