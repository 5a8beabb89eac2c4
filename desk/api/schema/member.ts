import { type Grant, hasRight, isRole } from '#commerce/staff/access/rights.rules.ts';
import {
  DESK_LANGUAGES,
  findMember,
  listMembers,
  type StaffMember,
} from '#commerce/staff/member/staff-member.queries.ts';
import {
  blockMember,
  changeGrants,
  inviteAgain,
  inviteStaff,
  signOutMember,
} from '#commerce/staff/member/staff-member.service.ts';
import { listStaffSessions } from '#commerce/staff/member/staff-session.service.ts';
import { readEmail } from '#forms/email-address.ts';
import type { DeskContext } from '../desk-context.ts';
import { createRefusalError, readSeen, unwrap } from '../refusal.ts';
import { builder } from './builder.ts';
import { Role } from './me.ts';

const DeskLanguage = builder.enumType('DeskLanguage', { values: DESK_LANGUAGES });
const MemberState = builder.enumType('MemberState', { values: ['invited', 'active', 'blocked'] as const });

const RoleGrant = builder.objectRef<Grant>('Grant').implement({
  description: 'A role in one tenant, or in all.',
  fields: (t) => ({
    role: t.field({ type: Role, resolve: ({ role }) => role }),
    tenantScope: t.exposeString('tenantScope', { description: 'a tenant’s id, or `*` for all' }),
  }),
});

const MemberSession = builder
  .objectRef<Awaited<ReturnType<typeof listStaffSessions>>[number]>('MemberSession')
  .implement({
    fields: (t) => ({
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
      device: t.exposeString('device', { description: 'browser and system, as far as they are known' }),
    }),
  });

const Member = builder.objectRef<StaffMember>('Member').implement({
  description: 'A member of staff.',
  fields: (t) => ({
    memberId: t.exposeID('staffMemberId'),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    language: t.field({ type: DeskLanguage, resolve: ({ language }) => language }),
    state: t.field({ type: MemberState, resolve: ({ state }) => state }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    grants: t.field({ type: [RoleGrant], resolve: ({ grants }) => [...grants] }),
    sessions: t.field({
      type: [MemberSession],
      resolve: (member, _, context) => listStaffSessions(context, member.staffMemberId),
    }),
  }),
});

const GrantInput = builder.inputType('GrantInput', {
  fields: (t) => ({ role: t.field({ type: Role }), tenantScope: t.string() }),
});

const Invitation = builder
  .objectRef<{ readonly staffMemberId: string; readonly url: string | null }>('Invitation')
  .implement({
    fields: (t) => ({
      memberId: t.exposeID('staffMemberId'),
      url: t.exposeString('url', {
        nullable: true,
        description: 'the link that was mailed; null when the command is repeated',
      }),
    }),
  });

builder.queryFields((t) => ({
  members: t.field({
    description: 'All members of staff by name.',
    type: [Member],
    resolve: (_, __, { db }) => listMembers(db),
  }),
  member: t.field({
    type: Member,
    nullable: true,
    args: { memberId: t.arg.id() },
    resolve: (_, { memberId }, { db }) => findMemberById(db, memberId),
  }),
}));

builder.mutationFields((t) => ({
  inviteMember: t.field({
    description: 'Makes a member and mails the link by which she chooses password and authenticator.',
    type: Invitation,
    args: {
      email: t.arg.string(),
      name: t.arg.string(),
      language: t.arg({ type: DeskLanguage }),
      grants: t.arg({ type: [GrantInput] }),
      idempotencyKey: t.arg.string(),
    },
    async resolve(_, { email: typed, name, grants, ...rest }, context) {
      const email = readEmail(typed.trim());
      if (email === null || email.length > 254) throw createRefusalError({ code: 'EmailUnreadable' });
      if (!isName(name)) throw createRefusalError({ code: 'NameUnreadable' });
      const { deskOrigin } = context;
      const invited = { ...rest, email, name: name.trim(), grants: readGrants(grants, context), deskOrigin };
      return unwrap(await inviteStaff(context, invited));
    },
  }),
  inviteAgain: t.field({
    description: 'A new link: password and authenticator are chosen anew, and all sessions end.',
    type: Invitation,
    args: memberArgs(t),
    resolve: async (_, args, context) =>
      unwrap(await inviteAgain(context, { ...readCommand(args), deskOrigin: context.deskOrigin })),
  }),
  changeGrants: t.field({
    description: 'Gives a member these roles in place of those that she had.',
    type: Member,
    args: { ...memberArgs(t), grants: t.arg({ type: [GrantInput] }) },
    async resolve(_, { grants, ...args }, context) {
      unwrap(await changeGrants(context, { ...readCommand(args), grants: readGrants(grants, context) }));
      return readChanged(context, args.memberId);
    },
  }),
  blockMember: t.field({
    description: 'Ends the access of a member at once.',
    type: Member,
    args: memberArgs(t),
    async resolve(_, args, context) {
      unwrap(await blockMember(context, readCommand(args)));
      return readChanged(context, args.memberId);
    },
  }),
  signOutMember: t.field({
    description: 'Ends all sessions of a member.',
    type: Member,
    args: memberArgs(t),
    async resolve(_, args, context) {
      unwrap(await signOutMember(context, readCommand(args)));
      return readChanged(context, args.memberId);
    },
  }),
}));

type Arguments = Parameters<Parameters<typeof builder.mutationFields>[0]>[0];

function memberArgs(t: Arguments) {
  return {
    memberId: t.arg.id(),
    idempotencyKey: t.arg.string(),
    reason: t.arg.string({ required: false }),
    seen: t.arg({
      type: 'Json',
      required: false,
      description: 'fields as they were read: the change is refused if one of them differs now',
    }),
  };
}

function readCommand(args: {
  readonly memberId: string;
  readonly idempotencyKey: string;
  readonly reason?: string | null | undefined;
  readonly seen?: unknown;
}) {
  const { memberId, idempotencyKey, reason, seen } = args;
  if (!isId(memberId)) throw createRefusalError({ code: 'MemberNotFound' });
  return { staffMemberId: memberId, idempotencyKey, reason: reason ?? null, seen: readSeen(seen) };
}

async function readChanged({ db }: DeskContext, memberId: string): Promise<StaffMember> {
  const member = await findMemberById(db, memberId);
  if (!member) throw createRefusalError({ code: 'MemberNotFound' });
  return member;
}

async function findMemberById(db: DeskContext['db'], memberId: string): Promise<StaffMember | null> {
  return isId(memberId) ? findMember(db, memberId) : null;
}

/** Nobody gives a role in a tenant that does not exist, or one with rights that she does not have herself. */
function readGrants(
  given: readonly { readonly role: string; readonly tenantScope: string }[],
  { tenants, actor }: DeskContext,
): Grant[] {
  return given.map(({ role, tenantScope }) => {
    if (!isRole(role)) throw createRefusalError({ code: 'RoleNotFound' });
    if (tenantScope !== '*' && !tenants.some(({ id }) => id === tenantScope))
      throw createRefusalError({ code: 'TenantNotFound' });
    const scope = tenantScope === '*' ? null : tenantScope;
    if (!hasRight(actor?.grants ?? [], 'staff.manage', scope))
      throw createRefusalError({ code: 'Forbidden' });
    return { role, tenantScope };
  });
}

function isName(name: string): boolean {
  const { length } = name.trim();
  return length > 0 && length <= 100;
}

function isId(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
}
