import type { Voucher, VoucherReason } from '#commerce/buying/voucher/voucher.rules.ts';
import {
  listOwnVouchers,
  loadRangeNames,
  type OwnVoucher,
} from '#commerce/buying/voucher/voucher.service.ts';
import { createMoney } from '#commerce/ground/kernel/money.ts';
import { builder } from '../builder.ts';
import { MoneyRef } from '../money.ts';

export const VoucherRef = builder.objectRef<Voucher>('Voucher');
const VoucherListRef = builder.objectRef<readonly OwnVoucher[]>('VoucherList');
const OwnVoucherRef = builder.objectRef<OwnVoucher>('OwnVoucher');
export const VoucherReasonRef = builder.objectRef<VoucherReason>('VoucherReason');

const CustomerGroupRef = builder.enumType('CustomerGroup', {
  description:
    'The customers that a voucher is for: NEW has never ordered, ACCOUNT is signed in, NEWSLETTER gets it.',
  values: {
    NEW: { value: 'new' },
    RETURNING: { value: 'returning' },
    ACCOUNT: { value: 'account' },
    NEWSLETTER: { value: 'newsletter' },
  } as const,
});

VoucherRef.implement({
  description: 'The benefit of a voucher and its conditions.',
  fields: (t) => ({
    id: t.exposeID('voucherId'),
    code: t.exposeString('code'),
    value: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Taken off the articles it is for; null: a percentage is.',
      resolve: ({ terms: { discount } }, _args, { currency }) =>
        discount.type === 'amount' ? createMoney(discount.amountMinor, currency) : null,
    }),
    percent: t.int({
      nullable: true,
      resolve: ({ terms: { discount } }) => (discount.type === 'percent' ? discount.percent : null),
    }),
    validFrom: t.expose('validFrom', { type: 'DateTime' }),
    validUntil: t.expose('validUntil', { type: 'DateTime', description: 'The first instant after it.' }),
    minimum: t.field({
      type: MoneyRef,
      description: 'Value of the articles it is for that has to remain after returns; 0: none.',
      resolve: ({ terms }, _args, { currency }) => createMoney(terms.minimumMinor, currency),
    }),
    customerGroup: t.field({
      type: CustomerGroupRef,
      nullable: true,
      resolve: ({ terms }) => terms.customerGroup,
    }),
    departments: t.stringList({
      description: 'Departments whose articles it is for; text keys below basket.department.',
      resolve: ({ terms }) => [...terms.departments],
    }),
    categories: t.stringList({
      description: 'Names of categories whose articles it is for.',
      resolve: async ({ terms }, _args, context) => (await loadRangeNames(context, terms)).categories,
    }),
    limited: t.boolean({
      description: 'Not for every article.',
      resolve: ({ terms: { departments, kinds, categories } }) =>
        departments.length + kinds.length + categories.length > 0,
    }),
    excludedBrands: t.stringList({
      description: 'Names of brands it is not for.',
      resolve: async ({ terms }, _args, context) => (await loadRangeNames(context, terms)).excludedBrands,
    }),
    reducedItems: t.boolean({ resolve: ({ terms }) => terms.reducedItems }),
    combinable: t.boolean({ resolve: ({ terms }) => terms.combinable }),
    oncePerDay: t.boolean({ resolve: ({ terms }) => terms.oncePerDay }),
    unusedMonths: t.int({ nullable: true, resolve: ({ terms }) => terms.unusedMonths }),
    personal: t.boolean({ resolve: ({ email }) => email !== null }),
  }),
});

const VoucherReasonCodeRef = builder.enumType('VoucherReasonCode', {
  values: [
    'NOT_STARTED',
    'EXPIRED',
    'USED_UP',
    'USED_TODAY',
    'USED_RECENTLY',
    'OTHER_CUSTOMER',
    'GROUP',
    'NOT_COMBINABLE',
    'NO_ARTICLE',
    'MINIMUM',
  ] as const,
});

VoucherReasonRef.implement({
  description: 'Why a voucher gives nothing now, with what the sentence about it needs.',
  fields: (t) => ({
    code: t.expose('code', { type: VoucherReasonCodeRef }),
    date: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (reason) =>
        reason.code === 'NOT_STARTED' ? reason.from : reason.code === 'EXPIRED' ? reason.until : null,
    }),
    months: t.int({
      nullable: true,
      resolve: (reason) => (reason.code === 'USED_RECENTLY' ? reason.months : null),
    }),
    group: t.field({
      type: CustomerGroupRef,
      nullable: true,
      resolve: (reason) => (reason.code === 'GROUP' ? reason.group : null),
    }),
    withCode: t.string({
      nullable: true,
      resolve: (reason) => (reason.code === 'NOT_COMBINABLE' ? reason.withCode : null),
    }),
    minimum: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: (reason, _args, { currency }) =>
        reason.code === 'MINIMUM' ? createMoney(reason.minimumMinor, currency) : null,
    }),
    missing: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: (reason, _args, { currency }) =>
        reason.code === 'MINIMUM' ? createMoney(reason.missingMinor, currency) : null,
    }),
  }),
});

OwnVoucherRef.implement({
  fields: (t) => ({
    voucher: t.field({ type: VoucherRef, resolve: (own) => own }),
    used: t.boolean({ resolve: ({ reasons }) => reasons.some(({ code }) => code === 'USED_UP') }),
    reasons: t.field({ type: [VoucherReasonRef], resolve: ({ reasons }) => [...reasons] }),
  }),
});

VoucherListRef.implement({
  description: 'The signed-in customer’s own vouchers; empty for everybody else.',
  fields: (t) => ({
    active: t.field({
      type: [OwnVoucherRef],
      resolve: (vouchers) => vouchers.filter(({ state }) => state === 'ACTIVE'),
    }),
    expired: t.field({
      type: [OwnVoucherRef],
      description: 'Over, or used.',
      resolve: (vouchers) => vouchers.filter(({ state }) => state === 'EXPIRED'),
    }),
  }),
});

builder.queryField('vouchers', (t) =>
  t.field({ type: VoucherListRef, resolve: (_root, _args, context) => listOwnVouchers(context) }),
);
