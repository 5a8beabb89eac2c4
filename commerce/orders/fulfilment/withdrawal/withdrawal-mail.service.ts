import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { queueOrderMail } from '../order-mail.service.ts';
import type { WithdrawalStatement } from './withdrawal.store.ts';
import {
  type AfterWithdrawal,
  buildDeclarantReceiptMail,
  buildWithdrawalMail,
  type CreditAfterWithdrawal,
} from './withdrawal-mail.rules.ts';

/** The receipt for the order's own address. */
export function queueWithdrawalReceipt(
  ctx: RequestContext,
  about: {
    readonly order: Order;
    readonly statement: WithdrawalStatement;
    readonly next: AfterWithdrawal | null;
    readonly heldUntil: Date | null;
    readonly credit: CreditAfterWithdrawal | null;
    readonly isProven: boolean;
    readonly whole: boolean;
  },
): Promise<void> {
  return queueOrderMail(ctx, about.order, `withdrawal:${about.statement.statementId}`, (frame) =>
    buildWithdrawalMail({ ...about, ...frame }),
  );
}

/** The receipt for an address that was given and is not the order's. @param texts of the context's locale */
export async function queueGivenReceipt(
  ctx: RequestContext,
  statement: WithdrawalStatement,
  texts: MailTexts,
): Promise<void> {
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === ctx.locale);
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale ${ctx.locale}`);
  const content = buildDeclarantReceiptMail({ tenant, locale, texts }, statement);
  const cause = `withdrawal-given:${statement.statementId}`;
  await queueMail(ctx, content, { recipient: statement.email, cause });
}
