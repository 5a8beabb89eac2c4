import type { ProtectionCost } from '#commerce/money/credit/plan/protection.rules.ts';
import {
  chooseLaterProtection,
  readProtectionLink,
  viewProtectionOffer,
} from '#commerce/orders/credit-rights/protection/later-protection.service.ts';
import { builder } from '../builder.ts';
import { ProtectionCostRef } from './credit.ts';

type Offer = {
  readonly state: 'open' | 'gone' | 'chosen' | 'changed' | 'terms-missing';
  readonly orderNumber: string | null;
  readonly cost: ProtectionCost | null;
};

const GONE: Offer = { state: 'gone', orderNumber: null, cost: null };

const ProtectionOfferStateRef = builder.enumType('ProtectionOfferState', {
  values: {
    OPEN: { value: 'open', description: 'Payment protection can be chosen.' },
    GONE: { value: 'gone', description: 'Expired, chosen already, or the credit has ended.' },
    CHOSEN: { value: 'chosen', description: 'Payment protection has just been chosen.' },
    CHANGED: { value: 'changed', description: 'The price has changed: nothing was chosen.' },
    TERMS_MISSING: {
      value: 'terms-missing',
      description: 'Its terms were not accepted: nothing was chosen.',
    },
  } as const,
});

const ProtectionOfferRef = builder.objectRef<Offer>('ProtectionOffer');
ProtectionOfferRef.implement({
  description: 'Payment protection of a running credit, by the signed link of a mail.',
  fields: (t) => ({
    state: t.expose('state', { type: ProtectionOfferStateRef }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    cost: t.expose('cost', { type: ProtectionCostRef, nullable: true }),
  }),
});

type Asking = Parameters<typeof viewProtectionOffer>[0] & { readonly payments: { readonly secret: string } };

async function view(context: Asking, token: string): Promise<Offer> {
  const orderId = readProtectionLink(context, context.payments.secret, token);
  const offer = orderId === null ? null : await viewProtectionOffer(context, { orderId });
  if (!offer?.ok) return GONE;
  const { orderNumber, cost } = offer.value;
  return { state: 'open', orderNumber, cost };
}

builder.mutationField('openProtectionOffer', (t) =>
  t.field({
    type: ProtectionOfferRef,
    description:
      'The offer of a signed link; a mutation, so that the link stands in no address. Changes nothing.',
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => view(context, token),
  }),
);

const ChooseProtectionInput = builder.inputType('ChooseProtectionInput', {
  fields: (t) => ({
    token: t.string(),
    totalMinor: t.int({ description: 'All premiums together, as it was shown.' }),
    termsAccepted: t.boolean(),
  }),
});

builder.mutationField('chooseLaterProtection', (t) =>
  t.field({
    type: ProtectionOfferRef,
    args: { input: t.arg({ type: ChooseProtectionInput }) },
    async resolve(_root, { input: { token, totalMinor, termsAccepted } }, context) {
      const orderId = readProtectionLink(context, context.payments.secret, token);
      if (orderId === null) return GONE;
      const chosen = await chooseLaterProtection(context, { orderId, totalMinor, termsAccepted });
      if (chosen.ok) {
        const { orderNumber, cost } = chosen.value;
        return { state: 'chosen' as const, orderNumber, cost };
      }
      const { code } = chosen.refusal;
      const now = await view(context, token);
      if (code === 'TermsMissing') return { ...now, state: 'terms-missing' as const };
      return code === 'OfferChanged' ? { ...now, state: 'changed' as const } : GONE;
    },
  }),
);
