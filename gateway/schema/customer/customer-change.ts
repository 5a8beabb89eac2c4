import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import type {
  PasskeyRefused,
  ReauthenticationRequired,
  SecurityCheckRequired,
  SignInRequired,
  WrongCredentials,
} from '#commerce/people/identity/identity.errors.ts';
import { isSignInFresh } from '#commerce/people/session/session.queries.ts';
import type { GatewayContext } from '../../context/context.ts';
import { builder } from '../builder.ts';
import { CustomerRef } from './customer.ts';
import { PasskeyRefusedRef, SecurityCheckRequiredRef, WrongCredentialsRef } from './sign-in.ts';
import {
  InvalidInputRef,
  ReauthenticationRequiredRef,
  SignInRequiredRef,
  TooManyAttemptsRef,
} from './visitor-outcomes.ts';

/** The outcome of a change of the account. */
export type CustomerChange =
  | { readonly code: 'CustomerChanged' }
  | InvalidInput
  | SignInRequired
  | ReauthenticationRequired
  | TooManyAttempts
  | WrongCredentials
  | SecurityCheckRequired
  | PasskeyRefused;

const CustomerChangedRef = builder.objectRef<{ readonly code: 'CustomerChanged' }>('CustomerChanged');
CustomerChangedRef.implement({
  fields: (t) => ({
    customer: t.field({
      type: CustomerRef,
      nullable: true,
      resolve: (_change, _args, context) => getCustomer(context),
    }),
  }),
});

export const CustomerChangeRef = builder.unionType('CustomerChange', {
  types: [
    CustomerChangedRef,
    InvalidInputRef,
    SignInRequiredRef,
    ReauthenticationRequiredRef,
    TooManyAttemptsRef,
    WrongCredentialsRef,
    SecurityCheckRequiredRef,
    PasskeyRefusedRef,
  ],
  resolveType: ({ code }) => code,
});

export const CHANGED: CustomerChange = { code: 'CustomerChanged' };

/** Runs a change for the signed-in customer; all other visitors are refused. */
export async function changeCustomer(
  context: GatewayContext,
  change: (customer: Customer) => Promise<CustomerChange>,
): Promise<CustomerChange> {
  const customer = await getCustomer(context);
  return customer ? change(customer) : { code: 'SignInRequired' };
}

/** Runs a change of security data: only within ten minutes after a password or passkey was given. */
export function changeSecurityData(
  context: GatewayContext,
  change: (customer: Customer) => Promise<CustomerChange>,
): Promise<CustomerChange> {
  return changeCustomer(context, async (customer) =>
    (await isSignInFresh(context)) ? change(customer) : { code: 'ReauthenticationRequired' },
  );
}
