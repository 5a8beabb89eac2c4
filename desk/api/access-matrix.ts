import type { Right } from '#commerce/staff/access/rights.rules.ts';

/** `signed-in`: whoever has a session or a key. Else the right, in the tenant of `tenantId`, or in every tenant without it. */
export type DeskAccess = 'signed-in' | Right;

/**
 * The right that each field of Query and Mutation needs. It is what guards them (build-desk-schema.ts): a field without
 * a row keeps the schema from being built.
 */
export const DESK_OPERATIONS: Readonly<Record<string, DeskAccess>> = {
  apiKeys: 'keys.manage',
  auditEntries: 'audit.read',
  auditVerification: 'audit.read',
  blockMember: 'staff.manage',
  changeGrants: 'staff.manage',
  createApiKey: 'keys.manage',
  inviteAgain: 'staff.manage',
  inviteMember: 'staff.manage',
  me: 'signed-in',
  member: 'staff.manage',
  members: 'staff.manage',
  revokeApiKey: 'keys.manage',
  roles: 'signed-in',
  signOutMember: 'staff.manage',
  tenants: 'signed-in',
};
