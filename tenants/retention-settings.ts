import { z } from 'zod';

const createDaysSchema = (most: number, usual: number) => z.number().int().min(1).max(most).default(usual);

/**
 * How long personal data is stored, by purpose (GDPR art. 5(1)(e)); a background job deletes it afterwards. Contacts,
 * editions of the newsletter and alerts have terms of their own beside their other settings.
 */
export const retentionSettings = z.object({
  /** of invoices and the records behind them, by accounting law */
  invoiceYears: z.number().int().min(5).max(30),
  /** proofs of a choice of cookies, and of consent to a newsletter that has ended: claims expire three years after their year */
  consentProofDays: createDaysSchema(3650, 1460),
  /** a browser without a sign-in for this long is no longer recognised */
  knownDeviceDays: createDaysSchema(730, 365),
  /** a term without a new search is deleted */
  searchHistoryDays: createDaysSchema(365, 90),
  /** daily counts of articles and pages; the same month of two years can be compared */
  countDays: createDaysSchema(1095, 400),
  /** the variant of a test that a visitor saw */
  experimentDays: createDaysSchema(730, 180),
  /** a credit check that waits for a person, from the day on which it was referred or a review was requested */
  waitingCreditCheckDays: createDaysSchema(365, 90),
  /** invitations to surveys */
  surveyInvitationDays: createDaysSchema(1095, 400),
  /** days with mails about the wishlist; the link that ends these mails works for as long */
  wishlistMailDays: createDaysSchema(1095, 400),
});
