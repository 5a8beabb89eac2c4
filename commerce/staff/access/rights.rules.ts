/** Everything that may be allowed or refused in the desk: to see is not to change, to change is not to pay. */
export const RIGHTS = [
  'orders.read',
  'orders.change',
  'returns.book',
  'refunds.pay',
  'customers.read',
  'customers.change',
  'credit.read',
  'credit.decide',
  'credit.approve',
  'money.read',
  'reports.read',
  'staff.manage',
  'keys.manage',
  'audit.read',
] as const;
export type Right = (typeof RIGHTS)[number];

/** The rights of each role, in the tenants for which a member has it. */
export const ROLES = {
  administrator: RIGHTS,
  order_desk: ['orders.read', 'orders.change', 'customers.read', 'customers.change'],
  returns_clerk: ['orders.read', 'returns.book'],
  credit_officer: ['orders.read', 'customers.read', 'credit.read', 'credit.decide'],
  credit_approver: ['orders.read', 'customers.read', 'credit.read', 'credit.approve'],
  merchandiser: ['reports.read'],
  editor: ['reports.read'],
  marketing: ['reports.read'],
  service_agent: ['orders.read', 'customers.read', 'returns.book'],
  accountant: ['orders.read', 'money.read', 'refunds.pay', 'reports.read'],
  auditor: ['orders.read', 'customers.read', 'credit.read', 'money.read', 'reports.read', 'audit.read'],
} as const satisfies Readonly<Record<string, readonly Right[]>>;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** The scope of a grant that holds in every tenant. */
export const EVERY_TENANT = '*';

/** A role in one tenant, or in all by `*`. */
export type Grant = { readonly role: Role; readonly tenantScope: string };

/** Rights in one tenant, or in all by `*`: what a program's key has. */
export type RightGrant = { readonly rights: readonly Right[]; readonly tenantScope: string };

export function isRole(text: string): text is Role {
  return Object.hasOwn(ROLES, text);
}

export function isRight(text: string): text is Right {
  return RIGHTS.some((right) => right === text);
}

/** The rights that roles give. */
export function resolveGrants(grants: readonly Grant[]): RightGrant[] {
  return grants.map(({ role, tenantScope }) => ({ rights: ROLES[role], tenantScope }));
}

/** @param tenantId null: whether the right holds in every tenant, which work on all of them needs */
export function hasRight(grants: readonly RightGrant[], right: Right, tenantId: string | null): boolean {
  return grants.some(
    ({ rights, tenantScope }) =>
      rights.includes(right) && (tenantScope === EVERY_TENANT || tenantScope === tenantId),
  );
}

/** The rights in one tenant, in the order of `RIGHTS`. */
export function listRights(grants: readonly RightGrant[], tenantId: string): Right[] {
  return RIGHTS.filter((right) => hasRight(grants, right, tenantId));
}
