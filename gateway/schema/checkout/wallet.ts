import {
  beginWallet,
  filterExpressWallets,
  takeWallet,
  type WalletStep,
} from '#commerce/buying/checkout/wallet/wallet-step.service.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { ShopRef } from '../content/shop.ts';
import { CheckoutRef } from './checkout.ts';

builder.objectField(ShopRef, 'expressWallets', (t) =>
  t.stringList({
    description: 'Ways to pay that also give contact and address, so that ordering begins with them.',
    resolve: (_shop, _args, context) => filterExpressWallets(context, context.payments),
  }),
);

const WalletStateRef = builder.enumType('WalletState', {
  values: {
    OPEN: { value: 'open', description: 'The wallet is asked at checkoutUrl.' },
    TAKEN: { value: 'taken', description: 'Its contact and address are in the checkout.' },
    CANCELED: { value: 'canceled' },
    UNAVAILABLE: {
      value: 'unavailable',
      description: 'Not offered, not asked for, or the provider is silent.',
    },
  } as const,
});

const WalletCheckoutRef = builder.objectRef<WalletStep>('WalletCheckout');
WalletCheckoutRef.implement({
  fields: (t) => ({
    state: t.expose('state', { type: WalletStateRef }),
    checkoutUrl: t.string({
      nullable: true,
      description: 'OPEN only.',
      resolve: (step) => (step.state === 'open' ? step.checkoutUrl : null),
    }),
    isComplete: t.boolean({
      description: 'The wallet gave an address of this market.',
      resolve: (step) => step.state === 'taken' && step.isComplete,
    }),
    checkout: t.field({
      type: CheckoutRef,
      nullable: true,
      description: 'TAKEN only.',
      resolve: (step) => (step.state === 'taken' ? step.checkout : null),
    }),
  }),
});

builder.mutationField('beginWallet', (t) =>
  t.field({
    type: WalletCheckoutRef,
    description: 'Asks a wallet for the buyer and the address of the basket. Nothing is ordered by it.',
    args: { method: t.arg.id() },
    resolve: async (_root, { method }, context) =>
      beginWallet(await ensureVisitor(context), context.payments, {
        method,
        address: context.client.address,
      }),
  }),
);

builder.mutationField('takeWallet', (t) =>
  t.field({
    type: WalletCheckoutRef,
    description: 'Asks the provider what the wallet gave, and takes it over into the checkout.',
    resolve: async (_root, _args, context) => takeWallet(await ensureVisitor(context), context.payments),
  }),
);
