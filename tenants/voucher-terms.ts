import { z } from 'zod';

/** Groups of customers that follow from the shop's data about the buyer. */
const CUSTOMER_GROUPS = ['new', 'returning', 'account', 'newsletter'] as const;
/** new: has never ordered · returning: has · account: signed in · newsletter: has confirmed to get it. */
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

const names = z.array(z.string().min(1).max(80)).max(200).default([]);

/**
 * The discount of a voucher and its conditions: every condition is data. Amounts in minor units of the tenant's
 * currency. Empty lists limit nothing.
 */
export const voucherTerms = z.strictObject({
  discount: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('amount'), amountMinor: z.number().int().positive() }),
    z.strictObject({ type: z.literal('percent'), percent: z.number().int().min(1).max(100) }),
  ]),
  /** value of the voucher's articles, before any discount, that must remain after returns */
  minimumMinor: z.number().int().min(0).default(0),
  /** slugs */
  excludedBrands: names,
  /** an article counts when its department, kind or the key of one of its categories is listed */
  departments: names,
  kinds: names,
  categories: names,
  /** whether articles with a lawfully reduced price count */
  reducedItems: z.boolean().default(true),
  /** whether it can be combined with other vouchers */
  combinable: z.boolean().default(true),
  oncePerDay: z.boolean().default(false),
  /** months for which a person who has used a voucher of this campaign cannot use another */
  unusedMonths: z.number().int().min(1).max(120).nullable().default(null),
  customerGroup: z.enum(CUSTOMER_GROUPS).nullable().default(null),
});

export type VoucherTerms = z.output<typeof voucherTerms>;

const day = z.iso.date();

/** A code of a campaign. Days begin and end in the tenant's time zone; both days count. */
const voucherCode = z.strictObject({
  code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, { error: '3 to 40 capitals, digits and hyphens' }),
  validFrom: day,
  validUntil: day,
  /** most orders that may use it; null for any number */
  useLimit: z.number().int().positive().nullable().default(null),
  /** the only person who may use it */
  email: z.email().toLowerCase().nullable().default(null),
});

/** A campaign: its terms, how personal codes are issued, and its public codes. */
export const voucherCampaign = z.strictObject({
  campaign: z.string().regex(/^[a-z][a-z0-9-]{1,60}$/),
  terms: voucherTerms,
  /** for codes issued to one person: days of validity; null if none are issued */
  issue: z
    .strictObject({ validDays: z.number().int().min(1).max(1000) })
    .nullable()
    .default(null),
  codes: z.array(voucherCode).max(10_000).default([]),
});

/** A file of vouchers: `tenants/{tenant}/vouchers/*.json`, or one for `npm run shop -- vouchers import`. */
export const voucherFile = z.array(voucherCampaign).max(1000);

export type VoucherCampaign = z.output<typeof voucherCampaign>;
