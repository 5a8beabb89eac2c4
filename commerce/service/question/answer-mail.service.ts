import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { loadMailArticles } from '#commerce/service/article-mail/mail-articles.service.ts';
import { type Decided, findPublished } from './question.store.ts';
import { answerMail } from './question-mail.rules.ts';
import { takeConfirmed } from './question-mail.store.ts';

type Answered = Decided & { readonly questionId: number; readonly answer: string };

/**
 * Queues the answer to a question, once for each question however often it is answered, in the language of the
 * question: to a customer or a guest whose address is confirmed. In the caller's transaction.
 * @returns false if there is no confirmed address
 */
export async function mailAnswer(ctx: RequestContext, question: Answered): Promise<boolean> {
  const { customerId, productId, questionId, text, answer } = question;
  const locale = ctx.tenant.locales.find((one) => one.locale === question.locale)?.locale;
  if (!locale) return false;
  const customer = customerId === null ? null : await findCustomer(ctx, customerId);
  const own = { ...createBackgroundContext(ctx, { tenant: ctx.tenant, locale }, 'question'), db: ctx.db };
  const [article] = await loadMailArticles(own, [{ productId, variantId: null }]);
  if (!article) return false;
  const recipient = customer?.emailVerified ? customer.email : await takeConfirmed(ctx, questionId);
  if (recipient === null) return false;
  const mail = { tenant: ctx.tenant, locale, texts: await loadMailTexts(own), article, text, answer };
  await queueMail(own, answerMail(mail), { recipient, cause: `question:${questionId}` });
  return true;
}

/** Queues the answer that was given before its guest confirmed the address; does nothing if there is none. */
export async function mailStoredAnswer(ctx: RequestContext, questionId: number): Promise<void> {
  const published = await findPublished(ctx, questionId);
  if (published) await mailAnswer(ctx, { ...published, questionId });
}
