import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** A guest's address that waits for the answer to a question. */
export type QuestionMail = {
  readonly questionId: number;
  readonly productId: number;
  readonly email: string;
  readonly confirmed: boolean;
  readonly requestedAt: Date;
};

export type NewQuestionMail = {
  readonly questionId: number;
  readonly email: string;
  /** sha-256 (hex) of the secret in its mail */
  readonly secretHash: string;
  readonly consentText: string;
  /** the client's address, hashed */
  readonly from: string;
};

export async function insertQuestionMail(ctx: RequestContext, mail: NewQuestionMail): Promise<void> {
  await ctx.db
    .insertInto('question_mail')
    .values({
      tenant_id: ctx.tenant.id,
      question_id: mail.questionId,
      email: mail.email,
      secret_hash: mail.secretHash,
      consent_text: mail.consentText,
      requested_at: ctx.clock.now(),
      requested_from: mail.from,
    })
    .execute();
}

export async function findQuestionMail(
  ctx: RequestContext,
  secretHash: string,
): Promise<QuestionMail | null> {
  const row = await ctx.db
    .selectFrom('question_mail as m')
    .innerJoin('product_question as q', (join) =>
      join.onRef('q.tenant_id', '=', 'm.tenant_id').onRef('q.question_id', '=', 'm.question_id'),
    )
    .select(['m.question_id', 'm.email', 'm.confirmed_at', 'm.requested_at', 'q.product_id'])
    .where('m.tenant_id', '=', ctx.tenant.id)
    .where('q.tenant_id', '=', ctx.tenant.id)
    .where('m.secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row
    ? {
        questionId: row.question_id,
        productId: row.product_id,
        email: row.email,
        confirmed: row.confirmed_at !== null,
        requestedAt: row.requested_at,
      }
    : null;
}

export async function setQuestionMailConfirmed(ctx: RequestContext, questionId: number): Promise<void> {
  await ctx.db
    .updateTable('question_mail')
    .set({ confirmed_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('question_id', '=', questionId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** @returns false if it was deleted before */
export async function deleteQuestionMail(ctx: RequestContext, questionId: number): Promise<boolean> {
  const row = await ctx.db
    .deleteFrom('question_mail')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('question_id', '=', questionId)
    .returning('question_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes and returns a confirmed address, so that only one mail is written.
 * @returns null if no confirmed address is waiting
 */
export async function takeConfirmed(ctx: RequestContext, questionId: number): Promise<string | null> {
  const row = await ctx.db
    .deleteFrom('question_mail')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('question_id', '=', questionId)
    .where('confirmed_at', 'is not', null)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}
