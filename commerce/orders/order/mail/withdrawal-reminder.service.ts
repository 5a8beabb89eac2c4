import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { dropMail } from '#commerce/ground/mail/mail.commands.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { NewMail } from '#commerce/ground/mail/mail-rows.commands.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { buildWithdrawalReminder } from '#commerce/money/credit/credit-mail.rules.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { Order } from '../order.rules.ts';

const buildCause = (orderId: string) => `credit-reminder:${orderId}`;

/**
 * The reminder of the right to withdraw from the order's credit. It leaves between one and seven days
 * after a contract whose information was given less than a day before it (Directive (EU) 2023/2225 art. 10(1)), which
 * is every contract that is agreed with an order. null if the order is paid otherwise.
 */
export function buildWithdrawalReminderMail(
  ctx: RequestContext,
  order: Order,
  texts: MailTexts,
): NewMail | null {
  if (!isCreditMethod(order.paymentMethod)) return null;
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === order.locale) ?? tenant.locales[0];
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale`);
  const query = new URLSearchParams({ order: order.orderNumber, token: order.accessToken });
  const content = buildWithdrawalReminder(
    {
      orderNumber: order.orderNumber,
      givenName: order.billingAddress.givenName,
      amountMinor: order.totalMinor,
      agreedOn: getToday(ctx),
    },
    { tenant, locale: locale.locale, texts },
    {
      label: texts.text('mail.order.view'),
      url: `${SHOP_ORIGIN}${locale.paths.orderStatus ?? '/'}?${query}`,
    },
  );
  return {
    content,
    recipient: order.email,
    cause: buildCause(order.orderId),
    leavesAt: addDaysToMoment(ctx.clock.now(), tenant.credit.reminderDays),
  };
}

/** Deletes the reminder of a cancelled order, whose credit has ended too. */
export function dropWithdrawalReminder(ctx: RequestContext, orderId: string): Promise<void> {
  return dropMail(ctx, buildCause(orderId));
}
