import { countBasket } from '#commerce/buying/basket/basket.service.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { findKnownCustomer } from '#commerce/people/customer/customer.service.ts';
import { isStayingSignedIn } from '#commerce/people/session/session.queries.ts';
import type { GatewayContext } from '../../context/context.ts';
import { builder } from '../builder.ts';

export type VisitorView = { readonly type: 0 | 1 | 2; readonly customer: Customer | null };

export const VisitorRef = builder.objectRef<VisitorView>('Visitor');

/** The data that a signed-in customer sees, and a soft-logged-in one does not. */
function getPersonalData(view: VisitorView): Customer | null {
  return view.type === 2 ? view.customer : null;
}

VisitorRef.implement({
  fields: (t) => ({
    type: t.exposeInt('type', { description: '0 anonymous, 1 soft-logged-in, other logged in' }),
    loggedIn: t.boolean({ resolve: ({ type }) => type !== 0 }),
    softLoggedIn: t.boolean({ resolve: ({ type }) => type === 1 }),
    stays: t.boolean({
      description: 'soft-logged-in only: whether "stay logged in on this device" was chosen',
      resolve: ({ type }, _args, context) => type === 1 && isStayingSignedIn(context),
    }),
    givenName: t.string({ nullable: true, resolve: ({ customer }) => customer?.givenName ?? null }),
    familyName: t.string({
      nullable: true,
      description: 'Only for a logged-in customer.',
      resolve: (view) => getPersonalData(view)?.familyName ?? null,
    }),
    email: t.string({ nullable: true, resolve: (view) => getPersonalData(view)?.email ?? null }),
    customerNumber: t.string({
      nullable: true,
      resolve: (view) => getPersonalData(view)?.customerNumber ?? null,
    }),
    hasPassword: t.boolean({
      nullable: true,
      description: 'null: the visitor is anonymous.',
      resolve: ({ customer }) => customer?.hasPassword ?? null,
    }),
    basketCount: t.int({ resolve: (_view, _args, context) => countBasket(context) }),
  }),
});

export async function loadVisitorView(context: GatewayContext): Promise<VisitorView> {
  const customer = await findKnownCustomer(context);
  return { type: context.visitor?.type ?? 0, customer };
}

builder.queryField('visitor', (t) =>
  t.field({ type: VisitorRef, resolve: (_root, _args, context) => loadVisitorView(context) }),
);
