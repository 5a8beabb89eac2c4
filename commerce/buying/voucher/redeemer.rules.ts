import { createHash } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { CustomerGroup } from '#tenants/voucher-terms.ts';
import type { Redeemer } from './voucher.rules.ts';
import type { KnownRedeemer } from './voucher.store.ts';

/** The person who asks, as the conditions of vouchers need to know them. */
export function buildRedeemer(ctx: RequestContext, known: KnownRedeemer): Redeemer {
  const groups = new Set<CustomerGroup>([known.hasOrdered ? 'returning' : 'new']);
  if (getSignedInCustomer(ctx) !== null) groups.add('account');
  if (known.getsNewsletter) groups.add('newsletter');
  return { email: known.email, groups };
}

/** The key that a person's uses are counted under: the address cannot be read from it. */
export function hashRedeemerEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
