import { z } from 'zod';

export const LOYALTY_PROGRAMS = ['points', 'bonus-club', 'payback'] as const;
export type LoyaltyProgram = (typeof LOYALTY_PROGRAMS)[number];

/** How customers are rewarded; which programmes there are follows from the tenant's features. */
export const loyaltySettings = z.strictObject({
  points: z.strictObject({
    /** minor units of the tenant's currency that one point is earned with */
    minorPerPoint: z.number().int().positive(),
    /** points count this long after they were earned */
    validMonths: z.number().int().min(1).max(120),
    /** points are redeemed for this: a code of a campaign of one's own */
    rewards: z.array(z.strictObject({ points: z.number().int().positive(), campaign: z.string() })).max(20),
  }),
  bonusClub: z.strictObject({
    /** members earn so many times the points */
    pointsFactor: z.number().int().min(1).max(10),
    /** campaign of the code that a new member gets; null: none */
    welcomeCampaign: z.string().nullable(),
  }),
  payback: z.strictObject({
    /** forms that a member's number has; `unverified`: taken from public examples, not from the programme itself */
    numbers: z.array(
      z.strictObject({
        length: z.number().int().min(4).max(20),
        prefix: z.string().regex(/^\d*$/),
        algorithm: z.enum(['luhn', 'none']),
        unverified: z.boolean(),
      }),
    ),
    /** minor units that one point of the programme is reported for */
    minorPerPoint: z.number().int().positive(),
  }),
});

export type LoyaltySettings = z.output<typeof loyaltySettings>;

/** The settings that the tenants have in common. */
export const loyaltyDefaults: LoyaltySettings = {
  points: { minorPerPoint: 100, validMonths: 24, rewards: [{ points: 250, campaign: 'points-250' }] },
  bonusClub: { pointsFactor: 2, welcomeCampaign: 'bonus-club' },
  payback: {
    numbers: [
      { length: 10, prefix: '', algorithm: 'luhn', unverified: true },
      { length: 16, prefix: '308342', algorithm: 'luhn', unverified: true },
    ],
    minorPerPoint: 200,
  },
};
