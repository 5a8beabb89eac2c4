import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { dropTerms, joinTerms, keepTerm, readTerms } from './search-history.store.ts';
import { searchTerm } from './search-term.rules.ts';

type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** The visitor's search terms in the context's language, the newest first; empty without a visitor. */
export async function searchHistory(ctx: RequestContext): Promise<string[]> {
  return ctx.visitor ? readTerms(ctx, ctx.visitor) : [];
}

/** Stores a search term. @returns the history with it; nothing changes for a term without words */
export async function rememberSearch(ctx: VisitorContext, asked: string): Promise<string[]> {
  const term = searchTerm(asked)?.text;
  if (term) await keepTerm(ctx, ctx.visitor, term);
  return readTerms(ctx, ctx.visitor);
}

/** Deletes one term, in any spelling. @returns the remaining ones */
export async function forgetSearch(ctx: RequestContext, term: string): Promise<string[]> {
  if (ctx.visitor) await dropTerms(ctx, ctx.visitor, term);
  return searchHistory(ctx);
}

export async function forgetAllSearches(ctx: RequestContext): Promise<void> {
  if (ctx.visitor) await dropTerms(ctx, ctx.visitor, null);
}

/** Moves an anonymous session's terms to the customer who signs in, in the transaction of the sign-in. */
export const joinSearchHistory = joinTerms;
