import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import { type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Survey } from './survey.rules.ts';

/** Orders that were delivered longer ago than this are not asked about. */
const LATE_MS = 14 * DAY_MS;
const MOST_AT_ONCE = 200;

type Due = { readonly orderId: string; readonly email: string };
type Rules = Survey['rules'] & { readonly mailAfterDays: number };

/**
 * Orders whose customers are due for a survey, the longest delivered first. Orders of recently surveyed customers
 * are left out: they would block the others.
 * @param email of one customer; null for all
 */
export async function listDueOrders(ctx: RequestContext, rules: Rules, email: string | null): Promise<Due[]> {
  const now = ctx.clock.now().getTime();
  const subtractDays = (days: number) => new Date(now - days * DAY_MS);
  const locales = ctx.tenant.locales.map(({ locale }) => locale);
  // surveys about orders in a language that the tenant no longer has are in its first one
  const others = ctx.locale === locales[0] ? locales.slice(1) : null;
  const inLanguage = others ? sql`o.locale <> all(${others})` : sql`o.locale = ${ctx.locale}`;
  const { rows } = await sql<Due>`
    select o.order_id as "orderId", c.email
      from sales_order o
      join customer c on c.tenant_id = o.tenant_id and c.customer_id = o.customer_id
     where o.tenant_id = ${ctx.tenant.id} and o.delivered_at > ${new Date(now - LATE_MS)}
       and o.delivered_at <= ${subtractDays(rules.mailAfterDays)} and ${inLanguage}
       ${email === null ? sql`` : sql`and c.email = ${email}`}
       and (select ch.agreed from communication_choice ch
             where ch.tenant_id = o.tenant_id and ch.customer_id = o.customer_id and ch.channel = 'survey'
             order by ch.choice_id desc limit 1)
       and not exists (select from survey_invitation i where i.tenant_id = o.tenant_id and i.order_id = o.order_id)
       and not exists (select from survey_invitation i where i.tenant_id = o.tenant_id and i.email = c.email
                          and i.invited_at > ${subtractDays(rules.againAfterDays)})
     order by o.delivered_at limit ${MOST_AT_ONCE}`.execute(ctx.db);
  return rows;
}

export function invite(
  ctx: RequestContext,
  { orderId, email }: Due,
  survey: Survey & { readonly rules: Rules },
  texts: MailTexts,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  return runInTransaction(ctx, async (inner) => {
    await lockUntilCommit(inner, 'survey', email);
    // another order, another server or a changed choice may have come first
    const still = await listDueOrders(inner, survey.rules, email);
    if (!still.some((due) => due.orderId === orderId)) return false;
    await inner.db
      .insertInto('survey_invitation')
      .values({
        ...{ tenant_id: inner.tenant.id, order_id: orderId, email, token },
        invited_at: inner.clock.now(),
      })
      .execute();
    await queueMail(inner, buildSurveyMail(inner, survey, texts, token), {
      recipient: email,
      cause: `survey:${orderId}`,
      unsubscribeUrl: `${SHOP_ORIGIN}/api/newsletter/unsubscribe/${token}/survey`,
    });
    return true;
  });
}

function buildSurveyMail(
  { tenant, locale }: RequestContext,
  survey: Survey,
  texts: MailTexts,
  token: string,
): MailContent {
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const company = tenant.companyName;
  const buildSurveyUrl = (path: string | null | undefined, more = '') =>
    `${SHOP_ORIGIN}${path ?? '/'}?token=${token}${more}`;
  return {
    ...buildTenantLook(tenant, locale, texts),
    subject: texts.text('mail.survey.subject', { company }),
    preview: survey.question,
    title: survey.question,
    paragraphs: [texts.text('mail.survey.text')],
    reference: null,
    action: { label: texts.text('mail.survey.action'), url: buildSurveyUrl(paths?.survey) },
    ordered: null,
    sections: [],
    links: [
      {
        label: texts.text('mail.survey.leave'),
        url: buildSurveyUrl(paths?.newsletterUnsubscribe, '&list=survey'),
      },
    ],
    footer: buildCompanyFooter(tenant, locale, texts),
  };
}
