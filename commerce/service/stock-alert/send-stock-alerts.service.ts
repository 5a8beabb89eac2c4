import type { ContextOf } from '#commerce/ground/jobs/market-job.rules.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { loadMailArticles, type MailArticle } from '#commerce/service/article-mail/mail-articles.service.ts';
import { type DueAlert, deleteAlert, insertTold, selectDue, TOLD_FIRST_DAYS } from './stock-alert.store.ts';
import { buildStockAlertMail } from './stock-alert-mail.rules.ts';

const BATCH = 200;
/**
 * Addresses that are mailed for each piece in stock: most people do not buy at once, but one piece is not worth a
 * hundred mails.
 */
const TOLD_PER_PIECE = 10;

/**
 * Mails addresses whose article is in stock again, and deletes their alerts: one mail each, never twice, though
 * several servers do it. Those who asked first are mailed first, a number of them for each piece and day, however
 * many rounds there are.
 * @returns mails
 */
export async function sendStockAlerts(ctxOf: ContextOf): Promise<number> {
  let mails = 0;
  for (const { alert, article } of await listTellable(ctxOf)) {
    if (await tell(ctxOf(alert.locale), alert, article)) mails += 1;
  }
  return mails;
}

type Tellable = { readonly alert: DueAlert; readonly article: MailArticle };

/** The first alerts that can be mailed. An article that no mail can show now does not block the others. */
async function listTellable(ctxOf: ContextOf): Promise<Tellable[]> {
  const found: Tellable[] = [];
  let after: DueAlert | null = null;
  const ctx = ctxOf(null);
  const most = { perPiece: TOLD_PER_PIECE, toldSince: addDaysToMoment(ctx.clock.now(), -TOLD_FIRST_DAYS) };
  do {
    const due: DueAlert[] = await selectDue(ctx, { ...most, limit: BATCH, after });
    for (const [locale, alerts] of Map.groupBy(due, (alert) => alert.locale)) {
      const articles = await loadMailArticles(ctxOf(locale), alerts);
      found.push(...alerts.flatMap((alert, at) => (articles[at] ? [{ alert, article: articles[at] }] : [])));
    }
    after = due.length < BATCH ? null : (due.at(-1) ?? null);
  } while (after && found.length < BATCH);
  return found.slice(0, BATCH);
}

async function tell(ctx: RequestContext, alert: DueAlert, article: MailArticle): Promise<boolean> {
  const { tenant, locale } = ctx;
  const texts = await loadMailTexts(ctx);
  return runInTransaction(ctx, async (inner) => {
    if (!(await deleteAlert(inner, alert.alertId))) return false;
    await insertTold(inner, alert.productId);
    await queueMail(inner, buildStockAlertMail({ tenant, locale, texts, article, kind: 'back' }), {
      recipient: alert.email,
      cause: `stock-back:${alert.alertId}`,
    });
    return true;
  });
}
