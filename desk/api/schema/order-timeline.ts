import type { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import type { DeskTimelineEntry } from '#commerce/orders/fulfilment/desk/order-desk.service.ts';
import type { listOrderNotes } from '#commerce/orders/fulfilment/desk/order-note.queries.ts';
import type { JsonValue } from '#commerce/staff/audit/audit.rules.ts';
import { builder } from './builder.ts';

type Payment = Awaited<ReturnType<typeof listOrderPayments>>[number];
export const PaymentRef = builder.objectRef<Payment>('Payment').implement({
  description: 'An attempt to pay an order.',
  fields: (t) => ({
    paymentId: t.exposeID('paymentId'),
    method: t.exposeString('method'),
    state: t.exposeString('state'),
    amountMinor: t.exposeInt('amountMinor'),
    provider: t.exposeString('provider', { nullable: true }),
    providerReference: t.exposeString('providerReference', { nullable: true }),
    transferReference: t.exposeString('transferReference'),
    problem: t.exposeString('problem', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const NoteRef = builder
  .objectRef<Awaited<ReturnType<typeof listOrderNotes>>[number]>('OrderNote')
  .implement({
    fields: (t) => ({
      noteId: t.exposeID('noteId'),
      authorName: t.exposeString('authorName'),
      body: t.exposeString('body'),
      writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    }),
  });

export const TimelineEntryRef = builder.objectRef<DeskTimelineEntry>('TimelineEntry').implement({
  description:
    'Something that happened to an order. One of `eventType`, `mailSubject`, `payment`, `note` is set.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: '`event`, `payment`, `mail` or `note`' }),
    at: t.expose('at', { type: 'DateTime' }),
    eventType: t.string({
      nullable: true,
      description: 'docs/order-events.md',
      resolve: (entry) => (entry.kind === 'event' ? entry.event.type : null),
    }),
    eventData: t.field({
      type: 'Json',
      nullable: true,
      resolve: (entry) => (entry.kind === 'event' ? (entry.event.data as JsonValue) : null),
    }),
    mailSubject: t.string({
      nullable: true,
      resolve: (entry) => (entry.kind === 'mail' ? entry.mail.subject : null),
    }),
    mailText: t.string({
      nullable: true,
      resolve: (entry) => (entry.kind === 'mail' ? entry.mail.text : null),
    }),
    mailSentAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (entry) => (entry.kind === 'mail' ? entry.mail.sentAt : null),
    }),
    mailProblem: t.string({
      nullable: true,
      resolve: (entry) => (entry.kind === 'mail' ? entry.mail.problem : null),
    }),
    payment: t.field({
      type: PaymentRef,
      nullable: true,
      resolve: (entry) => (entry.kind === 'payment' ? entry.payment : null),
    }),
    note: t.field({
      type: NoteRef,
      nullable: true,
      resolve: (entry) => (entry.kind === 'note' ? entry.note : null),
    }),
  }),
});
