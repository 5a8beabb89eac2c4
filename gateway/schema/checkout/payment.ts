import type { CheckoutView } from '#commerce/buying/checkout/checkout.service.ts';
import { createMoney } from '#commerce/ground/kernel/money.ts';
import {
  findPaymentInstruction,
  type PaymentInstruction,
} from '#commerce/money/payment/payment-instruction.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import {
  checkOrderPayment,
  type OrderPayment,
  type PayAgainRefusal,
  payAgain,
} from '#commerce/orders/settlement/order-payment.service.ts';
import { type PaylinkRefusal, payByLink } from '#commerce/orders/settlement/paylink/pay-by-link.service.ts';
import { type Paylink, viewPaylink } from '#commerce/orders/settlement/paylink/paylink.service.ts';
import { findWaitingOrder } from '#commerce/orders/settlement/waiting-order.queries.ts';
import { maskIban } from '#forms/address/iban.ts';
import { builder } from '../builder.ts';
import { createMoneyField, MoneyRef } from '../money.ts';
import { OrderRef } from '../order/order.ts';
import { CheckoutRef } from './checkout.ts';

const DirectDebitRef = builder.objectRef<CheckoutView>('DirectDebit');
DirectDebitRef.implement({
  description: 'The mandate’s creditor and the account entered, with all but its last signs hidden.',
  fields: (t) => ({
    creditor: t.string({ resolve: (_checkout, _args, { tenant }) => tenant.company.legalName }),
    creditorId: t.string({
      resolve: (_checkout, _args, { tenant }) => tenant.payment.directDebit.creditorId,
    }),
    asksBic: t.boolean({ resolve: (_checkout, _args, { tenant }) => tenant.orderOptions.bic }),
    maskedIban: t.string({ nullable: true, resolve: ({ account }) => account && maskIban(account.iban) }),
    accountHolder: t.string({ nullable: true, resolve: ({ account }) => account?.accountHolder ?? null }),
  }),
});

builder.objectField(CheckoutRef, 'directDebit', (t) =>
  t.field({
    type: DirectDebitRef,
    nullable: true,
    description: 'null: the tenant does not offer it',
    resolve: (checkout) => (checkout.paymentMethods.includes('direct-debit') ? checkout : null),
  }),
);

const OrderPaymentStateRef = builder.enumType('OrderPaymentState', {
  values: {
    DONE: { value: 'done', description: 'The order is placed.' },
    WAITING: { value: 'waiting', description: 'The provider has not said yet.' },
    UNSTARTED: { value: 'unstarted', description: 'The provider could not be reached.' },
    REFUSED: { value: 'refused', description: 'Not paid like this; another way can be chosen.' },
    RELEASED: { value: 'released', description: 'Too late, the order was cancelled.' },
  } as const,
});

const OrderPaymentRef = builder.objectRef<OrderPayment & { code?: 'OrderPayment' }>('OrderPayment');
OrderPaymentRef.implement({
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    accessToken: t.exposeString('accessToken'),
    state: t.expose('state', { type: OrderPaymentStateRef }),
    method: t.exposeString('method'),
    amount: t.field(createMoneyField('amountMinor')),
    checkoutUrl: t.exposeString('checkoutUrl', {
      nullable: true,
      description: 'The address on which the customer goes on to pay.',
    }),
    methods: t.stringList({
      resolve: ({ methods }) => [...methods],
      description: 'The methods that it can be paid by instead.',
    }),
    heldUntil: t.expose('heldUntil', { type: 'DateTime' }),
  }),
});

const OrderKeyInput = builder.inputType('OrderKeyInput', {
  fields: (t) => ({ orderNumber: t.id(), accessToken: t.string({ required: false }) }),
});

builder.mutationField('checkPayment', (t) =>
  t.field({
    type: OrderPaymentRef,
    nullable: true,
    description:
      'Asks the provider how the payment of an order stands; null: no such order for this visitor.',
    args: { input: t.arg({ type: OrderKeyInput }) },
    resolve: (_root, { input }, context) =>
      checkOrderPayment(context, context.payments, { ...input, accessToken: input.accessToken ?? null }),
  }),
);

const PaymentBegunRef = builder.objectRef<{ code: 'PaymentBegun'; redirectUrl: string | null }>(
  'PaymentBegun',
);
const PaymentNotPossibleRef = builder.objectRef<{ code: 'PaymentNotPossible' }>('PaymentNotPossible');
const PaymentUnavailableRef = builder.objectRef<{ code: 'PaymentUnavailable' }>('PaymentUnavailable');
const PaylinkUnusableRef = builder.objectRef<{ code: 'PaylinkUnusable' }>('PaylinkUnusable');

PaymentBegunRef.implement({
  fields: (t) => ({
    redirectUrl: t.exposeString('redirectUrl', {
      nullable: true,
      description: 'The address to send the browser to; null: the order is placed.',
    }),
  }),
});
PaymentNotPossibleRef.implement({
  fields: (t) => ({ code: t.exposeString('code', { description: 'The order does not wait for this.' }) }),
});
PaymentUnavailableRef.implement({
  fields: (t) => ({ code: t.exposeString('code', { description: 'The provider does not answer.' }) }),
});
PaylinkUnusableRef.implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Expired, paid, or not for this method.' }),
  }),
});

type Begun = { readonly code: 'PaymentBegun'; readonly redirectUrl: string | null };

const PayOrderResultRef = builder.unionType('PayOrderResult', {
  types: [PaymentBegunRef, PaymentNotPossibleRef, PaymentUnavailableRef],
  resolveType: ({ code }: Begun | PayAgainRefusal) => code,
});

const PayOrderInput = builder.inputType('PayOrderInput', {
  fields: (t) => ({
    orderNumber: t.id(),
    accessToken: t.string({ required: false }),
    paymentMethod: t.id(),
  }),
});

builder.mutationField('payOrder', (t) =>
  t.field({
    type: PayOrderResultRef,
    description: 'Pays an order that waits for its payment in another way, or once more in the same one.',
    args: { input: t.arg({ type: PayOrderInput }) },
    async resolve(_root, { input }, context) {
      const { orderNumber, paymentMethod: method } = input;
      const asked = { orderNumber, method, accessToken: input.accessToken ?? null };
      const paid = await payAgain(context, context.payments, asked);
      return paid.ok ? { code: 'PaymentBegun' as const, redirectUrl: paid.value } : paid.refusal;
    },
  }),
);

builder.queryField('waitingOrder', (t) =>
  t.field({
    type: OrderPaymentRef,
    nullable: true,
    description: 'The order that this visitor has left without paying it.',
    resolve: (_root, _args, context) => findWaitingOrder(context),
  }),
);

const PaymentInstructionRef = builder.objectRef<PaymentInstruction>('PaymentInstruction');
PaymentInstructionRef.implement({
  description: 'The data of a payment by bank transfer or direct debit.',
  fields: (t) => ({
    transferReference: t.exposeString('transferReference', {
      description: 'ISO 11649, or a Swiss QR reference; in groups.',
    }),
    accountHolder: t.exposeString('accountHolder', { description: 'The name of the account’s holder.' }),
    iban: t.exposeString('iban', { description: 'The shop’s IBAN, in groups of four.' }),
    bic: t.exposeString('bic'),
    bankName: t.exposeString('bankName'),
    hasSlip: t.exposeBoolean('hasSlip', { description: 'A paper with a code: /api/payment-slip.pdf' }),
    hasCode: t.exposeBoolean('hasCode', {
      description: 'The code that banking apps of the euro area read: /api/payment-code.svg',
    }),
    payUntil: t.expose('payUntil', { type: 'Date', nullable: true }),
    mandateReference: t.exposeString('mandateReference', { nullable: true }),
    creditorId: t.exposeString('creditorId', { nullable: true }),
    debitedIban: t.exposeString('debitedIban', { nullable: true, description: 'Masked.' }),
    collectOn: t.expose('collectOn', { type: 'Date', nullable: true }),
  }),
});

builder.objectField(OrderRef, 'paymentInstruction', (t) =>
  t.field({
    type: PaymentInstructionRef,
    nullable: true,
    resolve: (order: Order, _args, context) => findPaymentInstruction(context, order),
  }),
);

const PaylinkStateRef = builder.enumType('PaylinkState', {
  values: {
    OPEN: { value: 'open' },
    PENDING: { value: 'pending' },
    PAID: { value: 'paid' },
    EXPIRED: { value: 'expired' },
    CLOSED: { value: 'closed', description: 'The order was cancelled.' },
    INVALID: { value: 'invalid', description: 'Changed, or never ours.' },
  } as const,
});

const PaylinkRef = builder.objectRef<Paylink>('Paylink');
PaylinkRef.implement({
  fields: (t) => ({
    state: t.expose('state', { type: PaylinkStateRef }),
    orderNumber: t.id({ nullable: true, resolve: ({ order }) => order?.orderNumber ?? null }),
    amount: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ order }) => order && createMoney(order.amountMinor, order.currency),
    }),
    methods: t.stringList({ resolve: ({ methods }) => [...methods] }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    checkoutUrl: t.exposeString('checkoutUrl', {
      nullable: true,
      description: 'The address on which a payment by this link goes on.',
    }),
    lastFailed: t.exposeBoolean('lastFailed'),
  }),
});

builder.mutationField('openPaylink', (t) =>
  t.field({
    type: PaylinkRef,
    description: 'The payment that a link is for; asks the provider about one that was begun by it.',
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => viewPaylink(context, context.payments, token),
  }),
);

const PayByLinkResultRef = builder.unionType('PayByLinkResult', {
  types: [PaymentBegunRef, PaylinkUnusableRef, PaymentUnavailableRef],
  resolveType: ({ code }: Begun | PaylinkRefusal) => code,
});

builder.mutationField('payByLink', (t) =>
  t.field({
    type: PayByLinkResultRef,
    args: { token: t.arg.string(), paymentMethod: t.arg.id() },
    async resolve(_root, { token, paymentMethod: method }, context) {
      const paid = await payByLink(context, context.payments, { token, method: String(method) });
      return paid.ok ? { code: 'PaymentBegun' as const, redirectUrl: paid.value } : paid.refusal;
    },
  }),
);
