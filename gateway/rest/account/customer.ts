import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import { findDefaultAddress } from '#commerce/people/customer/customer-address.queries.ts';
import { findDebitAccount } from '#commerce/people/identity/debit-account.queries.ts';
import type { SessionKeys } from '#commerce/people/session/session-key.ts';
import { maskIban } from '#forms/address/iban.ts';
import { refuseInvalidKey } from '#gateway/context/session-key.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute, sendJson } from '../call.ts';

/** `/api/customer/v1`: the signed-in customer, by the names of product 3.2. */
export function createCustomerRoute(options: RestOptions & { readonly keys: SessionKeys }): RestRoute {
  return {
    path: '/api/customer/v1',
    methods: ['GET'],
    async handle(req, res, call) {
      const { context, cookies } = await createCallContext(options, req, call);
      if (await refuseInvalidKey(req, res, context, options.keys)) return;
      const customer = await getCustomer(context);
      if (!customer) return sendProblem(res, { status: 401, title: 'Nobody is signed in' });
      const address = await findDefaultAddress(context, customer.customerId);
      const account = await findDebitAccount(context, customer.customerId);
      const { salutation, givenName, familyName, email, dateOfBirth } = customer;
      const answer = {
        businessPartnerNo: customer.customerNumber,
        name: `${givenName} ${familyName}`,
        salutation,
        givenName,
        familyName,
        email,
        dateOfBirth,
        phone: customer.phone ?? address?.phone ?? null,
        street: address?.street ?? null,
        houseNumber: address?.houseNumber ?? null,
        houseNumberAddition: address?.houseNumberAddition ?? null,
        postalCode: address?.postalCode ?? null,
        city: address?.city ?? null,
        country: address?.country ?? null,
        // masked: nobody who reads it in a log can debit it
        iban: account && maskIban(account.iban),
      };
      sendJson(res, answer, cookies);
    },
  };
}
