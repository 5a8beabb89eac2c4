import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { buildServiceParameters } from '#commerce/range/content/service-parameters.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { Contact } from './contact.store.ts';
import type { ContactFile } from './contact-file.store.ts';

type AboutContact = {
  readonly contact: Contact;
  readonly tenant: Tenant;
  /** of the mail's reader */
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  readonly files: readonly ContactFile[];
  /** text keys of the topic, from its subject down */
  readonly labels: readonly string[];
};

/**
 * The mail to the desk: everything that was written, in the order in which it is worked on. Answers go to the sender.
 */
export function buildDeskMail(about: AboutContact): MailContent {
  const { contact, tenant, locale, texts } = about;
  const { caseNumber: number, routingCode: routing, email, message } = contact;
  const topic = formatTopic(about);
  return {
    ...buildTenantLook(tenant, locale, texts),
    subject: texts.text('mail.contact.desk.subject', { routing, number, topic }),
    preview: message.slice(0, 140),
    title: texts.text('mail.contact.desk.title', { topic }),
    paragraphs: [texts.text('mail.contact.desk.text', { name: formatName(contact), email })],
    reference: { label: texts.text('mail.contact.case'), value: number },
    action: null,
    ordered: null,
    sections: [
      { title: texts.text('mail.contact.desk.facts'), lines: buildFacts(about) },
      { title: texts.text('mail.contact.desk.message'), lines: message.split('\n') },
    ],
    links: [],
    // the first line informs customers that the mail is automatic; desks need no help pages
    footer: buildCompanyFooter(tenant, locale, texts).slice(1),
    help: [],
  };
}

function buildFacts(about: AboutContact): string[] {
  const { contact, texts, files } = about;
  const { routingCode, customerNumber, orderNumber, salutation } = contact;
  const name = formatName(contact);
  const rows: readonly (readonly [TextKey, string | null])[] = [
    ['mail.contact.routing', routingCode],
    ['mail.contact.topic', formatTopicPath(about)],
    [
      'mail.contact.name',
      salutation === 'not_specified' ? name : `${texts.text(`form.field.salutation.${salutation}`)} ${name}`,
    ],
    ['mail.contact.email', contact.email],
    ['mail.contact.customerNumber', customerNumber],
    ['mail.contact.order', orderNumber],
    ['mail.contact.language', contact.locale],
    ['mail.contact.files', files.map(({ name }) => name).join(', ') || null],
  ];
  return rows.flatMap(([key, value]) =>
    value === null ? [] : [texts.text('mail.labelled', { label: texts.text(key), value })],
  );
}

/**
 * The mail to the sender: that the message has arrived and when an answer comes, and its text if the address is
 * proved to be the sender's. Any other address may be a stranger's, who must not get text that somebody else chose.
 */
export function buildReceiptMail(about: AboutContact & { readonly isOwnAddress: boolean }): MailContent {
  const { contact, tenant, locale, texts, isOwnAddress } = about;
  const { caseNumber: number } = contact;
  const days = tenant.service.answerWorkingDays;
  return {
    ...buildTenantLook(tenant, locale, texts),
    subject: texts.text('mail.contact.receipt.subject', { company: tenant.companyName, number }),
    preview: texts.text('mail.contact.receipt.preview', { days }),
    title: texts.text('mail.contact.receipt.title'),
    paragraphs: isOwnAddress
      ? [texts.text('mail.contact.receipt.text', { name: formatName(contact), days })]
      : [
          texts.text('mail.contact.receipt.anyAddress', { days }),
          texts.text('mail.contact.receipt.notQuoted'),
        ],
    reference: { label: texts.text('mail.contact.case'), value: number },
    action: null,
    ordered: null,
    sections: [
      isOwnAddress
        ? { title: texts.text('mail.contact.receipt.written'), lines: buildMessageLines(about) }
        : { title: texts.text('mail.contact.topic'), lines: [formatTopicPath(about)] },
    ],
    links: [],
    footer: buildCompanyFooter(tenant, locale, texts),
  };
}

function buildMessageLines(about: AboutContact): string[] {
  const { contact, texts, files } = about;
  const formatLabelled = (key: TextKey, value: string) =>
    texts.text('mail.labelled', { label: texts.text(key), value });
  return [
    formatLabelled('mail.contact.topic', formatTopicPath(about)),
    ...(contact.orderNumber ? [formatLabelled('mail.contact.order', contact.orderNumber)] : []),
    ...(files.length > 0
      ? [formatLabelled('mail.contact.files', files.map(({ name }) => name).join(', '))]
      : []),
    '',
    ...contact.message.split('\n'),
  ];
}

function formatTopic(about: AboutContact): string {
  return listTopicNames(about).at(-1) ?? '';
}

function formatTopicPath(about: AboutContact): string {
  return listTopicNames(about).join(' › ');
}

/** The text keys of the tree were checked when it was loaded. */
function listTopicNames({ texts, labels, tenant, locale }: AboutContact): string[] {
  const parameters = buildServiceParameters(tenant, locale);
  return labels.map((label) => texts.text(label as TextKey, parameters));
}

function formatName({ givenName, familyName }: Contact): string {
  return `${givenName} ${familyName}`;
}
