import type { Right } from '#commerce/staff/access/rights.rules.ts';

/** `signed-in`: whoever has a session or a key. Else the right, in the tenant of `tenantId`, or in every tenant without it. */
export type DeskAccess = 'signed-in' | Right;

/**
 * The right that each field of Query and Mutation needs. It is what guards them (build-desk-schema.ts): a field without
 * a row keeps the schema from being built.
 */
export const DESK_OPERATIONS: Readonly<Record<string, DeskAccess>> = {
  addOrderNote: 'orders.change',
  apiKeys: 'keys.manage',
  auditEntries: 'audit.read',
  auditVerification: 'audit.read',
  blockMember: 'staff.manage',
  bookReturn: 'returns.book',
  cancelOrder: 'orders.change',
  cancellationPreview: 'orders.change',
  carryOutWithdrawal: 'orders.change',
  changeGrants: 'staff.manage',
  confirmCredit: 'credit.approve',
  createApiKey: 'keys.manage',
  creditReviews: 'credit.read',
  customer: 'customers.read',
  customers: 'customers.read',
  decideCredit: 'credit.decide',
  deliverOrder: 'orders.change',
  dispatchOrder: 'orders.change',
  inviteAgain: 'staff.manage',
  inviteMember: 'staff.manage',
  manualRefunds: 'money.read',
  me: 'signed-in',
  member: 'staff.manage',
  members: 'staff.manage',
  order: 'orders.read',
  orders: 'orders.read',
  paper: 'orders.read',
  recordRefundMade: 'refunds.pay',
  releaseHold: 'orders.change',
  returnPreview: 'returns.book',
  revokeApiKey: 'keys.manage',
  roles: 'signed-in',
  signOutMember: 'staff.manage',
  tenants: 'signed-in',
};
