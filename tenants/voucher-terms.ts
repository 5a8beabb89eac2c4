import { z } from 'zod';

/** Groups of customers that follow from what the shop knows of the person who orders. */
const CUSTOMER_GROUPS = ['new', 'returning', 'account', 'newsletter'] as const;
/** new: has never ordered · returning: has · account: signed in · newsletter: has confirmed to get it. */
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

const names = z.array(z.string().min(1).max(80)).max(200).default([]);

/**
 * The discount of a voucher and when it counts: every condition is data. Amounts in minor units of the tenant's
 * currency. Empty lists limit nothing.
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
  /** not for a person who has used one of this campaign within so many months */
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
  /** orders that may use it in all; null: any number */
  useLimit: z.number().int().positive().nullable().default(null),
  /** whose it is alone */
  email: z.email().toLowerCase().nullable().default(null),
});

/** A campaign: its terms, how codes of one's own are given out, and the codes that everybody may know. */
export const voucherCampaign = z.strictObject({
  campaign: z.string().regex(/^[a-z][a-z0-9-]{1,60}$/),
  terms: voucherTerms,
  /** for codes that the shop gives to one person: days from then on; null: there are none */
  issue: z
    .strictObject({ validDays: z.number().int().min(1).max(1000) })
    .nullable()
    .default(null),
  codes: z.array(voucherCode).max(10_000).default([]),
});

/** A file of vouchers: `tenants/{tenant}/vouchers/*.json`, or one for `npm run shop -- vouchers import`. */
export const voucherFile = z.array(voucherCampaign).max(1000);

export type VoucherCampaign = z.output<typeof voucherCampaign>;
