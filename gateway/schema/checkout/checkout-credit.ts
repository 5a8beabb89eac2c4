import type { CheckoutCredit } from '#commerce/buying/checkout/credit/checkout-credit.service.ts';
import {
  type CreditRefusal,
  chooseCredit,
  setProtection,
} from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { requestBasketReview } from '#commerce/buying/checkout/credit/request-review.service.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { resolveHintPlan } from '#commerce/money/credit/credit.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { BasketRef } from '../basket/basket.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { CheckoutChangedRef, CheckoutRef, CheckoutResultRef } from './checkout.ts';
import { InstallmentDataRef, ProtectionCostRef } from './credit.ts';

const CheckoutCreditRef = builder.objectRef<CheckoutCredit>('CheckoutCredit');
const DecisionRef = builder.enumType('CreditDecision', {
  values: {
    APPROVED: { value: 'approved' },
    REFUSED: { value: 'refused' },
    REFERRED: { value: 'referred' },
  } as const,
});

CheckoutCreditRef.implement({
  description: 'Paying this basket by credit.',
  fields: (t) => ({
    plans: t.field({
      type: [InstallmentDataRef],
      description: 'The plans offered today; none above the cap of the market.',
      resolve: ({ plans }) => [...plans],
    }),
    plan: t.expose('plan', {
      type: InstallmentDataRef,
      nullable: true,
      description: 'The chosen plan, as long as it is offered for the basket’s total.',
    }),
    offerEndedOn: t.exposeString('offerEndedOn', {
      nullable: true,
      description:
        'Last day of the chosen offer once that day is over, ISO 8601: the plan must be chosen anew. null otherwise.',
    }),
    dateOfBirth: t.string({
      nullable: true,
      description:
        'As it was typed for the choice; before that the one that the signed-in customer has kept.',
      resolve: ({ choice }, _args, context) => choice?.dateOfBirth ?? findStoredBirthDate(context),
    }),
    decision: t.field({
      type: DecisionRef,
      nullable: true,
      resolve: ({ decision }) => decision?.outcome ?? null,
    }),
    protection: t.expose('protection', {
      type: ProtectionCostRef,
      nullable: true,
      description: 'null: not offered together with an order (§ 7a (5) VVG), or no plan was chosen.',
    }),
    protectionChosen: t.boolean({
      nullable: true,
      description: 'null: not answered yet; it is never ticked in advance.',
      resolve: ({ choice }) => choice?.protection ?? null,
    }),
  }),
});

async function findStoredBirthDate(context: GatewayContext): Promise<string | null> {
  const customerId = getSignedInCustomer(context);
  const customer = customerId === null ? null : await findCustomer(context, customerId);
  return customer?.dateOfBirth ?? null;
}

builder.objectField(CheckoutRef, 'credit', (t) => t.expose('credit', { type: CheckoutCreditRef }));
builder.objectField(CheckoutRef, 'minimumAge', (t) =>
  t.int({
    description: 'Youngest age for credit.',
    resolve: (_checkout, _args, { tenant }) => tenant.credit.minimumAge,
  }),
);

builder.objectField(BasketRef, 'installment', (t) =>
  t.field({
    type: InstallmentDataRef,
    nullable: true,
    description: 'The basket in instalments; null: not offered for its total.',
    resolve: ({ totalMinor }, _args, context) => resolveHintPlan(context, totalMinor),
  }),
);

type NotApproved = Extract<CreditRefusal, { code: 'CreditNotApproved' }>;
const CreditNotApprovedRef = builder.objectRef<NotApproved>('CreditNotApproved');

CreditNotApprovedRef.implement({
  description: 'No credit for now. The customer may ask for a person to look at it: requestCreditReview.',
  fields: (t) => ({
    referred: t.exposeBoolean('referred', { description: 'A person looks at it already.' }),
    source: t.exposeString('source', { description: 'The source of the data: a text credit.source.{…}.' }),
  }),
});

const CreditResultRef = builder.unionType('CreditResult', {
  types: [CheckoutChangedRef, InvalidInputRef, TooManyAttemptsRef, CreditNotApprovedRef],
  resolveType: ({ code }) => code,
});

const PaymentProtectionInput = builder.inputType('PaymentProtectionInput', {
  fields: (t) => ({ chosen: t.boolean(), termsAccepted: t.boolean() }),
});

const CheckoutCreditInput = builder.inputType('CheckoutCreditInput', {
  fields: (t) => ({
    method: t.string(),
    count: t.int({ description: 'Number of instalments; 1 for a pause alone.' }),
    dateOfBirth: t.string({ description: 'YYYY-MM-DD' }),
    protection: t.field({
      type: PaymentProtectionInput,
      required: false,
      description: 'Whether payment protection is wanted; null: not answered with the plan.',
    }),
  }),
});

builder.mutationField('setCheckoutCredit', (t) =>
  t.field({
    type: CreditResultRef,
    description: 'Chooses a plan; asks the credit check.',
    args: { input: t.arg({ type: CheckoutCreditInput }) },
    async resolve(_root, { input }, context) {
      return unwrapOutcome('CheckoutChanged', await chooseCredit(await ensureVisitor(context), input));
    },
  }),
);

builder.mutationField('setPaymentProtection', (t) =>
  t.field({
    type: CheckoutResultRef,
    description: 'Chosen, its terms must be accepted.',
    args: { input: t.arg({ type: PaymentProtectionInput }) },
    resolve: async (_root, { input }, context) =>
      unwrapOutcome('CheckoutChanged', await setProtection(await ensureVisitor(context), input)),
  }),
);

builder.mutationField('requestCreditReview', (t) =>
  t.boolean({
    description: 'A person looks at the decision. false: there is none to look at.',
    resolve: async (_root, _args, context) => requestBasketReview(await ensureVisitor(context)),
  }),
);
