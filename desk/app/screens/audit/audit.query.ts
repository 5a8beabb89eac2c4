import type { ListState } from '#desk/app/list/list-address.ts';
import type { DeskRequest } from '#desk/app/request/desk-request.ts';
import { graphql } from '#desk/app/request/graphql.ts';

const AuditQuery = graphql(`
  query DeskAudit(
    $tenantId: ID
    $actorId: ID
    $action: String
    $subjectKind: String
    $subjectId: ID
    $from: DateTime
    $to: DateTime
    $first: Int!
    $before: Int
  ) {
    auditEntries(
      tenantId: $tenantId
      actorId: $actorId
      action: $action
      subjectKind: $subjectKind
      subjectId: $subjectId
      from: $from
      to: $to
      first: $first
      before: $before
    ) {
      entries {
        entryNumber
        happenedAt
        actorKind
        actorId
        actorName
        tenantId
        action
        subjectKind
        subjectId
        reason
        requestId
        changes {
          field
          before
          after
        }
      }
      next
    }
  }
`);

/** The filters of the audit's address. */
export const AUDIT_FILTERS = [
  'tenantId',
  'actorId',
  'action',
  'subjectKind',
  'subjectId',
  'from',
  'to',
] as const;

const DAY_MS = 86_400_000;

/** @param before entries before this number; null from the newest on */
export async function queryAudit(
  desk: Pick<DeskRequest, 'execute'>,
  filters: ListState['filters'],
  { first, before }: { readonly first: number; readonly before: number | null },
) {
  const { from, to, ...rest } = filters;
  const named = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || null]));
  const { auditEntries } = await desk.execute(AuditQuery, {
    ...named,
    from: readDay(from, 0),
    // the last day is meant whole
    to: readDay(to, DAY_MS),
    ...{ first, before },
  });
  return auditEntries;
}

export type AuditEntry = Awaited<ReturnType<typeof queryAudit>>['entries'][number];

function readDay(day: string | undefined, later: number): string | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at + later).toISOString();
}
