import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import type { Database } from '#commerce/ground/database/connection.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { loadTenants } from '#tenants/load.ts';
import { type Grant, RIGHTS } from './access/rights.rules.ts';
import type { Actor, StaffContext } from './access/staff-context.types.ts';
import { acceptInvitation, inviteStaff } from './member/staff-member.service.ts';
import { createMemberActor } from './member/staff-session.service.ts';
import { createTotpSecret } from './member/totp.rules.ts';

/** For tests: who may do everything, as the command line may. */
export const COMMAND_LINE: Actor = {
  kind: 'command',
  id: 'command line',
  name: 'command line',
  grants: [{ rights: RIGHTS, tenantScope: '*' }],
};

export const TEST_PASSWORD = 'purple horses count to nine';
const tenants = await loadTenants();
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export function createStaffContext(
  { kysely: db }: Pick<Database, 'kysely'>,
  given: Partial<StaffContext> = {},
): StaffContext {
  return {
    db,
    clock: createFixedClock('2026-11-29T10:00:00Z'),
    events: createEvents(),
    attempts: UNLIMITED_ATTEMPTS,
    log: SILENT,
    requestId: 'test',
    tenants,
    actor: COMMAND_LINE,
    ...given,
  };
}

/** For tests: a code of an authenticator at a moment. */
export function generateCode(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
}

/** For tests: a member who has accepted her invitation. */
export async function createMember(
  ctx: StaffContext,
  grants: readonly Grant[],
): Promise<{ readonly actor: Actor; readonly email: string; readonly totpSecret: string }> {
  const email = `${randomUUID()}@example.com`;
  const invited = await inviteStaff(
    { ...ctx, actor: COMMAND_LINE },
    { email, name: 'Noor Vos', language: 'nl', grants, deskOrigin: '', idempotencyKey: email },
  );
  if (!invited.ok) throw new Error(`${email} was not invited: ${invited.refusal.code}`);
  const totpSecret = createTotpSecret();
  const [, token = ''] = invited.value.url?.split('token=') ?? [];
  const code = generateCode(totpSecret, ctx.clock.now());
  const accepted = await acceptInvitation(ctx, token, { password: TEST_PASSWORD, totpSecret, code });
  if (!accepted.ok) throw new Error(`${email} did not accept: ${accepted.refusal.code}`);
  return { actor: createMemberActor(accepted.value), email, totpSecret };
}
