import { createHash, randomBytes } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { loadMailArticles } from '#commerce/service/article-mail/mail-articles.service.ts';
import { mailStoredAnswer } from './answer-mail.service.ts';
import { confirmQuestionMail as confirmMail } from './question-mail.rules.ts';
import {
  deleteQuestionMail,
  findQuestionMail,
  insertQuestionMail,
  type QuestionMail,
  setQuestionMailConfirmed,
} from './question-mail.store.ts';

const TOKEN = /^[\w-]{43}$/;

/**
 * Mails a guest the request to confirm the address. A mailbox that got too many requests gets none.
 * @param asked.from the client's address
 */
export async function askForAddress(
  ctx: RequestContext,
  asked: {
    readonly questionId: number;
    readonly productId: number;
    readonly email: string;
    readonly from: string;
  },
): Promise<void> {
  const { questionId, productId, email, from } = asked;
  if ((await ctx.attempts.countStockAlertMail(`${ctx.tenant.id}|${email}`)) !== null) return;
  const { tenant, locale } = ctx;
  const texts = await loadMailTexts(ctx);
  const [article] = await loadMailArticles(ctx, [{ productId, variantId: null }]);
  if (!article) return;
  const secret = randomBytes(32).toString('base64url');
  const secretHash = hashText(secret);
  const consentText = texts.text('question.email.hint');
  await runInTransaction(ctx, async (inner) => {
    const kept = { questionId, email, secretHash, consentText, from: hashText(`${secretHash}|${from}`) };
    await insertQuestionMail(inner, kept);
    const mail = { tenant, locale, texts, article, secret, days: tenant.questionMail.confirmDays };
    await queueMail(inner, confirmMail(mail), { recipient: email, cause: `question-mail:${secretHash}` });
  });
}

/** The address that a mail's link belongs to; null if unknown, withdrawn, answered or too old. */
export async function readQuestionMail(ctx: RequestContext, secret: string): Promise<QuestionMail | null> {
  const found = TOKEN.test(secret) ? await findQuestionMail(ctx, hashText(secret)) : null;
  if (!found) return null;
  const age = ctx.clock.now().getTime() - found.requestedAt.getTime();
  return found.confirmed || age <= ctx.tenant.questionMail.confirmDays * DAY_MS ? found : null;
}

/**
 * Confirms an address by the secret of its mail; an answer that exists already is mailed now.
 * @returns null if there is none
 */
export async function confirmQuestionMail(ctx: RequestContext, secret: string): Promise<QuestionMail | null> {
  const found = await readQuestionMail(ctx, secret);
  if (!found) return null;
  await runInTransaction(ctx, async (inner) => {
    await setQuestionMailConfirmed(inner, found.questionId);
    await mailStoredAnswer(inner, found.questionId);
  });
  return { ...found, confirmed: true };
}

/** Deletes an address that no longer wants the answer. @returns false if there is none */
export async function withdrawQuestionMail(ctx: RequestContext, secret: string): Promise<boolean> {
  const found = TOKEN.test(secret) ? await findQuestionMail(ctx, hashText(secret)) : null;
  return found !== null && deleteQuestionMail(ctx, found.questionId);
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
