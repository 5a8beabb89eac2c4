import { z } from 'zod';
import { giveVoucher } from '#commerce/buying/voucher/give-voucher.commands.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { normalizeNumber } from '#forms/lists/visible-text.ts';
import type { LoyaltyProgram } from '#tenants/loyalty-settings.ts';
import type { MemberNumberInvalid, NoSuchProgram, NotEnoughPoints } from './loyalty.errors.ts';
import { hadVoucher } from './loyalty.queries.ts';
import { findNextExpiry, getEnabledPrograms, isMemberNumber, sumUsablePoints } from './loyalty.rules.ts';
import {
  deleteMembership,
  insertEntry,
  lockPoints,
  type Membership,
  markWelcomed,
  readEntries,
  readMemberships,
  readRedeemedCode,
  type StoredEntry,
  writeMembership,
} from './loyalty.store.ts';

/** A programme of the tenant's, in its state for one customer. */
export type ProgramView = {
  readonly program: LoyaltyProgram;
  /** null if not a member */
  readonly membership: Membership | null;
};

/** The programmes that the tenant has switched on. */
export async function listPrograms(ctx: RequestContext, customerId: string): Promise<ProgramView[]> {
  const memberships = await readMemberships(ctx, customerId);
  return getEnabledPrograms(ctx.tenant.features).map((program) => ({
    program,
    membership: memberships.find((own) => own.program === program) ?? null,
  }));
}

/** A customer's points: those that can be redeemed, those that expire next, and the newest bookings. */
export type PointsView = {
  readonly usable: number;
  readonly expiring: { readonly points: number; readonly expiresOn: string } | null;
  /** the newest first, at most 50 */
  readonly entries: readonly StoredEntry[];
};

export async function readPoints(ctx: RequestContext, customerId: string): Promise<PointsView> {
  const entries = await readEntries(ctx, customerId);
  const today = getToday(ctx);
  return {
    usable: sumUsablePoints(entries, today),
    expiring: findNextExpiry(entries, today),
    entries: entries.toReversed().slice(0, 50),
  };
}

/**
 * Makes a customer a member, or changes the member's number. A new member of the bonus club gets the welcome code:
 * once for each account, and not for an address that has had one within a year.
 * @param typed the number of an outside programme in any spelling; null for the others
 */
export async function joinProgram(
  ctx: RequestContext,
  { customerId, email }: Pick<Customer, 'customerId' | 'email'>,
  program: LoyaltyProgram,
  typed: string | null,
): Promise<Result<null, NoSuchProgram | MemberNumberInvalid>> {
  if (!getEnabledPrograms(ctx.tenant.features).includes(program)) return refuse({ code: 'NoSuchProgram' });
  const { bonusClub, payback } = ctx.tenant.loyalty;
  const number = program === 'payback' ? normalizeNumber(typed ?? '') : null;
  if (number !== null && !isMemberNumber(payback, number)) return refuse({ code: 'MemberNumberInvalid' });
  return runInTransaction(ctx, async (inner) => {
    await lockPoints(inner, customerId);
    const isNew = await writeMembership(inner, customerId, { program, number });
    if (isNew && program === 'bonus-club')
      await issueWelcomeVoucher(inner, { customerId, email }, bonusClub.welcomeCampaign);
    return ok(null);
  });
}

async function issueWelcomeVoucher(
  ctx: RequestContext,
  { customerId, email }: Pick<Customer, 'customerId' | 'email'>,
  campaign: string | null,
): Promise<void> {
  if (campaign === null || (await hadVoucher(ctx, campaign, email))) return;
  if (await markWelcomed(ctx, customerId, 'bonus-club')) await giveVoucher(ctx, campaign, email);
}

/** Ends a membership; earned points stay until they expire. A second call changes nothing. */
export async function leaveProgram(
  ctx: RequestContext,
  customerId: string,
  program: LoyaltyProgram,
): Promise<Result<null, NoSuchProgram>> {
  if (!getEnabledPrograms(ctx.tenant.features).includes(program)) return refuse({ code: 'NoSuchProgram' });
  await deleteMembership(ctx, customerId, program);
  return ok(null);
}

/**
 * Redeems points for a code of the customer's own, once for each id: a second press hears the code of the first. Of two
 * requests at once each takes its points, or is refused.
 * @param input.redemptionId a new UUID for each form
 */
export async function redeemPoints(
  ctx: RequestContext,
  { customerId, email }: Pick<Customer, 'customerId' | 'email'>,
  input: { readonly campaign: string; readonly redemptionId: string },
): Promise<Result<{ readonly voucherCode: string }, NoSuchProgram | NotEnoughPoints>> {
  const { features, loyalty } = ctx.tenant;
  const reward = loyalty.points.rewards.find((each) => each.campaign === input.campaign);
  if (!features.accountPoints || !reward || !z.uuid().safeParse(input.redemptionId).success)
    return refuse({ code: 'NoSuchProgram' });
  return runInTransaction(ctx, async (inner) => {
    await lockPoints(inner, customerId);
    const key = `redeem:${customerId}:${reward.campaign}:${input.redemptionId}`;
    const before = await readRedeemedCode(inner, key);
    if (before !== null) return ok({ voucherCode: before });
    const points = sumUsablePoints(await readEntries(inner, customerId), getToday(inner));
    if (points < reward.points) return refuse({ code: 'NotEnoughPoints', points });
    const given = await giveVoucher(inner, input.campaign, email);
    if (!given) throw new Error(`the campaign ${input.campaign} of ${ctx.tenant.id} gives no codes`);
    const entry = { key, kind: 'redeemed', points: -reward.points, voucherCode: given.code } as const;
    await insertEntry(inner, customerId, entry);
    return ok({ voucherCode: given.code });
  });
}

/** Whether the customer is in the tenant's bonus club: the flag `bop` of the login state. */
export async function isBonusMember(ctx: RequestContext, customerId: string): Promise<boolean> {
  if (!ctx.tenant.features.accountBonusClub) return false;
  return (await readMemberships(ctx, customerId)).some(({ program }) => program === 'bonus-club');
}
