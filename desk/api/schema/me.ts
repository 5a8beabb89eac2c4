import { hasRight, listRights, RIGHTS, ROLE_NAMES, ROLES } from '#commerce/staff/access/rights.rules.ts';
import type { Actor } from '#commerce/staff/access/staff-context.types.ts';
import { findMember } from '#commerce/staff/member/staff-member.queries.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { createRefusalError } from '../refusal.ts';
import { builder } from './builder.ts';

export const Right = builder.enumType('Right', {
  description: 'Something that may be allowed or refused, in one tenant or in all.',
  values: Object.fromEntries(RIGHTS.map((right) => [nameValue(right), { value: right }])),
});

export const Role = builder.enumType('Role', {
  description: 'A set of rights that a member has in one tenant or in all.',
  values: Object.fromEntries(ROLE_NAMES.map((role) => [nameValue(role), { value: role }])),
});

export const DeskTenant = builder.objectRef<Tenant>('Tenant').implement({
  description: 'A shop.',
  fields: (t) => ({
    tenantId: t.exposeID('id'),
    name: t.exposeString('companyName'),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2' }),
    currency: t.exposeString('currency', { description: 'ISO 4217' }),
    locales: t.stringList({
      description: 'BCP 47, the main one first',
      resolve: ({ locales }) => locales.map(({ locale }) => locale),
    }),
  }),
});

const Me = builder.objectRef<Actor>('Me').implement({
  description: 'Who asks: a member of staff or a program.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.exposeString('kind', { description: '`member` or `key`' }),
    email: t.string({
      nullable: true,
      resolve: async ({ kind, id }, _, { db }) =>
        kind === 'member' ? ((await findMember(db, id))?.email ?? null) : null,
    }),
    rights: t.field({
      description: 'The rights in one tenant.',
      type: [Right],
      args: { tenantId: t.arg.id() },
      resolve: ({ grants }, { tenantId }) => listRights(grants, tenantId),
    }),
    commonRights: t.field({
      description: 'The rights that hold in every tenant, which staff and keys are managed by.',
      type: [Right],
      resolve: ({ grants }) => RIGHTS.filter((right) => hasRight(grants, right, null)),
    }),
  }),
});

const RoleRights = builder.objectRef<(typeof ROLE_NAMES)[number]>('RoleRights').implement({
  fields: (t) => ({
    role: t.field({ type: Role, resolve: (role) => role }),
    rights: t.field({ type: [Right], resolve: (role) => [...ROLES[role]] }),
  }),
});

builder.queryFields((t) => ({
  me: t.field({
    type: Me,
    resolve(_, __, { actor }) {
      if (!actor) throw createRefusalError({ code: 'StaffSignInRequired' });
      return actor;
    },
  }),
  tenants: t.field({
    description: 'The shops in which the actor has any right.',
    type: [DeskTenant],
    resolve: (_, __, { tenants, actor }) =>
      tenants.filter(({ id }) => actor !== null && listRights(actor.grants, id).length > 0),
  }),
  roles: t.field({
    description: 'All roles with what they may do.',
    type: [RoleRights],
    resolve: () => ROLE_NAMES,
  }),
}));

/** A name of GraphQL: `orders.read` is ORDERS_READ. */
function nameValue(name: string): string {
  return name.toUpperCase().replace('.', '_');
}
