import { z } from 'zod';

const days = (most: number, usual: number) => z.number().int().min(1).max(most).default(usual);

/**
 * How long what is kept of people is kept, by purpose (GDPR art. 5(1)(e)); background work deletes it afterwards. Contacts,
 * editions of the newsletter and alerts have theirs beside their other settings.
 */
export const retentionSettings = z.object({
  /** of invoices and what they rest on, by the law of the books */
  invoiceYears: z.number().int().min(5).max(30),
  /** proofs of a choice of cookies: a dispute ends with the limitation of claims, three years after its year */
  consentProofDays: days(3650, 1460),
  /** a browser that has not signed in for this long is a stranger again */
  knownDeviceDays: days(730, 365),
  /** a term that is not searched for again is forgotten */
  searchHistoryDays: days(365, 90),
  /** counts of what articles and pages did a day; two years' same month can be compared */
  countDays: days(1095, 400),
  /** the half of a test that a visitor saw */
  experimentDays: days(730, 180),
  /** invitations to tell an opinion */
  surveyInvitationDays: days(1095, 400),
  /** days of mails about the wishlist; the link in such a mail leaves them for as long */
  wishlistMailDays: days(1095, 400),
});
