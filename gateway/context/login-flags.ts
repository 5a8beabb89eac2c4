import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { hasAgreement } from '#commerce/money/credit/decision/credit-affinity.queries.ts';
import { isBonusMember } from '#commerce/orders/loyalty/loyalty.service.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import type { LoginState } from '#commerce/people/session/cookies.rules.ts';

/**
 * The facts that the login state cookie shows about a customer besides being logged in: `ca` has bought on credit,
 * `bop` takes part in the bonus programme, `np` has no password.
 */
export async function readLoginFlags(
  ctx: RequestContext,
  customer: Customer,
): Promise<Omit<LoginState, 'li'>> {
  return {
    ca: (await hasAgreement(ctx, customer.customerId)) ? '1' : '0',
    bop: (await isBonusMember(ctx, customer.customerId)) ? '1' : '0',
    np: customer.hasPassword ? '0' : '1',
  };
}
