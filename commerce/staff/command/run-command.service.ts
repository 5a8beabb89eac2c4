import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { deferEvents } from '#commerce/ground/kernel/events.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { lockForAllUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import type { Forbidden, StaffSignInRequired } from '../access/access.errors.ts';
import { hasRight, type Right } from '../access/rights.rules.ts';
import type { Actor, StaffContext } from '../access/staff-context.types.ts';
import { appendAuditEntry } from '../audit/audit.commands.ts';
import { type JsonFields, type JsonValue, listDifferences } from '../audit/audit.rules.ts';
import { deleteDoneCommands, findDoneCommand, insertDoneCommand } from './command.store.ts';

/** The thing has changed since the actor read it. */
export type StateChanged = {
  readonly code: 'StateChanged';
  /** `seen`: as the actor read the field; `current`: as it is */
  readonly differences: readonly {
    readonly field: string;
    readonly seen: JsonValue;
    readonly current: JsonValue;
  }[];
};
/** The idempotency key was used for another command, or for another thing. */
export type KeyReused = { readonly code: 'KeyReused' };
export type TenantNotFound = { readonly code: 'TenantNotFound' };
export type CommandRefusal = StaffSignInRequired | Forbidden | TenantNotFound | StateChanged | KeyReused;

type Described = {
  /** its name in the audit, `orders.cancel` */
  readonly action: string;
  readonly right: Right;
  readonly subject: { readonly kind: string; readonly id: string };
  /** chosen by the client: a command with the same key is done once; 1 to 100 characters */
  readonly idempotencyKey: string;
  /** the actor's own words */
  readonly reason?: string | null | undefined;
  /** fields as the actor read them; the command is refused if one of them differs. Absent: it is done in any state */
  readonly seen?: JsonFields | null | undefined;
};

/** A change by staff in one tenant. */
export type TenantCommand<T extends JsonValue, R extends { readonly code: string }> = Described & {
  readonly tenantId: string;
  /** The fields that the audit shows before and after, and that `seen` is compared with. */
  readState(ctx: RequestContext): Promise<JsonFields>;
  /** The service that makes the change. It runs in the command's transaction. */
  run(ctx: RequestContext): Promise<Result<T, R>>;
};

/** A change by staff that belongs to no tenant: members, keys. */
export type CommonCommand<T extends JsonValue, R extends { readonly code: string }> = Described & {
  readState(staff: StaffContext): Promise<JsonFields>;
  run(staff: StaffContext): Promise<Result<T, R>>;
};

const IDEMPOTENT_DAYS = 30;

/** Undoes the transaction of a command that was refused. */
class Refused extends Error {
  readonly refusal: { readonly code: string };
  constructor(refusal: { readonly code: string }) {
    super(`refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/**
 * Makes a change of staff in one tenant: the right is checked, a repeated idempotency key gives the first outcome, what
 * changed since it was read is refused, then the service runs and the audit keeps who, why, before and after. All of it
 * is one transaction; a refusal of the service leaves nothing behind.
 */
export async function runTenantCommand<T extends JsonValue, R extends { readonly code: string }>(
  staff: StaffContext,
  command: TenantCommand<T, R>,
): Promise<Result<T, R | CommandRefusal>> {
  const actor = findActor(staff, command.right, command.tenantId);
  if (!actor.ok) return actor;
  const ctx = createTenantContext(staff, command.tenantId);
  if (!ctx) return refuse({ code: 'TenantNotFound' });
  return catchRefusal(() =>
    runInTransaction(ctx, (inner) =>
      runOnce(
        { ...staff, db: inner.db },
        { command, actor: actor.value, tenantId: command.tenantId },
        {
          readState: () => command.readState(inner),
          run: () => command.run(inner),
        },
      ),
    ),
  );
}

/** The same for a change that belongs to no tenant: it needs the right in all of them. */
export async function runCommonCommand<T extends JsonValue, R extends { readonly code: string }>(
  staff: StaffContext,
  command: CommonCommand<T, R>,
): Promise<Result<T, R | CommandRefusal>> {
  const actor = findActor(staff, command.right, null);
  if (!actor.ok) return actor;
  const { deferred, flush } = deferEvents(staff.events);
  const result = await catchRefusal<T, R>(() =>
    staff.db.transaction().execute((db) => {
      const inner = { ...staff, db, events: deferred };
      return runOnce(
        inner,
        { command, actor: actor.value, tenantId: null },
        { readState: () => command.readState(inner), run: () => command.run(inner) },
      );
    }),
  );
  if (result.ok) flush();
  return result;
}

/** The context in which services work for one tenant. @returns null if there is no such tenant */
export function createTenantContext(staff: StaffContext, tenantId: string): RequestContext | null {
  const tenant = staff.tenants.find(({ id }) => id === tenantId);
  const locale = tenant?.locales[0]?.locale;
  if (!tenant || !locale) return null;
  return { ...createBackgroundContext(staff, { tenant, locale }, staff.requestId), attempts: staff.attempts };
}

/** Deletes outcomes that no client asks for again. */
export async function purgeDoneCommands({ db, clock }: Pick<StaffContext, 'db' | 'clock'>): Promise<void> {
  await deleteDoneCommands(db, new Date(clock.now().getTime() - IDEMPOTENT_DAYS * 86_400_000));
}

function findActor(
  { actor }: StaffContext,
  right: Right,
  tenantId: string | null,
): Result<Actor, Forbidden | StaffSignInRequired> {
  if (!actor) return refuse({ code: 'StaffSignInRequired' });
  return hasRight(actor.grants, right, tenantId) ? ok(actor) : refuse({ code: 'Forbidden', right, tenantId });
}

type Steps<T, R extends { readonly code: string }> = {
  readState(): Promise<JsonFields>;
  run(): Promise<Result<T, R>>;
};

async function runOnce<T extends JsonValue, R extends { readonly code: string }>(
  { db, clock, requestId }: StaffContext,
  {
    command,
    actor,
    tenantId,
  }: { readonly command: Described; readonly actor: Actor; readonly tenantId: string | null },
  { readState, run }: Steps<T, R>,
): Promise<T> {
  const { action, subject, idempotencyKey } = command;
  // of two requests with one key the second waits here, and then reads the outcome of the first
  await lockForAllUntilCommit({ db }, `staff command|${actor.id}|${idempotencyKey}`);
  const done = await findDoneCommand(db, actor.id, idempotencyKey);
  if (done) {
    if (done.action !== action || done.subjectId !== subject.id) throw new Refused({ code: 'KeyReused' });
    return done.outcome as T;
  }
  const before = await readState();
  const changed = command.seen ? findChanges(command.seen, before) : [];
  if (changed.length > 0) {
    const refusal: StateChanged = { code: 'StateChanged', differences: changed };
    throw new Refused(refusal);
  }
  const result = await run();
  if (!result.ok) throw new Refused(result.refusal);
  const doneAt = clock.now();
  await insertDoneCommand(db, {
    ...{ actorId: actor.id, idempotencyKey, action, subjectId: subject.id },
    outcome: result.value,
    doneAt,
  });
  await appendAuditEntry(db, {
    happenedAt: doneAt,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    tenantId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reason: command.reason?.trim() || null,
    requestId,
    before,
    after: await readState(),
  });
  return result.value;
}

/** Only what the actor read counts: a field that is new since then makes nothing stale. */
function findChanges(seen: JsonFields, current: JsonFields): StateChanged['differences'] {
  const read = Object.fromEntries(Object.keys(seen).map((field) => [field, current[field] ?? null]));
  return listDifferences(seen, read).map(({ field, before, after }) => ({
    field,
    seen: before,
    current: after,
  }));
}

async function catchRefusal<T, R extends { readonly code: string }>(
  work: () => Promise<T>,
): Promise<Result<T, R | CommandRefusal>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal as R | CommandRefusal);
    throw error;
  }
}
