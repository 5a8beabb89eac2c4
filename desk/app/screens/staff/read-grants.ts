import { isRole, type Role } from '#commerce/staff/access/rights.rules.ts';

type SchemaRole = Uppercase<Role>;

/** The rows of a form that have a role, as the interface takes them; the same row twice counts once. */
export function readGrants(form: FormData): { role: SchemaRole; tenantScope: string }[] {
  const scopes = form.getAll('scope').map(String);
  const rows = form
    .getAll('role')
    .map((role, index) => ({ role: String(role), tenantScope: scopes[index] ?? '*' }));
  const known = rows.flatMap(({ role, tenantScope }) =>
    isRole(role) ? [{ role: role.toUpperCase() as SchemaRole, tenantScope }] : [],
  );
  return known.filter(
    ({ role, tenantScope }, index) =>
      known.findIndex((other) => other.role === role && other.tenantScope === tenantScope) === index,
  );
}
