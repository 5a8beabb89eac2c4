import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import type { OrderMail } from './order-mail.types.ts';

/** The information about the right to withdraw, or about the returns that a market without it grants. */
export function buildWithdrawalSection({
  tenant,
  texts,
}: Pick<OrderMail, 'tenant' | 'texts'>): MailContent['sections'][number] {
  const { company } = tenant;
  const { days: withdrawalDays, sendBackDays, statutory, freeReturns } = tenant.withdrawal;
  const values = {
    days: withdrawalDays,
    sendBackDays,
    refundDays: tenant.refund.creditedWithinDays,
    email: company.email,
    company: `${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`,
  };
  // CRD art. 6(1)(i): the cost of returns must be stated, or the customer does not bear it
  const cost = freeReturns ? [texts.text('mail.withdrawal.free'), ''] : [];
  return statutory
    ? {
        title: texts.text('mail.withdrawal.title'),
        lines: [
          texts.text('mail.withdrawal.statutory', values),
          '',
          ...cost,
          texts.text('mail.withdrawal.online'),
          '',
          texts.text('mail.withdrawal.attached'),
        ],
      }
    : {
        title: texts.text('mail.withdrawal.contractual.title'),
        lines: [
          texts.text('mail.withdrawal.contractual', values),
          '',
          ...cost,
          texts.text('mail.withdrawal.attached'),
        ],
      };
}
