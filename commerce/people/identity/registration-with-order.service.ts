import { randomUUID } from 'node:crypto';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { buildMailRows } from '#commerce/ground/mail/mail-rows.service.ts';
import type { NewCustomer } from '#commerce/people/customer/customer.commands.ts';
import { isEmailInUse } from '#commerce/people/customer/customer.queries.ts';
import { LINK_HOURS } from '#forms/address/identity.ts';
import { buildIdentityMail } from './identity-mail.rules.ts';
import { buildTokenRows } from './recovery/token.store.ts';

/** The account that a guest asks for with an order. */
export type WishedAccount = Omit<NewCustomer, 'emailVerified' | 'passwordHash'> & {
  readonly passwordHash: string;
  /** the order joins the account once its address is confirmed */
  readonly orderNumber: string;
};

/**
 * The rows of a guest's request for an account, for the transaction of the order: a link and a mail to the address's
 * owner. For an address that has an account the mail states this, and nothing else differs.
 */
export async function buildRegistrationRows(
  ctx: RequestContext,
  { email, ...details }: WishedAccount,
  texts: MailTexts,
): Promise<Writes> {
  const known = await isEmailInUse(ctx, email);
  const { secret, rows } = buildTokenRows(ctx, { kind: 'registration', customerId: null, email, details });
  const basis = { tenant: ctx.tenant, locale: ctx.locale, texts, detail: details.orderNumber };
  const content = known
    ? buildIdentityMail({ ...basis, kind: 'order-registration-known' })
    : buildIdentityMail({ ...basis, kind: 'order-registration', secret, hours: LINK_HOURS });
  const mail = { content, recipient: email, cause: `identity:${randomUUID()}` };
  const { new_mails: new_account_mail } = buildMailRows(ctx, [mail]);
  return { new_account_link: rows, new_account_mail };
}
