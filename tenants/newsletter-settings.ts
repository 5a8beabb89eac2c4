import { z } from 'zod';

/** The newsletter: sign-up, editions, and how fast they leave. */
export const newsletterSettings = z.object({
  doubleOptIn: z.boolean(),
  sendAdditionalSubscribe: z.boolean(),
  approval: z.boolean(),
  voucherMinor: z.number().int().positive(),
  /** days for which a confirmation link is valid; an address that has not confirmed by then has not agreed */
  confirmDays: z.number().int().min(1).max(30).default(7),
  /** days from the confirmation to the mail with the second voucher (campaign newsletter-second) */
  secondVoucherAfterDays: z.number().int().min(1).max(60).default(7),
  /** the brands whose editions can be subscribed to; `shop` is the shop's own */
  brands: z
    .array(z.object({ key: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/), name: z.string().min(1).max(60) }))
    .min(1)
    .max(2),
  /** the form of the unsubscribe choices: by the codes 99 and -100, or as a radio field of 99, 199 and 299 */
  choices: z.enum(['coded', 'radio']).default('coded'),
  /** receives undeliverable mails and mails that unsubscribe; `newsletter inbox` reads it */
  mailbox: z.email(),
  /** highest rate at which editions leave, mails a second */
  perSecond: z.number().int().min(1).max(1000).default(20),
  /**
   * days after an edition's beginning until the record of its recipients is deleted; then it cannot be sent any more
   */
  keepDeliveriesDays: z.number().int().min(30).max(1095).default(365),
});

/** Mails that a visitor requests without a newsletter: a stock alert, the answer to a question. */
export const alertSettings = z.object({
  /** days for which the link that confirms an address is valid */
  confirmDays: z.number().int().min(1).max(30).default(7),
  /** days after which an address is deleted although nothing was sent */
  keepDays: z.number().int().min(1).max(365).default(180),
});
