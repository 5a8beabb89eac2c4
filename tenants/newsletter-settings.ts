import { z } from 'zod';

/** The newsletter: sign-up, editions, and how fast they leave. */
export const newsletterSettings = z.object({
  doubleOptIn: z.boolean(),
  sendAdditionalSubscribe: z.boolean(),
  approval: z.boolean(),
  voucherMinor: z.number().int().positive(),
  /** days that a confirmation link holds; an address that has not confirmed by then has not agreed */
  confirmDays: z.number().int().min(1).max(30).default(7),
  /** days from the confirmation to the mail with the second voucher (campaign newsletter-second) */
  secondVoucherAfterDays: z.number().int().min(1).max(60).default(7),
  /** the editions that one subscribes to; `shop` is the shop's own */
  brands: z
    .array(z.object({ key: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/), name: z.string().min(1).max(60) }))
    .min(1)
    .max(2),
  /** how the unsubscribe form offers its choices: by the codes 99 and -100, or as a radio field of 99, 199 and 299 */
  choices: z.enum(['coded', 'radio']).default('coded'),
  /** takes back what could not be delivered, and mails that unsubscribe; `newsletter inbox` reads it */
  mailbox: z.email(),
  /** editions leave no faster, mails a second */
  perSecond: z.number().int().min(1).max(1000).default(20),
  /** which address got which edition is deleted so many days after the edition began; then it cannot be sent again */
  keepDeliveriesDays: z.number().int().min(30).max(1095).default(365),
});

/** Mails that a visitor asks for without a newsletter: a stock alert, the answer to a question. */
export const alertSettings = z.object({
  /** days that the link holds by which an address is confirmed */
  confirmDays: z.number().int().min(1).max(30).default(7),
  /** an address is forgotten so many days after it was given, though nothing was ever sent */
  keepDays: z.number().int().min(1).max(365).default(180),
});
