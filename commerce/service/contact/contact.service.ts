import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { takeNextNumber } from '#commerce/people/customer/number-range.commands.ts';
import type { SecurityCheckRequired } from '#commerce/people/identity/identity.errors.ts';
import type { IdentityContext } from '#commerce/people/identity/sign-in/sign-in.service.ts';
import { type ContactForm, contactSchema } from '#forms/contact.ts';
import { listFaults } from '#forms/faults.ts';
import { type HelpLeaf, isLeaf } from '#tenants/help-topics.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { UnknownTopic } from './contact.errors.ts';
import {
  type Contact,
  type ContactReceipt,
  deleteOldContacts,
  findReceipt,
  insertContact,
} from './contact.store.ts';
import { type ContactFile, listFiles, lockFiles } from './contact-file.store.ts';
import { buildDeskMail, buildReceiptMail } from './contact-mail.rules.ts';
import { findTopic } from './help-topic.rules.ts';

export type ContactInput = { readonly [field in keyof ContactForm]?: unknown };
export type { ContactReceipt } from './contact.store.ts';

/** Where a form comes from. */
type ContactOrigin = {
  /** the client's address: after several messages from it the security check comes first */
  readonly address: string;
  /** value of a field that people do not see; a form with a value here gets the usual thanks and is dropped */
  readonly trap: string;
  /** the browser's answer to a security check; null if none */
  readonly securityAnswer: string | null;
};

const UUID = contactSchema.shape.contactId;

/**
 * Accepts a message: it is stored with a case number, the mailbox of its topic gets it with its files, and the sender
 * gets a receipt. All of that happens or nothing; a mailbox that does not answer gets its mail later. Sending the
 * same form twice makes one contact.
 */
export async function sendContact(
  ctx: IdentityContext,
  form: ContactInput,
  input: ContactOrigin,
): Promise<Result<ContactReceipt, InvalidInput | UnknownTopic | TooManyAttempts | SecurityCheckRequired>> {
  const parsed = contactSchema.safeParse(form);
  if (!parsed.success) return refuse({ code: 'InvalidInput', fields: listFaults(parsed.error) });
  const { contactId, topic, email } = parsed.data;
  const known = await findReceipt(ctx, contactId);
  if (known) return ok(known);
  const found = findTopic(ctx.tenant.helpTopics, topic);
  if (!found || !isLeaf(found.topic)) return refuse({ code: 'UnknownTopic', topic });
  const { topic: leaf, way } = found;
  // a form that the spam trap caught gets the usual thanks
  if (input.trap !== '') return ok({ contactId, caseNumber: '', email, receipt: 'none' });
  const refusal = await countMessage(ctx, input);
  if (refusal) return refuse(refusal);
  // a form must not fill another person's mailbox with receipts
  const isMailed = (await ctx.attempts.countContactMail(`${ctx.tenant.id}|${email}`)) === null;
  const deskCtx = createDeskContext(ctx);
  const texts = { desk: await loadMailTexts(deskCtx), sender: await loadMailTexts(ctx) };
  // a copy goes to nobody's address but the sender's own
  const receipt = !isMailed ? 'none' : (await isAddressOwner(ctx, email)) ? 'copy' : 'receipt';
  const sending = { leaf, labels: way.map((step) => step.topic.label), texts, receipt } as const;
  const written = await runInTransaction(ctx, (inner) => write(inner, parsed.data, sending));
  ctx.events.emit({ type: 'mail-queued', tenantId: ctx.tenant.id });
  return ok(written);
}

async function countMessage(
  ctx: IdentityContext,
  { address, securityAnswer }: ContactOrigin,
): Promise<TooManyAttempts | SecurityCheckRequired | null> {
  const { retryAfterSeconds, needsSecurityCheck } = await ctx.attempts.countContact(address);
  if (retryAfterSeconds !== null) return { code: 'TooManyAttempts', retryAfterSeconds };
  if (!needsSecurityCheck || (await ctx.securityCheck.holds(ctx, securityAnswer))) return null;
  await ctx.attempts.refundContact(address);
  return { code: 'SecurityCheckRequired', challenge: await ctx.securityCheck.begin(ctx) };
}

/** Whether the sender has proved to own an address: signed in, with the address confirmed. */
async function isAddressOwner(ctx: RequestContext, email: string): Promise<boolean> {
  const customerId = getSignedInCustomer(ctx);
  const customer = customerId === null ? null : await findCustomer(ctx, customerId);
  return customer?.emailVerified === true && customer.email === email;
}

/** A context in the tenant's first language, which desks read. */
function createDeskContext(ctx: RequestContext): RequestContext {
  const locale = ctx.tenant.locales[0]?.locale ?? ctx.locale;
  return locale === ctx.locale
    ? ctx
    : createBackgroundContext(ctx, { tenant: ctx.tenant, locale }, 'contact');
}

type Sending = {
  readonly leaf: HelpLeaf;
  /** text keys from the subject down */
  readonly labels: readonly string[];
  readonly texts: { readonly desk: MailTexts; readonly sender: MailTexts };
  readonly receipt: 'copy' | 'receipt' | 'none';
};

async function write(ctx: RequestContext, form: ContactForm, sending: Sending): Promise<ContactReceipt> {
  const { contactId } = form;
  const { leaf, receipt } = sending;
  await lockFiles(ctx, contactId);
  const known = await findReceipt(ctx, contactId);
  if (known) return known;
  const files = await listFiles(ctx, contactId);
  const contact: Contact = {
    ...form,
    caseNumber: await takeNextNumber(ctx, 'contact'),
    customerId: getSignedInCustomer(ctx),
    locale: ctx.locale,
    routingCode: leaf.routing,
    mailbox: leaf.mailbox,
    createdAt: ctx.clock.now(),
    receipt,
  };
  await insertContact(ctx, contact);
  await queueMails(ctx, contact, files, sending);
  return { contactId, caseNumber: contact.caseNumber, email: contact.email, receipt };
}

async function queueMails(
  ctx: RequestContext,
  contact: Contact,
  files: readonly ContactFile[],
  { leaf, labels, texts, receipt }: Sending,
): Promise<void> {
  const { tenant } = ctx;
  const mailbox = tenant.contact.mailboxes[leaf.mailbox];
  if (!mailbox) throw new Error(`the tenant ${tenant.id} has no mailbox ${leaf.mailbox}`);
  const about = { contact, tenant, files, labels };
  await queueMail(
    ctx,
    buildDeskMail({ ...about, locale: tenant.locales[0]?.locale ?? ctx.locale, texts: texts.desk }),
    {
      recipient: mailbox,
      cause: `contact:${contact.contactId}`,
      replyTo: contact.email,
      attachments: files.map(({ fileId }) => ({ contactFile: fileId })),
    },
  );
  if (receipt === 'none') return;
  const receiptAbout = {
    ...about,
    locale: ctx.locale,
    texts: texts.sender,
    isOwnAddress: receipt === 'copy',
  };
  await queueMail(ctx, buildReceiptMail(receiptAbout), {
    recipient: contact.email,
    cause: `contact-receipt:${contact.contactId}`,
  });
}

/** The data of the page after the form; only the sender knows the id. */
export async function findContactReceipt(
  ctx: RequestContext,
  contactId: string,
): Promise<ContactReceipt | null> {
  return UUID.safeParse(contactId).success ? findReceipt(ctx, contactId) : null;
}

/** Deletes contacts whose retention time is over. */
export async function purgeContacts(
  shop: Pick<RequestContext, 'db' | 'clock'>,
  tenants: readonly Tenant[],
): Promise<void> {
  const now = shop.clock.now();
  for (const tenant of tenants)
    await deleteOldContacts({ db: shop.db, tenant }, addDaysToMoment(now, -tenant.contact.keepContactsDays));
}
