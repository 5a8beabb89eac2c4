import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { computeValidUntil } from './decision.service.ts';
import { decideReferred, requestDecisionReview } from './decision-record.commands.ts';
import { readWaiting } from './decision-record.queries.ts';

/**
 * Records that the consumer wants a person to look at the decision about the basket's credit (Directive (EU)
 * 2023/2225 art. 18(8)), once; a receipt goes out by mail.
 * @returns whether there was a decision to look at
 */
export async function requestReview(ctx: RequestContext, basketId: string): Promise<boolean> {
  const texts = await loadTexts(ctx, ctx.locale);
  const requested = await runInTransaction(ctx, async (inner) => {
    const decision = await requestDecisionReview(inner, basketId);
    if (decision?.email) await send(inner, 'review', texts, { ...decision, locale: ctx.locale });
    return decision !== null;
  });
  return requested;
}

/** Credit decisions that wait for a person, oldest first; for `npm run shop -- credit waiting`. */
export async function listDecisionsForReview(ctx: RequestContext) {
  const rows = await readWaiting(ctx, 100);
  return rows.map((row) => ({
    decisionId: row.decision_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    decidedAt: row.decided_at,
    reviewRequestedAt: row.review_requested_at,
  }));
}

/**
 * Records a person's decision about a credit that waits for one, and notifies the customer by mail.
 * @param person the decider's name or initials
 * @returns whether it waited
 */
export async function decideInPerson(
  ctx: RequestContext,
  decisionId: string,
  outcome: 'approved' | 'refused',
  person: string,
): Promise<boolean> {
  const decided = await runInTransaction(ctx, async (inner) => {
    const row = await decideReferred(inner, decisionId, {
      outcome,
      person,
      validUntil: computeValidUntil(ctx),
    });
    if (row?.email) {
      const texts = await loadTexts(inner, row.locale);
      await send(inner, outcome, texts, { decisionId, email: row.email, locale: row.locale });
    }
    return row !== null;
  });
  return decided;
}

function loadTexts(ctx: RequestContext, locale: string): Promise<MailTexts> {
  return loadMailTexts(ctx, locale);
}

type Recipient = { readonly decisionId: string; readonly email: string | null; readonly locale: string };

async function send(
  ctx: RequestContext,
  kind: 'review' | 'approved' | 'refused',
  texts: MailTexts,
  { decisionId, email, locale }: Recipient,
): Promise<void> {
  if (!email) return;
  const { tenant } = ctx;
  const number = decisionId.slice(0, 8).toUpperCase();
  const paths = tenant.locales.find((settings) => settings.locale === locale)?.paths;
  const subject = texts.text(`mail.credit.${kind}.subject`);
  const days = kind === 'review' ? tenant.service.answerWorkingDays : tenant.credit.decisionDays;
  const body = texts.text(`mail.credit.${kind}.text`, { number, days });
  const content: MailContent = {
    ...buildTenantLook(tenant, locale, texts),
    subject,
    preview: body,
    title: subject,
    paragraphs: [body],
    reference: { label: texts.text('mail.credit.reference'), value: number },
    action:
      kind === 'approved'
        ? { label: texts.text('mail.credit.approved.action'), url: SHOP_ORIGIN + (paths?.basket ?? '/') }
        : null,
    ordered: null,
    sections: [],
    links: [],
    footer: buildCompanyFooter(tenant, locale, texts),
  };
  await queueMail(ctx, content, { recipient: email, cause: `credit-${kind}:${decisionId}` });
}
