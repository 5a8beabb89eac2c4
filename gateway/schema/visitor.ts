import { countBasket } from '#commerce/buying/basket/basket.service.ts';
import type { WrongCredentials } from '#commerce/people/customer/customer.errors.ts';
import { type Customer, checkCredentials, findCustomer } from '#commerce/people/customer/customer.service.ts';
import { loginSchema } from '#forms/checkout.ts';
import { faultsOf } from '#forms/faults.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { signInVisitor, signOutVisitor } from '#gateway/context/session.ts';
import { builder } from './builder.ts';
import { InvalidInputRef, TooManyAttemptsRef } from './visitor-outcomes.ts';

type VisitorView = { readonly type: 0 | 1 | 2; readonly customer: Customer | null };

const VisitorRef = builder.objectRef<VisitorView>('Visitor');

/** Fields that only a signed-in visitor sees; a soft-logged-in one (type 1) does not. */
function personal(view: VisitorView): Customer | null {
  return view.type === 2 ? view.customer : null;
}

VisitorRef.implement({
  fields: (t) => ({
    type: t.exposeInt('type', { description: '0 anonymous, 1 soft-logged-in, other logged in' }),
    loggedIn: t.boolean({ resolve: ({ type }) => type !== 0 }),
    softLoggedIn: t.boolean({ resolve: ({ type }) => type === 1 }),
    givenName: t.string({ nullable: true, resolve: ({ customer }) => customer?.givenName ?? null }),
    familyName: t.string({
      nullable: true,
      description: 'logged in only',
      resolve: (view) => personal(view)?.familyName ?? null,
    }),
    email: t.string({ nullable: true, resolve: (view) => personal(view)?.email ?? null }),
    customerNumber: t.string({
      nullable: true,
      resolve: (view) => personal(view)?.customerNumber ?? null,
    }),
    basketCount: t.int({ resolve: (_view, _args, context) => countBasket(context) }),
  }),
});

async function visitorView(context: GatewayContext): Promise<VisitorView> {
  const { visitor } = context;
  const customer = visitor?.customerId ? await findCustomer(context, visitor.customerId) : null;
  return { type: visitor?.type ?? 0, customer };
}

builder.queryField('visitor', (t) =>
  t.field({ type: VisitorRef, resolve: (_root, _args, context) => visitorView(context) }),
);

const LoginInput = builder.inputType('LoginInput', {
  fields: (t) => ({
    email: t.string(),
    password: t.string(),
    stayLoggedIn: t.boolean({ defaultValue: false }),
  }),
});

const LoggedInRef = builder.objectRef<{ code: 'LoggedIn'; visitor: VisitorView }>('LoggedIn');
const WrongCredentialsRef = builder.objectRef<WrongCredentials>('WrongCredentials');

LoggedInRef.implement({ fields: (t) => ({ visitor: t.expose('visitor', { type: VisitorRef }) }) });
WrongCredentialsRef.implement({
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Always the same, whether the e-mail address is known or not.',
    }),
  }),
});

const LoginResultRef = builder.unionType('LoginResult', {
  types: [LoggedInRef, WrongCredentialsRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('login', (t) =>
  t.field({
    type: LoginResultRef,
    args: { input: t.arg({ type: LoginInput }) },
    async resolve(_root, { input }, context) {
      const parsed = loginSchema.safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: faultsOf(parsed.error) };
      const { email, password, stayLoggedIn } = parsed.data;
      const checked = await checkCredentials(context, { email, password, address: context.client.address });
      if (!checked.ok) return checked.refusal;
      await signInVisitor(context, checked.value.customerId, stayLoggedIn);
      return { code: 'LoggedIn' as const, visitor: await visitorView(context) };
    },
  }),
);

builder.mutationField('logout', (t) =>
  t.field({
    type: VisitorRef,
    async resolve(_root, _args, context) {
      await signOutVisitor(context);
      return visitorView(context);
    },
  }),
);
