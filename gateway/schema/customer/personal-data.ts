import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import type { ReauthenticationRequired, SignInRequired } from '#commerce/people/identity/identity.errors.ts';
import { isSignInFresh } from '#commerce/people/session/session.queries.ts';
import { eraseAccount } from '#commerce/service/personal-data/erase-account.service.ts';
import type { AccountInUse } from '#commerce/service/personal-data/erasure.errors.ts';
import { signOutVisitor } from '../../context/session.ts';
import { builder } from '../builder.ts';
import { ReauthenticationRequiredRef, SignInRequiredRef } from './visitor-outcomes.ts';

type Erased = { readonly code: 'AccountErased' };
type Outcome = Erased | AccountInUse | SignInRequired | ReauthenticationRequired;

const ErasedRef = builder.objectRef<Erased>('AccountErased');
const AccountInUseRef = builder.objectRef<AccountInUse>('AccountInUse');

ErasedRef.implement({ fields: (t) => ({ code: t.exposeString('code') }) });
AccountInUseRef.implement({
  description: 'Nothing was deleted: something is owed or on its way.',
  fields: (t) => ({
    reason: t.field({
      type: builder.enumType('AccountInUseReason', {
        description: 'OWED: by the customer; CREDIT: by the shop; UNDERWAY: an order, a return or a refund.',
        values: {
          OWED: { value: 'owed' },
          CREDIT: { value: 'credit' },
          UNDERWAY: { value: 'underway' },
        } as const satisfies Record<string, { value: AccountInUse['reason'] }>,
      }),
      resolve: ({ reason }) => reason,
    }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
  }),
});

const EraseAccountResultRef = builder.unionType('EraseAccountResult', {
  types: [ErasedRef, AccountInUseRef, SignInRequiredRef, ReauthenticationRequiredRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('eraseAccount', (t) =>
  t.field({
    type: EraseAccountResultRef,
    description: 'Deletes the account for good; every session of it ends, and a mail confirms.',
    async resolve(_root, _args, context): Promise<Outcome> {
      const customer = await getCustomer(context);
      if (!customer) return { code: 'SignInRequired' };
      if (!(await isSignInFresh(context))) return { code: 'ReauthenticationRequired' };
      const erased = await eraseAccount(context, customer);
      if (!erased.ok) return erased.refusal;
      await signOutVisitor(context);
      return { code: 'AccountErased' };
    },
  }),
);
