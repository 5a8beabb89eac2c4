import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Survey } from './survey.rules.ts';
import { invite, listDueOrders } from './survey-mail.store.ts';

/**
 * Asks customers who agreed to surveys about an order, some days after its delivery: once for each order, and not
 * again within the survey's days. It can be repeated, also by several servers.
 * @param surveyOf the survey of a locale; null if there is none
 * @returns mails
 */
export async function inviteToSurvey(
  ctxOf: (locale: string) => RequestContext | null,
  surveyOf: (ctx: RequestContext) => Promise<Survey | null>,
): Promise<number> {
  let mails = 0;
  for (const { locale } of ctxOf('')?.tenant.locales ?? []) {
    const ctx = ctxOf(locale);
    const survey = ctx && (await surveyOf(ctx));
    if (!survey || survey.rules.mailAfterDays === null) continue;
    const rules = { ...survey.rules, mailAfterDays: survey.rules.mailAfterDays };
    const texts = await loadMailTexts(ctx);
    for (const due of await listDueOrders(ctx, rules, null)) {
      if (await invite(ctx, due, { ...survey, rules }, texts)) mails += 1;
    }
  }
  return mails;
}
