import { sql } from 'kysely';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';

/** Most terms of a visitor; older ones are deleted. */
export const MAX_HISTORY_TERMS = 20;

/** A customer's history is on every device, also while soft-logged-in; any other ends with the session. */
function getHistoryOwner({ customerId, sessionId }: Visitor) {
  return customerId !== null
    ? { column: 'customer_id' as const, id: customerId }
    : { column: 'session_id' as const, id: sessionId };
}

function whereHistoryOwner(ctx: RequestContext, visitor: Visitor) {
  const { column, id } = getHistoryOwner(visitor);
  return sql`tenant_id = ${ctx.tenant.id} and language = ${ctx.language} and ${sql.id(column)} = ${id}`;
}

/** A visitor's terms, the newest first. */
export async function readTerms(ctx: RequestContext, visitor: Visitor): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from search_history where ${whereHistoryOwner(ctx, visitor)}
     order by searched_at desc, search_history_id desc limit ${MAX_HISTORY_TERMS}`.execute(ctx.db);
  return rows.map(({ term }) => term);
}

/** Stores a term; one that exists, in any spelling, becomes the newest. */
export async function keepTerm(ctx: RequestContext, visitor: Visitor, term: string): Promise<void> {
  const { column, id } = getHistoryOwner(visitor);
  await runInTransaction(ctx, async ({ db, tenant, language, clock }) => {
    await sql`
      insert into search_history (tenant_id, ${sql.id(column)}, language, term, searched_at)
      values (${tenant.id}, ${id}, ${language}, ${term}, ${clock.now()})
      on conflict (tenant_id, ${sql.id(column)}, language, lower(term)) where ${sql.id(column)} is not null
      do update set term = excluded.term, searched_at = excluded.searched_at`.execute(db);
    await sql`
      delete from search_history where ${whereHistoryOwner(ctx, visitor)} and search_history_id not in (
        select search_history_id from search_history where ${whereHistoryOwner(ctx, visitor)}
         order by searched_at desc, search_history_id desc limit ${MAX_HISTORY_TERMS})`.execute(db);
  });
}

/** @param term null for all of them */
export async function dropTerms(ctx: RequestContext, visitor: Visitor, term: string | null): Promise<void> {
  await sql`
    delete from search_history where ${whereHistoryOwner(ctx, visitor)}
       and (${term}::text is null or lower(term) = lower(${term}))`.execute(ctx.db);
}

/**
 * Moves an anonymous session's terms to the customer who signs in, in all languages. Run it in the transaction of the
 * sign-in.
 */
export async function joinTerms(
  ctx: RequestContext,
  from: { readonly sessionId: string },
  to: { readonly customerId: string },
): Promise<void> {
  const tenantId = ctx.tenant.id;
  await sql`
    insert into search_history (tenant_id, customer_id, language, term, searched_at)
    select tenant_id, ${to.customerId}::uuid, language, term, searched_at from search_history
     where tenant_id = ${tenantId} and session_id = ${from.sessionId}
    on conflict (tenant_id, customer_id, language, lower(term)) where customer_id is not null
    do update set searched_at = greatest(search_history.searched_at, excluded.searched_at)`.execute(ctx.db);
  await sql`
    delete from search_history where tenant_id = ${tenantId} and session_id = ${from.sessionId}`.execute(
    ctx.db,
  );
}
