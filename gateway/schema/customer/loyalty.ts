import type {
  MemberNumberInvalid,
  NoSuchProgram,
  NotEnoughPoints,
} from '#commerce/orders/loyalty/loyalty.errors.ts';
import type { LoyaltyEntry } from '#commerce/orders/loyalty/loyalty.rules.ts';
import {
  joinProgram,
  leaveProgram,
  listPrograms,
  type PointsView,
  type ProgramView,
  readPoints,
  redeemPoints,
} from '#commerce/orders/loyalty/loyalty.service.ts';
import type { StoredEntry } from '#commerce/orders/loyalty/loyalty.store.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import type { SignInRequired } from '#commerce/people/identity/identity.errors.ts';
import type { LoyaltyProgram } from '#tenants/loyalty-settings.ts';
import type { GatewayContext } from '../../context/context.ts';
import { tellLoginState } from '../../context/session.ts';
import { builder } from '../builder.ts';
import { CustomerRef } from './customer.ts';
import { SignInRequiredRef } from './visitor-outcomes.ts';

/** Points programme, bonus club and payback: those that the tenant has switched on. */

const KindRef = builder.enumType('LoyaltyProgramKind', {
  values: {
    POINTS: { value: 'points' },
    BONUS_CLUB: { value: 'bonus-club' },
    PAYBACK: { value: 'payback' },
  } as const satisfies Record<string, { value: LoyaltyProgram }>,
});

const ProgramRef = builder.objectRef<ProgramView & { readonly customerId: string }>('LoyaltyProgram');
const PointsRef = builder.objectRef<PointsView>('LoyaltyPoints');
const EntryRef = builder.objectRef<StoredEntry>('LoyaltyEntry');
const RewardRef = builder.objectRef<{ readonly points: number; readonly campaign: string }>('LoyaltyReward');

EntryRef.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ entryId }) => entryId }),
    kind: t.field({
      type: builder.enumType('LoyaltyEntryKind', {
        values: {
          EARNED: { value: 'earned' },
          REDEEMED: { value: 'redeemed' },
          EXPIRED: { value: 'expired' },
        } as const satisfies Record<string, { value: LoyaltyEntry['kind'] }>,
      }),
      resolve: ({ kind }) => kind,
    }),
    points: t.exposeInt('points', { description: 'Negative when they were redeemed or expired.' }),
    bookedAt: t.expose('bookedAt', { type: 'DateTime' }),
    expiresOn: t.expose('expiresOn', { type: 'Date', nullable: true }),
  }),
});

PointsRef.implement({
  fields: (t) => ({
    usable: t.exposeInt('usable', { description: 'Points that can be redeemed today.' }),
    expiringPoints: t.int({ nullable: true, resolve: ({ expiring }) => expiring?.points ?? null }),
    expiringOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day from which the expiring points no longer count.',
      resolve: ({ expiring }) => expiring?.expiresOn ?? null,
    }),
    entries: t.field({
      type: [EntryRef],
      description: 'The newest first, at most 50.',
      resolve: ({ entries }) => [...entries],
    }),
  }),
});

RewardRef.implement({
  description: 'A voucher that points are redeemed for.',
  fields: (t) => ({
    campaign: t.exposeID('campaign'),
    points: t.exposeInt('points'),
    discountMinor: t.int({
      nullable: true,
      description: 'The amount that the voucher takes off, minor units; null: a percentage.',
      resolve: ({ campaign }, _args, { tenant }) => {
        const terms = tenant.vouchers.find((each) => each.campaign === campaign)?.terms;
        return terms?.discount.type === 'amount' ? terms.discount.amountMinor : null;
      },
    }),
  }),
});

ProgramRef.implement({
  description: 'A programme of the shop, as it stands for the signed-in customer.',
  fields: (t) => ({
    program: t.expose('program', { type: KindRef }),
    member: t.boolean({ resolve: ({ membership }) => membership !== null }),
    memberSince: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ membership }) => membership?.joinedAt ?? null,
    }),
    memberNumber: t.string({
      nullable: true,
      description: 'The customer’s number in another company’s programme.',
      resolve: ({ membership }) => membership?.number ?? null,
    }),
    minorPerPoint: t.int({
      description: 'Minor units that one point is earned with.',
      resolve: ({ program }, _args, { tenant: { loyalty } }) =>
        (program === 'payback' ? loyalty.payback : loyalty.points).minorPerPoint,
    }),
    pointsFactor: t.int({
      description: 'Members of the bonus club earn so many times the points.',
      resolve: (_program, _args, { tenant }) => tenant.loyalty.bonusClub.pointsFactor,
    }),
    points: t.field({
      type: PointsRef,
      nullable: true,
      description: 'The points of the customer, in the points programme only.',
      resolve: ({ program, customerId }, _args, context) =>
        program === 'points' ? readPoints(context, customerId) : null,
    }),
    rewards: t.field({
      type: [RewardRef],
      resolve: ({ program }, _args, { tenant }) =>
        program === 'points' ? [...tenant.loyalty.points.rewards] : [],
    }),
  }),
});

builder.objectFields(CustomerRef, (t) => ({
  loyaltyPrograms: t.field({
    type: [ProgramRef],
    args: { program: t.arg({ type: KindRef, required: false }) },
    resolve: async ({ customerId }, { program }, context) =>
      (await listPrograms(context, customerId))
        .filter((view) => !program || view.program === program)
        .map((view) => ({ ...view, customerId })),
  }),
}));

type Changed = { readonly code: 'LoyaltyChanged'; readonly voucherCode: string | null };
type Outcome = Changed | NoSuchProgram | MemberNumberInvalid | NotEnoughPoints | SignInRequired;

const ChangedRef = builder.objectRef<Changed>('LoyaltyChanged');
const NoSuchProgramRef = builder.objectRef<NoSuchProgram>('NoSuchProgram');
const MemberNumberInvalidRef = builder.objectRef<MemberNumberInvalid>('MemberNumberInvalid');
const NotEnoughPointsRef = builder.objectRef<NotEnoughPoints>('NotEnoughPoints');

ChangedRef.implement({
  fields: (t) => ({
    voucherCode: t.exposeString('voucherCode', {
      nullable: true,
      description: 'The code that points were redeemed for.',
    }),
  }),
});
NoSuchProgramRef.implement({ fields: (t) => ({ code: t.exposeString('code') }) });
MemberNumberInvalidRef.implement({
  description: 'Its length, its beginning or its check digit is another.',
  fields: (t) => ({ code: t.exposeString('code') }),
});
NotEnoughPointsRef.implement({ fields: (t) => ({ points: t.exposeInt('points') }) });

const ResultRef = builder.unionType('LoyaltyResult', {
  types: [ChangedRef, NoSuchProgramRef, MemberNumberInvalidRef, NotEnoughPointsRef, SignInRequiredRef],
  resolveType: ({ code }) => code,
});

async function changeMembership(
  context: GatewayContext,
  change: (customer: Customer) => Promise<Exclude<Outcome, SignInRequired>>,
): Promise<Outcome> {
  const customer = await getCustomer(context);
  return customer ? change(customer) : { code: 'SignInRequired' };
}

const CHANGED: Changed = { code: 'LoyaltyChanged', voucherCode: null };

builder.mutationFields((t) => ({
  joinLoyaltyProgram: t.field({
    type: ResultRef,
    args: {
      program: t.arg({ type: KindRef }),
      number: t.arg.string({ required: false, description: 'The member’s number of a programme of others.' }),
    },
    resolve: (_root, { program, number }, context) =>
      changeMembership(context, async (customer) => {
        const joined = await joinProgram(context, customer, program, number?.slice(0, 60) ?? null);
        if (!joined.ok) return joined.refusal;
        await tellLoginState(context);
        return CHANGED;
      }),
  }),
  leaveLoyaltyProgram: t.field({
    type: ResultRef,
    args: { program: t.arg({ type: KindRef }) },
    resolve: (_root, { program }, context) =>
      changeMembership(context, async ({ customerId }) => {
        const left = await leaveProgram(context, customerId, program);
        if (!left.ok) return left.refusal;
        await tellLoginState(context);
        return CHANGED;
      }),
  }),
  redeemPoints: t.field({
    type: ResultRef,
    description: 'Points for a voucher of the customer’s own.',
    args: {
      campaign: t.arg.id(),
      redemptionId: t.arg.id({ description: 'A new UUID for each form: sending it twice redeems once.' }),
    },
    resolve: (_root, args, context) =>
      changeMembership(context, async (customer) => {
        const input = { campaign: String(args.campaign), redemptionId: String(args.redemptionId) };
        const redeemed = await redeemPoints(context, customer, input);
        return redeemed.ok ? { code: 'LoyaltyChanged', ...redeemed.value } : redeemed.refusal;
      }),
  }),
}));
