import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { type MailTexts, mailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { companyFooter, SHOP_ORIGIN, tenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Survey } from './survey.rules.ts';

/** An order that was delivered longer ago is not asked about any more. */
const LATE_MS = 14 * DAY_MS;
const MOST_AT_ONCE = 200;

type Due = { readonly orderId: string; readonly email: string; readonly locale: string };

/**
 * Asks customers who agreed to surveys how it was, some days after a delivery: once for each order, and not again within
 * the survey's days. Safe to repeat, and for several servers.
 * @param surveyOf the survey of a locale; null: there is none
 * @returns mails
 */
export async function inviteToSurvey(
  ctxOf: (locale: string) => RequestContext | null,
  surveyOf: (ctx: RequestContext) => Promise<Survey | null>,
): Promise<number> {
  const first = ctxOf('');
  if (!first) return 0;
  let mails = 0;
  for (const due of await dueOrders(first)) {
    const ctx = ctxOf(due.locale) ?? first;
    const survey = await surveyOf(ctx);
    if (!survey || !(await isDue(ctx, due, survey))) continue;
    const texts = await mailTexts(ctx);
    if (await invite(ctx, due, survey, texts)) mails += 1;
  }
  return mails;
}

async function dueOrders(ctx: RequestContext): Promise<Due[]> {
  const now = ctx.clock.now();
  const { rows } = await sql<Due>`
    select o.order_id as "orderId", c.email, o.locale
      from sales_order o
      join customer c on c.tenant_id = o.tenant_id and c.customer_id = o.customer_id
     where o.tenant_id = ${ctx.tenant.id} and o.delivered_at > ${new Date(now.getTime() - LATE_MS)}
       and o.delivered_at <= ${now}
       and (select ch.agreed from communication_choice ch
             where ch.tenant_id = o.tenant_id and ch.customer_id = o.customer_id and ch.channel = 'survey'
             order by ch.choice_id desc limit 1)
       and not exists (select from survey_invitation i where i.tenant_id = o.tenant_id and i.order_id = o.order_id)
     order by o.delivered_at limit ${MOST_AT_ONCE}`.execute(ctx.db);
  return rows;
}

async function isDue(ctx: RequestContext, { orderId, email }: Due, { rules }: Survey): Promise<boolean> {
  if (rules.mailAfterDays === null) return false;
  const now = ctx.clock.now().getTime();
  const { rows } = await sql<{ due: boolean }>`
    select o.delivered_at <= ${new Date(now - rules.mailAfterDays * DAY_MS)} and not exists (
             select from survey_invitation i where i.tenant_id = o.tenant_id and i.email = ${email}
                and i.invited_at > ${new Date(now - rules.againAfterDays * DAY_MS)}) as due
      from sales_order o where o.tenant_id = ${ctx.tenant.id} and o.order_id = ${orderId}`.execute(ctx.db);
  return rows[0]?.due ?? false;
}

function invite(
  ctx: RequestContext,
  { orderId, email }: Due,
  survey: Survey,
  texts: MailTexts,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  return inTransaction(ctx, async (inner) => {
    const written = await inner.db
      .insertInto('survey_invitation')
      .values({
        ...{ tenant_id: inner.tenant.id, order_id: orderId, email, token },
        invited_at: inner.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('token')
      .executeTakeFirst();
    if (!written) return false;
    await queueMail(inner, surveyMail(inner, survey, texts, token), {
      recipient: email,
      cause: `survey:${orderId}`,
      unsubscribeUrl: `${SHOP_ORIGIN}/api/newsletter/unsubscribe/${token}/survey`,
    });
    return true;
  });
}

function surveyMail(
  { tenant, locale }: RequestContext,
  survey: Survey,
  texts: MailTexts,
  token: string,
): MailContent {
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const company = tenant.companyName;
  const url = (path: string | null | undefined, more = '') =>
    `${SHOP_ORIGIN}${path ?? '/'}?token=${token}${more}`;
  return {
    ...tenantLook(tenant, locale, texts),
    subject: texts.text('mail.survey.subject', { company }),
    preview: survey.question,
    title: survey.question,
    paragraphs: [texts.text('mail.survey.text')],
    reference: null,
    action: { label: texts.text('mail.survey.action'), url: url(paths?.survey) },
    ordered: null,
    sections: [],
    links: [
      {
        label: texts.text('mail.survey.leave'),
        url: url(paths?.newsletterUnsubscribe, '&list=survey'),
      },
    ],
    footer: companyFooter(tenant, locale, texts),
  };
}
