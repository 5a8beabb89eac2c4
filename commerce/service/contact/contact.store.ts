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
};

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
    })
    .execute();
}

/** Whether the form with this id has been sent. */
export async function isSent(ctx: RequestContext, contactId: string): Promise<boolean> {
  return (await findReceipt(ctx, contactId)) !== null;
}

/** The data of the page after the form. @returns null: it has not been sent */
export async function findReceipt(
  ctx: RequestContext,
  contactId: string,
): Promise<{ readonly contactId: string; readonly caseNumber: string; readonly email: string } | null> {
  const row = await ctx.db
    .selectFrom('contact')
    .select(['case_number', 'email'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row ? { contactId, caseNumber: row.case_number, email: row.email } : null;
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
