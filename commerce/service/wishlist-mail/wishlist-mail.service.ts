import { randomBytes } from 'node:crypto';
import type { ContextOf } from '#commerce/ground/jobs/market-job.rules.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.commands.ts';
import { listCommunicationChoices } from '#commerce/people/identity/communication.queries.ts';
import { loadMailArticles } from '#commerce/service/article-mail/mail-articles.service.ts';
import {
  findCustomerByToken,
  insertMail,
  type Listener,
  selectKept,
  selectListeners,
  upsertNotices,
} from './wishlist-mail.store.ts';
import { detectNews, type KeptArticle } from './wishlist-news.rules.ts';
import { buildWishlistMail } from './wishlist-page.rules.ts';

/** Customers of one batch. */
const BATCH = 200;
/** Most articles in one mail; the others follow on another day if they are still news then. */
const MOST_ARTICLES = 12;
const TOKEN = /^[\w-]{43}$/;

/**
 * Mails customers who agreed to it which articles of their wishlists got cheaper or are in stock again: one mail a
 * day at most for each customer, each fact once. It can be repeated, also by several servers.
 * @param ctxOf the tenant's context in a locale; for a locale that the tenant lacks, its first
 * @returns mails
 */
export async function sendWishlistMails(ctxOf: ContextOf): Promise<number> {
  const first = ctxOf(null);
  let mails = 0;
  for (let after: string | null = null; ; ) {
    const listeners: Listener[] = await selectListeners(first, {
      today: getToday(first),
      after,
      limit: BATCH,
    });
    const kept = await selectKept(
      first,
      listeners.map(({ customerId }) => customerId),
    );
    await upsertNotices(first, [...kept.values()].flat().flatMap(noticeOfGone));
    for (const listener of listeners) {
      const articles = (kept.get(listener.customerId) ?? []).filter(isTold).slice(0, MOST_ARTICLES);
      if (articles.length > 0 && (await tell(ctxOf(listener.locale), listener, articles))) mails += 1;
    }
    after = listeners.at(-1)?.customerId ?? null;
    if (after === null || listeners.length < BATCH) return mails;
  }
}

function isTold(article: KeptArticle): boolean {
  const news = detectNews(article);
  return news === 'cheaper' || news === 'back';
}

function noticeOfGone(article: KeptArticle) {
  return detectNews(article) === 'gone' ? [{ ...article, soldOut: true }] : [];
}

async function tell(
  ctx: RequestContext,
  { customerId, email }: Listener,
  articles: readonly KeptArticle[],
): Promise<boolean> {
  const texts = await loadMailTexts(ctx);
  const found = await loadMailArticles(ctx, articles);
  const shown = articles.flatMap((article, index) => {
    const facts = found[index];
    return facts ? [{ ...article, ...facts }] : [];
  });
  if (shown.length === 0) return false;
  const [today, token] = [getToday(ctx), randomBytes(32).toString('base64url')];
  return runInTransaction(ctx, async (inner) => {
    // the choice may have changed since the batch was read, and applies at once
    if (!(await listCommunicationChoices(inner, customerId)).wishlist) return false;
    if (!(await insertMail(inner, { customerId, today, token }))) return false;
    await upsertNotices(
      inner,
      shown.map((article) => ({ ...article, toldMinor: article.nowMinor, soldOut: false })),
    );
    const { tenant, locale } = inner;
    await queueMail(inner, buildWishlistMail({ tenant, locale, texts, token, articles: shown }), {
      recipient: email,
      cause: `wishlist:${customerId}:${today}`,
      unsubscribeUrl: `${SHOP_ORIGIN}/api/newsletter/unsubscribe/${token}/wishlist`,
    });
    return true;
  });
}

/**
 * Ends wishlist mails for the owner of a mail's token.
 * @returns already: ended before; unknown: no mail had this token
 */
export async function leaveWishlistMails(
  ctx: RequestContext,
  token: string,
): Promise<'left' | 'already' | 'unknown'> {
  const customerId = TOKEN.test(token) ? await findCustomerByToken(ctx, token) : null;
  if (customerId === null) return 'unknown';
  return (await chooseCommunication(ctx, customerId, { wishlist: false })) ? 'left' : 'already';
}
