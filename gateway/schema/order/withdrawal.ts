import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import {
  findWithdrawalReceipt,
  type WithdrawalReceipt,
  withdraw,
} from '#commerce/orders/fulfilment/withdrawal/withdrawal.service.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { LineQuantityInput } from './order-life.ts';

type Received = WithdrawalReceipt & { readonly code?: 'WithdrawalReceipt' };
const ReceiptRef = builder.objectRef<Received>('WithdrawalReceipt');

ReceiptRef.implement({
  description:
    'A declaration of withdrawal as it was received; the same whether there is such an order or not.',
  fields: (t) => ({
    statementId: t.exposeID('statementId'),
    orderNumber: t.exposeString('orderNumber'),
    statement: t.exposeString('statement'),
    statedAt: t.expose('statedAt', { type: 'DateTime' }),
    sha256: t.exposeString('sha256'),
  }),
});

const WithdrawResultRef = builder.unionType('WithdrawResult', {
  types: [ReceiptRef, InvalidInputRef, TooManyAttemptsRef],
  resolveType: (result: Received | InvalidInput | TooManyAttempts) => result.code ?? 'WithdrawalReceipt',
});

const WithdrawalScopeRef = builder.enumType('WithdrawalScope', {
  values: {
    WHOLE: { value: 'whole' },
    PART: { value: 'part' },
    CREDIT: { value: 'credit', description: 'The credit agreement alone; the articles are kept.' },
    BOTH: { value: 'both', description: 'All articles and the credit agreement.' },
  } as const,
});

const WithdrawInput = builder.inputType('WithdrawInput', {
  fields: (t) => ({
    statementId: t.id({ description: 'A new UUID for each declaration: sending it twice is one.' }),
    name: t.string(),
    orderNumber: t.string(),
    email: t.string({
      description: 'The receipt goes there, and to the address of the order that it and the number name.',
    }),
    scope: t.field({ type: WithdrawalScopeRef }),
    articles: t.string({ required: false, description: 'A part of the contract in words.' }),
    items: t.field({
      type: [LineQuantityInput],
      required: false,
      description: 'A part of the contract by its lines.',
    }),
    accessToken: t.string({ required: false }),
  }),
});

builder.mutationField('withdraw', (t) =>
  t.field({
    type: WithdrawResultRef,
    description:
      'Takes a declaration of withdrawal, from anybody, without signing in (CRD art. 11a). With the access token or signed in, pieces that have not left are cancelled and a credit ends; else the order is held, and its customer confirms by the receipt.',
    args: { input: t.arg({ type: WithdrawInput }) },
    async resolve(_root, { input }, context) {
      const form = { ...input, items: input.items ?? [] };
      return unwrapOutcome('WithdrawalReceipt', await withdraw(context, form, context.client.address));
    },
  }),
);

builder.queryField('withdrawalReceipt', (t) =>
  t.field({
    type: ReceiptRef,
    nullable: true,
    args: { statementId: t.arg.string() },
    resolve: (_root, { statementId }, context) => findWithdrawalReceipt(context, statementId),
  }),
);
