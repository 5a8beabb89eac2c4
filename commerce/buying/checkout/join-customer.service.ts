import { mergeBaskets } from '#commerce/buying/basket/merge.commands.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { takeTurnsOnCustomer } from '#commerce/people/customer/customer-change.queries.ts';
import { mergeWishlists } from '#commerce/people/wishlist/merge.commands.ts';
import { joinSearchHistory } from '#commerce/range/search-api/search-history.service.ts';

/**
 * Moves an anonymous session's basket, wishlist and search history to the customer who signs in. Sign-ins of several
 * devices at once wait for each other, and each finds the basket that the one before left.
 */
export async function joinCustomer(ctx: RequestContext, session: Visitor, customerId: string): Promise<void> {
  await takeTurnsOnCustomer(ctx, customerId);
  await mergeBaskets(ctx, session, { customerId });
  await mergeWishlists(ctx, session, { customerId });
  await joinSearchHistory(ctx, session, { customerId });
}
