import type { Housekeeping, RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { daysLater } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { dropTerms, joinTerms, keepTerm, readTerms } from './search-history.store.ts';
import { searchTerm } from './search-term.rules.ts';

type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** The terms that the visitor has searched for in the context's language, the newest first; nobody's is empty. */
export async function searchHistory(ctx: RequestContext): Promise<string[]> {
  return ctx.visitor ? readTerms(ctx, ctx.visitor) : [];
}

/** Keeps what was searched for. @returns the history with it; nothing changes for a term without words */
export async function rememberSearch(ctx: VisitorContext, asked: string): Promise<string[]> {
  const term = searchTerm(asked)?.text;
  if (term) await keepTerm(ctx, ctx.visitor, term);
  return readTerms(ctx, ctx.visitor);
}

/** Forgets one term, however it is written. @returns what is left */
export async function forgetSearch(ctx: RequestContext, term: string): Promise<string[]> {
  if (ctx.visitor) await dropTerms(ctx, ctx.visitor, term);
  return searchHistory(ctx);
}

export async function forgetAllSearches(ctx: RequestContext): Promise<void> {
  if (ctx.visitor) await dropTerms(ctx, ctx.visitor, null);
}

/** An anonymous session's terms go to the customer who signs in, in the transaction of the sign-in. */
export const joinSearchHistory = joinTerms;

/** Forgets what is too old to help anybody. */
export async function purgeSearchHistory(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('search_history')
      .where('tenant_id', '=', id)
      .where('searched_at', '<', daysLater(clock.now(), -retention.searchHistoryDays))
      .execute();
}
