import { eraseVouchers } from '#commerce/buying/voucher/erase-vouchers.commands.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { eraseMailsTo } from '#commerce/ground/mail/mail.commands.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { eraseDecisions } from '#commerce/money/credit/decision/erase-decisions.commands.ts';
import { getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import { eraseOrderNotes } from '#commerce/orders/fulfilment/desk/order-note.commands.ts';
import { eraseAnnouncements } from '#commerce/orders/fulfilment/returns/erase-announcements.commands.ts';
import { erasePoints } from '#commerce/orders/loyalty/loyalty.commands.ts';
import { eraseBuyer } from '#commerce/orders/order/customer/erase-orders.commands.ts';
import { findOrderUnderWay } from '#commerce/orders/order/customer/erase-orders.queries.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { deleteCustomer, lockCustomerRow } from '#commerce/people/customer/customer-change.commands.ts';
import { createIdentityMails } from '#commerce/people/identity/identity-mail.service.ts';
import { eraseAuthor } from '#commerce/range/review/erase-reviews.commands.ts';
import { eraseContacts } from '#commerce/service/contact/customer-contacts.commands.ts';
import { eraseSubscription } from '#commerce/service/newsletter/subscriber/erase-subscription.commands.ts';
import { eraseQuestions } from '#commerce/service/question/erase-questions.commands.ts';
import { eraseQuestionMails } from '#commerce/service/question/question-mail.commands.ts';
import { eraseStockAlerts } from '#commerce/service/stock-alert/stock-alert.commands.ts';
import { eraseInvitations } from '#commerce/service/survey/erase-invitations.commands.ts';
import type { AccountInUse } from './erasure.errors.ts';

/**
 * Deletes a customer's account: profile, addresses, sessions, basket, wishlist, searches, messages and consents
 * are deleted at once; the person is removed from orders; invoices, the ledger, credit contracts with their checks
 * and declarations of withdrawal stay for as long as the law requires. All of it happens or nothing; a mail
 * confirms it. Data that belongs to the e-mail address only is deleted when the address is confirmed.
 */
export async function eraseAccount(
  ctx: RequestContext,
  customer: Customer,
): Promise<Result<null, AccountInUse>> {
  const { customerId, email } = customer;
  const mails = await createIdentityMails(ctx);
  const texts = await loadMailTexts(ctx);
  return runInTransaction(ctx, async (inner) => {
    if (!(await lockCustomerRow(inner, customerId))) return ok(null);
    const reason = await findHindrance(inner, customerId);
    if (reason) return refuse(reason);
    await eraseAnnouncements(inner, customerId);
    await eraseOrderNotes(inner, customerId);
    await eraseBuyer(inner, customerId);
    await erasePoints(inner, customerId);
    await eraseDecisions(inner, customerId);
    await eraseAuthor(inner, customerId, texts.text('account.data.delete.author'));
    await eraseQuestions(inner, customerId);
    await eraseContacts(inner, customer);
    if (customer.emailVerified) {
      await eraseVouchers(inner, email);
      await eraseSubscription(inner, email);
      await eraseInvitations(inner, email);
      await eraseStockAlerts(inner, email);
      await eraseQuestionMails(inner, email);
      await eraseMailsTo(inner, email);
    }
    await deleteCustomer(inner, customerId);
    await mails.notice(inner, email, 'account-deleted');
    return ok(null);
  });
}

async function findHindrance(ctx: RequestContext, customerId: string): Promise<AccountInUse | null> {
  const { openMinor, creditMinor } = await getAccountBalance(ctx, `customer:${customerId}`);
  const money = { code: 'AccountInUse', orderNumber: null } as const;
  if (openMinor > 0) return { ...money, reason: 'owed' };
  if (creditMinor > 0) return { ...money, reason: 'credit' };
  const orderNumber = await findOrderUnderWay(ctx, customerId);
  return orderNumber === null ? null : { code: 'AccountInUse', reason: 'underway', orderNumber };
}
