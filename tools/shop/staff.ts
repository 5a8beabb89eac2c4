import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { EVERY_TENANT, type Grant, isRole, RIGHTS, ROLE_NAMES } from '#commerce/staff/access/rights.rules.ts';
import type { StaffContext } from '#commerce/staff/access/staff-context.types.ts';
import { verifyAuditChain } from '#commerce/staff/audit/audit.service.ts';
import {
  DESK_LANGUAGES,
  listMembers,
  type StaffMember,
} from '#commerce/staff/member/staff-member.queries.ts';
import { blockMember, inviteAgain, inviteStaff } from '#commerce/staff/member/staff-member.service.ts';
import { readEmail } from '#forms/email-address.ts';
import type { CommandShop, Write } from './context.ts';

export const STAFF_USAGE = `  staff invite ADDRESS --name NAME   mails and prints the link by which password and authenticator are chosen;
                                for a member who exists: chosen anew
                                  --role administrator[@nl]   may be repeated: ${ROLE_NAMES.join(', ')}
                                  --language nl   of the desk: ${DESK_LANGUAGES.join(', ')}
  staff list                    members with their roles
  staff block ADDRESS           ends the access at once
  audit verify                  reads the chain of all changes by staff, and says where it is broken
`;

const SILENT = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** `npm run shop -- staff …`. @param write prints. @returns the process's exit code: 1 when it was refused */
export async function runStaff(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', multiple: true, default: ['administrator'] },
      language: { type: 'string', default: 'nl' },
    },
  });
  const ctx = createStaffContext(shop);
  const [what, address = ''] = positionals;
  if (what === 'list') return list(ctx, write);
  const email = readEmail(address);
  if ((what !== 'invite' && what !== 'block') || email === null)
    throw new Error(`staff invite ADDRESS, list or block ADDRESS?\n${STAFF_USAGE}`);
  const member = (await listMembers(ctx.db)).find((each) => each.email === email) ?? null;
  if (what === 'block') return block(ctx, email, member, write);
  const deskOrigin = shop.settings.deskOrigin;
  if (!deskOrigin) throw new Error('there is no desk: set DESK_ORIGIN');
  const command = { deskOrigin, idempotencyKey: randomUUID() };
  if (member) {
    const again = await inviteAgain(ctx, { ...command, staffMemberId: member.staffMemberId });
    return print(
      write,
      again.ok ? `${again.value.url}\n` : `${email}  refused, ${again.refusal.code}\n`,
      again.ok,
    );
  }
  const language = DESK_LANGUAGES.find((one) => one === values.language);
  if (!language) throw new Error(`--language is one of ${DESK_LANGUAGES.join(', ')}`);
  if (!values.name?.trim()) throw new Error('--name is the name that colleagues read');
  const grants = values.role.map((role) => parseGrant(role, shop));
  const invited = await inviteStaff(ctx, { ...command, email, name: values.name.trim(), language, grants });
  return print(
    write,
    invited.ok ? `${invited.value.url}\n` : `${email}  refused, ${invited.refusal.code}\n`,
    invited.ok,
  );
}

/** `npm run shop -- audit verify`. @returns the process's exit code: 1 when the chain is broken */
export async function runAudit(
  [what]: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  if (what !== 'verify') throw new Error(`audit verify?\n${STAFF_USAGE}`);
  const report = await verifyAuditChain({ db: shop.database.kysely });
  if (report.whole)
    return print(write, `${report.entries} entries, whole; the last hash is ${report.lastHash}\n`, true);
  return print(
    write,
    `broken at entry ${report.entryNumber}, which was ${report.fault === 'missing' ? 'deleted' : 'changed'}\n`,
    false,
  );
}

/** A user who may run commands on the machine has all rights; the audit names the system's user. */
function createStaffContext({ database, tenants, events = createEvents() }: CommandShop): StaffContext {
  const name = userInfo().username;
  return {
    db: database.kysely,
    clock: systemClock,
    events,
    attempts: UNLIMITED_ATTEMPTS,
    log: SILENT,
    requestId: 'command',
    tenants,
    actor: { kind: 'command', id: name, name, grants: [{ rights: RIGHTS, tenantScope: EVERY_TENANT }] },
  };
}

async function list(ctx: StaffContext, write: Write): Promise<number> {
  const members = await listMembers(ctx.db);
  for (const { email, name, state, grants } of members) {
    const roles = grants.map(({ role, tenantScope }) =>
      tenantScope === EVERY_TENANT ? role : `${role}@${tenantScope}`,
    );
    write(`${email}  ${name}  ${state}  ${roles.join(' ')}\n`);
  }
  return print(write, `${members.length} members\n`, true);
}

async function block(
  ctx: StaffContext,
  email: string,
  member: StaffMember | null,
  write: Write,
): Promise<number> {
  if (!member) return print(write, `${email}  is no member\n`, false);
  const blocked = await blockMember(ctx, {
    staffMemberId: member.staffMemberId,
    idempotencyKey: randomUUID(),
  });
  return print(
    write,
    blocked.ok ? `${email}  blocked\n` : `${email}  refused, ${blocked.refusal.code}\n`,
    blocked.ok,
  );
}

/** @param text `administrator`, or with a tenant `order_desk@nl` */
function parseGrant(text: string, { tenants }: CommandShop): Grant {
  const [role = '', tenantScope = EVERY_TENANT] = text.split('@');
  if (!isRole(role)) throw new Error(`--role ${role} is none of ${ROLE_NAMES.join(', ')}`);
  if (tenantScope !== EVERY_TENANT && !tenants.some(({ id }) => id === tenantScope))
    throw new Error(`--role ${text}: there is no tenant ${tenantScope}`);
  return { role, tenantScope };
}

function print(write: Write, text: string, isDone: boolean): number {
  write(text);
  return isDone ? 0 : 1;
}
