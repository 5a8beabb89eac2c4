import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailboxId } from '#tenants/help-topics.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** A message as it is stored. */
export type Contact = {
  readonly contactId: string;
  /** the number of the case for people */
  readonly caseNumber: string;
  readonly customerId: string | null;
  readonly locale: string;
  readonly topic: string;
  readonly routingCode: string;
  readonly mailbox: MailboxId;
  readonly salutation: 'female' | 'male' | 'not_specified';
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly customerNumber: string | null;
  readonly orderNumber: string | null;
  readonly message: string;
  readonly createdAt: Date;
  /** the sender's mail: a copy, a receipt without the words, or none; null if not known */
  readonly receipt: 'copy' | 'receipt' | 'none' | null;
};

/** The data of the page after the form. */
export type ContactReceipt = Pick<Contact, 'contactId' | 'caseNumber' | 'email' | 'receipt'>;

export async function insertContact(ctx: RequestContext, contact: Contact): Promise<void> {
  await ctx.db
    .insertInto('contact')
    .values({
      tenant_id: ctx.tenant.id,
      contact_id: contact.contactId,
      case_number: contact.caseNumber,
      customer_id: contact.customerId,
      locale: contact.locale,
      topic: contact.topic,
      routing_code: contact.routingCode,
      mailbox: contact.mailbox,
      salutation: contact.salutation,
      given_name: contact.givenName,
      family_name: contact.familyName,
      email: contact.email,
      customer_number: contact.customerNumber,
      order_number: contact.orderNumber,
      message: contact.message,
      created_at: contact.createdAt,
      receipt: contact.receipt,
    })
    .execute();
}

/** Whether the form with this id has been sent. */
export async function isSent(ctx: RequestContext, contactId: string): Promise<boolean> {
  return (await findReceipt(ctx, contactId)) !== null;
}

/** @returns null if the form has not been sent */
export async function findReceipt(ctx: RequestContext, contactId: string): Promise<ContactReceipt | null> {
  const row = await ctx.db
    .selectFrom('contact')
    .select(['case_number as caseNumber', 'email', 'receipt'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row ? { contactId, ...row, receipt: row.receipt as ContactReceipt['receipt'] } : null;
}

/** Deletes a tenant's contacts whose retention time is over. */
export async function deleteOldContacts(
  ctx: Pick<RequestContext, 'db'> & { readonly tenant: Tenant },
  before: Date,
): Promise<void> {
  await ctx.db
    .deleteFrom('contact')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('created_at', '<', before)
    .execute();
}
