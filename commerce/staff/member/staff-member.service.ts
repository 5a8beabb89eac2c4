import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { queueMail } from '#commerce/ground/mail/mail.service.ts';
import { isCommonPassword } from '#commerce/people/customer/common-password.service.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { EVERY_TENANT, type Grant, ROLES } from '../access/rights.rules.ts';
import type { StaffContext } from '../access/staff-context.types.ts';
import type { JsonFields } from '../audit/audit.rules.ts';
import {
  type CommandRefusal,
  createTenantContext,
  runCommonCommand,
} from '../command/run-command.service.ts';
import { buildInvitationMail } from './invitation-mail.rules.ts';
import type {
  InvitationEnded,
  LastAdministrator,
  MemberExists,
  MemberNotFound,
  OwnAccount,
  WeakPassword,
  WrongCode,
} from './staff.errors.ts';
import { type DeskLanguage, findCredentials, findMember, type StaffMember } from './staff-member.queries.ts';
import {
  deleteInvitations,
  findInvited,
  hasOtherAdministrator,
  insertInvitation,
  insertMember,
  replaceGrants,
  spendTotpStep,
  updateMember,
} from './staff-member.store.ts';
import { endMemberSessions } from './staff-session.service.ts';
import { checkTotp } from './totp.rules.ts';

const INVITATION_HOURS = 72;
const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;

type Command = { readonly idempotencyKey: string; readonly reason?: string | null };
type Invitation = { readonly staffMemberId: string; readonly url: string | null };

/**
 * Makes a member of staff and mails the link by which she chooses her password.
 * @param invited.email in lower case
 * @returns `url` for whoever invites; null when the command is repeated: the link is stored nowhere
 */
export async function inviteStaff(
  ctx: StaffContext,
  invited: {
    readonly email: string;
    readonly name: string;
    readonly language: DeskLanguage;
    readonly grants: readonly Grant[];
    /** origin of the desk, without a slash at the end */
    readonly deskOrigin: string;
  } & Command,
): Promise<Result<Invitation, MemberExists | CommandRefusal>> {
  const { email, name, language, grants, deskOrigin } = invited;
  let url: string | null = null;
  const done = await runCommonCommand<string, MemberExists>(ctx, {
    ...describe(invited, 'staff.invite', email),
    readState: async ({ db }) => describeMember((await findCredentials(db, 'email', email))?.member ?? null),
    async run(inner) {
      const staffMemberId = await insertMember(inner.db, { email, name, language }, inner.clock.now());
      if (staffMemberId === null) return refuse({ code: 'MemberExists' });
      await replaceGrants(inner.db, staffMemberId, grants);
      url = await sendInvitation(inner, { staffMemberId, email, language, grants }, deskOrigin);
      return ok(staffMemberId);
    },
  });
  return done.ok ? ok({ staffMemberId: done.value, url }) : done;
}

/** Sends a new link, by which password and authenticator are chosen anew; all sessions of the member end. */
export async function inviteAgain(
  ctx: StaffContext,
  { staffMemberId, deskOrigin, ...command }: MemberCommand & { readonly deskOrigin: string },
): Promise<Result<Invitation, MemberNotFound | CommandRefusal>> {
  let url: string | null = null;
  const done = await changeMember<MemberNotFound>(
    ctx,
    'staff.inviteAgain',
    { staffMemberId, ...command },
    {
      async run(inner, member) {
        await updateMember(inner.db, staffMemberId, { state: 'invited' });
        await endMemberSessions(inner, staffMemberId);
        url = await sendInvitation(inner, member, deskOrigin);
        return ok(staffMemberId);
      },
    },
  );
  return done.ok ? ok({ staffMemberId, url }) : done;
}

type MemberCommand = { readonly staffMemberId: string; readonly seen?: JsonFields | null } & Command;

/** Gives a member these roles in place of those she had. */
export function changeGrants(
  ctx: StaffContext,
  { grants, ...command }: MemberCommand & { readonly grants: readonly Grant[] },
): Promise<Result<string, MemberNotFound | LastAdministrator | OwnAccount | CommandRefusal>> {
  const { staffMemberId } = command;
  return changeMember<LastAdministrator | OwnAccount | MemberNotFound>(ctx, 'staff.changeGrants', command, {
    async run({ db, actor }, member) {
      const staysAdministrator = isAdministrator(grants);
      if (actor?.id === staffMemberId && !staysAdministrator) return refuse({ code: 'OwnAccount' });
      if (
        isAdministrator(member.grants) &&
        !staysAdministrator &&
        !(await hasOtherAdministrator(db, staffMemberId))
      )
        return refuse({ code: 'LastAdministrator' });
      await replaceGrants(db, staffMemberId, grants);
      return ok(staffMemberId);
    },
  });
}

/** Ends a member's access at once, with all her sessions; her name stays in the audit. */
export function blockMember(
  ctx: StaffContext,
  command: MemberCommand,
): Promise<Result<string, MemberNotFound | LastAdministrator | OwnAccount | CommandRefusal>> {
  const { staffMemberId } = command;
  return changeMember<LastAdministrator | OwnAccount | MemberNotFound>(ctx, 'staff.block', command, {
    async run(inner, member) {
      if (inner.actor?.id === staffMemberId) return refuse({ code: 'OwnAccount' });
      if (isAdministrator(member.grants) && !(await hasOtherAdministrator(inner.db, staffMemberId)))
        return refuse({ code: 'LastAdministrator' });
      await updateMember(inner.db, staffMemberId, { state: 'blocked' });
      await deleteInvitations(inner.db, staffMemberId);
      await endMemberSessions(inner, staffMemberId);
      return ok(staffMemberId);
    },
  });
}

/** Signs a member out everywhere: a lost laptop. */
export function signOutMember(
  ctx: StaffContext,
  command: MemberCommand,
): Promise<Result<string, MemberNotFound | CommandRefusal>> {
  return changeMember<MemberNotFound>(ctx, 'staff.signOut', command, {
    async run(inner) {
      await endMemberSessions(inner, command.staffMemberId);
      return ok(command.staffMemberId);
    },
  });
}

/** @param secret the link's, whatever it is @returns null if the link was used, is too old or never existed */
export function readInvitation(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  secret: string,
): Promise<StaffMember | null> {
  return findInvited(db, secret.slice(0, 100), clock.now());
}

/**
 * Uses an invitation: the member has her password and authenticator from now on, and is active.
 * @param chosen.totpSecret of `createTotpSecret`, which the member has put into her authenticator
 * @param chosen.code the authenticator's first code, which proves that
 */
export async function acceptInvitation(
  ctx: StaffContext,
  secret: string,
  chosen: { readonly password: string; readonly totpSecret: string; readonly code: string },
): Promise<Result<StaffMember, InvitationEnded | WeakPassword | WrongCode>> {
  const invited = await readInvitation(ctx, secret);
  if (!invited) return refuse({ code: 'InvitationEnded' });
  if (isWeak(chosen.password, invited.email, ctx)) return refuse({ code: 'WeakPassword' });
  const step = checkTotp({ secret: chosen.totpSecret, lastStep: 0 }, chosen.code, ctx.clock.now());
  if (step === null) return refuse({ code: 'WrongCode' });
  const passwordHash = await hashPassword(chosen.password);
  return ctx.db.transaction().execute(async (db) => {
    const member = await findInvited(db, secret, ctx.clock.now());
    if (!member) return refuse({ code: 'InvitationEnded' });
    const { staffMemberId } = member;
    await deleteInvitations(db, staffMemberId);
    await updateMember(db, staffMemberId, {
      ...{ password_hash: passwordHash, totp_secret: chosen.totpSecret, state: 'active' },
    });
    await spendTotpStep(db, staffMemberId, step);
    const active = await findMember(db, staffMemberId);
    return active ? ok(active) : refuse({ code: 'InvitationEnded' });
  });
}

/** The language in which a member reads the desk; hers to choose. */
export async function chooseDeskLanguage(
  { db }: Pick<StaffContext, 'db'>,
  staffMemberId: string,
  language: DeskLanguage,
): Promise<void> {
  await updateMember(db, staffMemberId, { language });
}

/** The fields of a member that the audit shows, and by which a stale form is found. */
export function describeMember(member: StaffMember | null): JsonFields {
  if (!member) return {};
  const { email, name, state, grants } = member;
  return { email, name, state, grants: grants.map(({ role, tenantScope }) => `${role} ${tenantScope}`) };
}

function describe({ idempotencyKey, reason }: Command, action: string, id: string) {
  return {
    action,
    right: 'staff.manage',
    subject: { kind: 'staffMember', id },
    idempotencyKey,
    reason: reason ?? null,
  } as const;
}

function changeMember<R extends { readonly code: string }>(
  ctx: StaffContext,
  action: string,
  { staffMemberId, seen, ...command }: MemberCommand,
  { run }: { run(inner: StaffContext, member: StaffMember): Promise<Result<string, R>> },
): Promise<Result<string, R | MemberNotFound | CommandRefusal>> {
  return runCommonCommand<string, R | MemberNotFound>(ctx, {
    ...describe(command, action, staffMemberId),
    seen: seen ?? null,
    readState: async ({ db }) => describeMember(await findMember(db, staffMemberId)),
    async run(inner) {
      const member = await findMember(inner.db, staffMemberId);
      return member ? run(inner, member) : refuse({ code: 'MemberNotFound' });
    },
  });
}

/** @returns the link */
async function sendInvitation(
  ctx: StaffContext,
  member: Pick<StaffMember, 'staffMemberId' | 'email' | 'language' | 'grants'>,
  deskOrigin: string,
): Promise<string> {
  const expiresAt = new Date(ctx.clock.now().getTime() + INVITATION_HOURS * 3_600_000);
  const secret = await insertInvitation(ctx.db, member.staffMemberId, expiresAt);
  const url = `${deskOrigin}/invitation?token=${secret}`;
  const scope = member.grants.find(({ tenantScope }) => tenantScope !== EVERY_TENANT)?.tenantScope;
  const sender = createTenantContext(ctx, scope ?? ctx.tenants[0]?.id ?? '');
  if (sender) {
    const mail = buildInvitationMail(sender.tenant, member.language, { url, hours: INVITATION_HOURS });
    await queueMail(sender, mail, {
      recipient: member.email,
      cause: `staff-invitation:${secret.slice(0, 12)}`,
    });
  }
  return url;
}

function isAdministrator(grants: readonly Grant[]): boolean {
  return grants.some(
    ({ role, tenantScope }) => ROLES[role] === ROLES.administrator && tenantScope === EVERY_TENANT,
  );
}

function isWeak(password: string, email: string, { tenants }: StaffContext): boolean {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) return true;
  return tenants.some(({ companyName }) => isCommonPassword(password, { email, shop: companyName }));
}
