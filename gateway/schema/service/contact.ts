import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { FileRefused } from '#commerce/ground/upload/upload.errors.ts';
import { listRecentOrders, type RecentOrder } from '#commerce/orders/order/customer/recent-orders.queries.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import type { SecurityCheckRequired } from '#commerce/people/identity/identity.errors.ts';
import type { UnknownTopic } from '#commerce/service/contact/contact.errors.ts';
import {
  type ContactReceipt,
  findContactReceipt,
  sendContact,
} from '#commerce/service/contact/contact.service.ts';
import {
  addContactFile,
  type ContactFile,
  getContactLimits,
  listContactFiles,
  removeContactFile,
} from '#commerce/service/contact/contact-file.service.ts';
import { showEmail } from '#forms/email-address.ts';
import { builder } from '../builder.ts';
import { SecurityCheckRequiredRef } from '../customer/sign-in.ts';
import { InvalidInputRef, TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { MoneyRef } from '../money.ts';

const ContactFileRef = builder.objectRef<ContactFile & { readonly code?: 'ContactFile' }>('ContactFile');
ContactFileRef.implement({
  description: 'A file that waits for its form to be sent, or came with it.',
  fields: (t) => ({
    id: t.exposeID('fileId'),
    name: t.exposeString('name', { description: 'A picture carries the ending of what it is.' }),
    type: t.exposeString('type'),
    size: t.exposeInt('size', { description: 'Bytes, as it is sent on.' }),
  }),
});

const RecentOrderRef = builder.objectRef<RecentOrder>('RecentOrder');
RecentOrderRef.implement({
  fields: (t) => ({
    orderNumber: t.exposeString('orderNumber'),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    total: t.field({
      type: MoneyRef,
      resolve: ({ totalMinor, currency }) => ({ minor: totalMinor, currency }),
    }),
  }),
});

type Known = { readonly customer: Awaited<ReturnType<typeof getCustomer>> };
const ContactFormRef = builder.objectRef<Known>('ContactForm');
ContactFormRef.implement({
  description: 'The values that fill the form in for the signed-in customer; empty for everybody else.',
  fields: (t) => ({
    salutation: t.string({ nullable: true, resolve: ({ customer }) => customer?.salutation ?? null }),
    givenName: t.string({ nullable: true, resolve: ({ customer }) => customer?.givenName ?? null }),
    familyName: t.string({ nullable: true, resolve: ({ customer }) => customer?.familyName ?? null }),
    email: t.string({ nullable: true, resolve: ({ customer }) => customer?.email ?? null }),
    customerNumber: t.string({ nullable: true, resolve: ({ customer }) => customer?.customerNumber ?? null }),
    orders: t.field({
      type: [RecentOrderRef],
      resolve: async (_form, _args, context) => [...(await listRecentOrders(context))],
    }),
    files: t.field({
      type: [ContactFileRef],
      description: 'The uploaded files of the form with this id, which has not been sent.',
      args: { contactId: t.arg.id() },
      resolve: async (_form, { contactId }, context) => [
        ...(await listContactFiles(context, String(contactId))),
      ],
    }),
    documents: t.boolean({
      description: 'Whether documents may be sent along besides pictures to this topic.',
      args: { topic: t.arg.id({ defaultValue: '' }) },
      resolve: (_form, { topic }, { tenant }) =>
        getContactLimits(tenant, String(topic)).formats.includes('pdf'),
    }),
    answerDays: t.int({
      description: 'Working days within which an answer comes.',
      resolve: (_form, _args, { tenant }) => tenant.service.answerWorkingDays,
    }),
  }),
});

const ReceiptKind = builder.enumType('ContactReceiptKind', {
  description: 'A copy of the message, a receipt without its words, or nothing.',
  values: { COPY: { value: 'copy' }, RECEIPT: { value: 'receipt' }, NONE: { value: 'none' } } as const,
});

const ContactReceiptRef = builder.objectRef<ContactReceipt & { readonly code?: 'ContactReceipt' }>(
  'ContactReceipt',
);
ContactReceiptRef.implement({
  fields: (t) => ({
    contactId: t.exposeID('contactId'),
    caseNumber: t.exposeString('caseNumber'),
    email: t.string({ description: 'The sender’s address.', resolve: ({ email }) => showEmail(email) }),
    receipt: t.field({
      type: ReceiptKind,
      nullable: true,
      description: 'The mail to that address; null if it is not known.',
      resolve: ({ receipt }) => receipt,
    }),
  }),
});

builder.queryFields((t) => ({
  contactForm: t.field({
    type: ContactFormRef,
    resolve: async (_root, _args, context) => ({ customer: await getCustomer(context) }),
  }),
  contactReceipt: t.field({
    type: ContactReceiptRef,
    nullable: true,
    args: { contactId: t.arg.id() },
    resolve: (_root, { contactId }, context) => findContactReceipt(context, String(contactId)),
  }),
}));

export const FileRefusedRef = builder.objectRef<FileRefused>('FileRefused');
FileRefusedRef.implement({
  description: 'A file that does not come along; fault is a text key below ui.files.refused.',
  fields: (t) => ({ name: t.exposeString('name'), fault: t.exposeString('fault') }),
});

export const UnknownTopicRef = builder.objectRef<UnknownTopic>('UnknownTopic');
UnknownTopicRef.implement({ fields: (t) => ({ topic: t.exposeString('topic') }) });

type Kept = ContactFile & { readonly code?: 'ContactFile' };
const UploadResultRef = builder.unionType('UploadContactFileResult', {
  types: [ContactFileRef, FileRefusedRef, TooManyAttemptsRef],
  resolveType: (result: Kept | FileRefused | TooManyAttempts) => result.code ?? 'ContactFile',
});

type Sent = ContactReceipt & { readonly code?: 'ContactReceipt' };
const SendResultRef = builder.unionType('SendContactResult', {
  types: [ContactReceiptRef, InvalidInputRef, UnknownTopicRef, TooManyAttemptsRef, SecurityCheckRequiredRef],
  resolveType: (result: Sent | InvalidInput | UnknownTopic | TooManyAttempts | SecurityCheckRequired) =>
    result.code ?? 'ContactReceipt',
});

const SendContactInput = builder.inputType('SendContactInput', {
  fields: (t) => ({
    contactId: t.id({ description: 'A new UUID for each form: sending it twice is one contact.' }),
    topic: t.string({ description: 'Path of a leaf of the help topics.' }),
    salutation: t.string(),
    givenName: t.string(),
    familyName: t.string(),
    email: t.string(),
    customerNumber: t.string({ required: false }),
    orderNumber: t.string({ required: false }),
    message: t.string(),
    securityAnswer: t.string({ required: false, description: 'The answer to SecurityCheckRequired.' }),
    website: t.string({
      defaultValue: '',
      description: 'People do not see this field; what fills it in is no person.',
    }),
  }),
});

builder.mutationFields((t) => ({
  sendContact: t.field({
    type: SendResultRef,
    args: { input: t.arg({ type: SendContactInput }) },
    async resolve(_root, { input: { website, securityAnswer, ...form } }, context) {
      const { address } = context.client;
      const origin = { address, trap: website, securityAnswer: securityAnswer ?? null };
      const sent = await sendContact(context, form, origin);
      return unwrapOutcome('ContactReceipt', sent);
    },
  }),
  uploadContactFile: t.field({
    type: UploadResultRef,
    description: 'Takes a file for a form that will be sent (graphql-multipart-request-spec).',
    args: {
      contactId: t.arg.id(),
      topic: t.arg.id({ defaultValue: '', description: 'Path of the form’s topic: some take documents.' }),
      file: t.arg({ type: 'Upload' }),
    },
    async resolve(_root, { contactId, topic, file }, context) {
      const body = Buffer.from(await file.arrayBuffer());
      const { address } = context.client;
      const input = { contactId: String(contactId), topic: String(topic), name: file.name, body, address };
      return unwrapOutcome('ContactFile', await addContactFile(context, input));
    },
  }),
  removeContactFile: t.boolean({
    args: { contactId: t.arg.id(), fileId: t.arg.id() },
    async resolve(_root, { contactId, fileId }, context) {
      await removeContactFile(context, { contactId: String(contactId), fileId: String(fileId) });
      return true;
    },
  }),
}));
