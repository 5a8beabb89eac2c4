import { z } from 'zod';

export const LOYALTY_PROGRAMS = ['points', 'bonus-club', 'payback'] as const;
export type LoyaltyProgram = (typeof LOYALTY_PROGRAMS)[number];

/** The rewards of customers; the tenant's features decide which programmes there are. */
export const loyaltySettings = z.strictObject({
  points: z.strictObject({
    /** price in minor units that earns one point */
    minorPerPoint: z.number().int().positive(),
    /** months for which points are valid */
    validMonths: z.number().int().min(1).max(120),
    /** rewards for points: a personal code of a campaign */
    rewards: z.array(z.strictObject({ points: z.number().int().positive(), campaign: z.string() })).max(20),
  }),
  bonusClub: z.strictObject({
    /** factor of the points that members earn */
    pointsFactor: z.number().int().min(1).max(10),
    /** campaign of the code that a new member gets; null if none */
    welcomeCampaign: z.string().nullable(),
  }),
  payback: z.strictObject({
    /** forms of a member's number; `unverified`: taken from public examples, not from the programme itself */
    numbers: z.array(
      z.strictObject({
        length: z.number().int().min(4).max(20),
        prefix: z.string().regex(/^\d*$/),
        algorithm: z.enum(['luhn', 'none']),
        unverified: z.boolean(),
      }),
    ),
    /** price in minor units for which one point of the programme is reported */
    minorPerPoint: z.number().int().positive(),
  }),
});

export type LoyaltySettings = z.output<typeof loyaltySettings>;

/** The settings that the tenants share. */
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
