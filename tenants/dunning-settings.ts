import { z } from 'zod';

/** Reminders of overdue amounts, and interest on them. */
export const dunningSettings = z.object({
  /** days after the due day, and days that each reminder gives to pay; the first is the notice of default */
  reminders: z
    .array(
      z.object({
        afterDays: z.number().int().min(1).max(365),
        payWithinDays: z.number().int().min(7).max(60),
      }),
    )
    .min(1)
    .max(5),
  /** statutory interest on consumers' late payment, from its first day; no other fee is ever charged */
  lateInterest: z.array(z.object({ validFrom: z.iso.date(), annualPercent: z.number().min(0).max(20) })),
  /** interest below it is not charged, minor units */
  smallestMinor: z.number().int().min(0),
  /** older debts are left to people */
  oldestDays: z.number().int().min(30).max(3650).default(730),
});
