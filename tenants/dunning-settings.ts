import { z } from 'zod';

/** Reminders of what is overdue, and interest on it. */
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
  /** statutory interest on late payment by consumers, from its day on; nothing else is ever charged */
  lateInterest: z.array(z.object({ validFrom: z.iso.date(), annualPercent: z.number().min(0).max(20) })),
  /** interest below it is not charged, minor units */
  smallestMinor: z.number().int().min(0),
  /** debts that fell due longer ago are for people, not for a machine */
  oldestDays: z.number().int().min(30).max(3650).default(730),
});
