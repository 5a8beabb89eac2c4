import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createTenantContext } from '#commerce/staff/command/run-command.service.ts';
import type { DeskContext } from './desk-context.ts';
import { createRefusalError } from './refusal.ts';

/** The context of a query about one tenant. @throws GraphQLError if there is no such tenant */
export function openTenant(desk: DeskContext, tenantId: string): RequestContext {
  const ctx = createTenantContext(desk, tenantId);
  if (!ctx) throw createRefusalError({ code: 'TenantNotFound' });
  return ctx;
}

const MOST_ROWS = 200;

/** @throws GraphQLError if more rows are requested than a page has, or fewer than one */
export function checkPageSize(first: number): number {
  if (first < 1 || first > MOST_ROWS) throw createRefusalError({ code: 'PageSizeRefused' });
  return first;
}

/** @throws GraphQLError with this code if an id cannot be one: the database would refuse it as malformed */
export function checkId(id: string, code: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw createRefusalError({ code });
  return id;
}
