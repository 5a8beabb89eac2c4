import { z } from 'zod';

/** Groups of customers that follow from what the shop knows of who orders. */
export const CUSTOMER_GROUPS = ['new', 'returning', 'account', 'newsletter'] as const;
/** new: has never ordered · returning: has · account: signed in · newsletter: has confirmed to get it. */
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

const names = z.array(z.string().min(1).max(80)).max(200).default([]);

/**
 * What a voucher gives and when it counts: every condition is data. Amounts in minor units of the tenant's currency.
 * Empty lists limit nothing.
 */
export const voucherTerms = z.strictObject({
  discount: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('amount'), amountMinor: z.number().int().positive() }),
    z.strictObject({ type: z.literal('percent'), percent: z.number().int().min(1).max(100) }),
  ]),
  /** value of the articles it is for, before any discount, that must remain after returns */
  minimumMinor: z.number().int().min(0).default(0),
  /** slugs */
  excludedBrands: names,
  /** an article counts when its department, kind or one of its categories' keys is named */
  departments: names,
  kinds: names,
  categories: names,
  /** whether articles with a lawfully reduced price count */
  reducedItems: z.boolean().default(true),
  /** whether it counts beside other vouchers */
  combinable: z.boolean().default(true),
  oncePerDay: z.boolean().default(false),
  /** not for who has used one of this campaign within so many months */
  unusedMonths: z.number().int().min(1).max(120).nullable().default(null),
  customerGroup: z.enum(CUSTOMER_GROUPS).nullable().default(null),
});

export type VoucherTerms = z.output<typeof voucherTerms>;
