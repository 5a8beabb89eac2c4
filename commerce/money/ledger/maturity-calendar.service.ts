import ical from 'ical-generator';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createMoney } from '#commerce/ground/kernel/money.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { formatMoney } from '#texts/format.ts';
import { getAccountBalance } from './account-balance.queries.ts';
import type { Debtor } from './ledger.rules.ts';

/** Most days in a calendar file. */
const MOST = 500;

/**
 * The days on which a debtor has something to pay, as a calendar (RFC 5545): a whole-day event for each, with a
 * reminder a day before. A day keeps its identity, so that a newer file replaces an older one. The caller has checked
 * that the visitor is this debtor.
 */
export async function buildMaturityCalendar(ctx: RequestContext, debtor: Debtor): Promise<string> {
  const { maturities, currency } = await getAccountBalance(ctx, debtor);
  const texts = await loadMailTexts(ctx);
  const { companyName, priceFormat, company, id } = ctx.tenant;
  const domain = company.email.split('@')[1] ?? id;
  const calendar = ical({
    name: texts.text('account.calendar.name', { company: companyName }),
    prodId: { company: companyName, product: 'shop', language: ctx.language.toUpperCase() },
  });
  for (const { dueOn, orderNumber, number, openMinor } of maturities.slice(0, MOST)) {
    const amount = formatMoney(createMoney(openMinor, currency), ctx.locale, priceFormat);
    const event = calendar.createEvent({
      id: `due-${orderNumber}-${number}@${domain}`,
      start: new Date(`${dueOn}T00:00:00Z`),
      allDay: true,
      stamp: ctx.clock.now(),
      summary: texts.text('account.calendar.event', { amount, company: companyName }),
      description: texts.text('account.calendar.order', { number: orderNumber }),
    });
    event.createAlarm({ triggerBefore: 24 * 3600 });
  }
  return calendar.toString();
}
