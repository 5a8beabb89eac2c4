import { z } from 'zod';
import { RETURN_REASONS } from '#forms/return-reasons.ts';

/** Right of withdrawal by law (EU) or by contract (CH). */
export const withdrawalSettings = z.object({
  days: z.number().int().positive(),
  statutory: z.boolean(),
  /**
   * whether a customer who returns everything gets back the price of the cheapest delivery (CRD art. 13; CH: by
   * contract)
   */
  refundsShipping: z.boolean(),
  /** days from the declaration for sending the goods back */
  sendBackDays: z.number().int().positive(),
  /**
   * days for which an order waits that was withdrawn by its number and address alone, until its customer confirms or
   * denies it by the link in the mail
   */
  holdDays: z.number().int().positive().max(14).default(5),
  /** days for which another size is held while the announced pieces are on their way back */
  exchangeDays: z.number().int().positive(),
  /** whether the shop bears the cost of returns; off if the customer does, and is informed before (CRD art. 14(1)) */
  freeReturns: z.boolean(),
  /** in the order of the form */
  returnReasons: z.array(z.enum(RETURN_REASONS)),
  /** the carrier that makes return labels */
  returnCarrier: z.enum(['sandbox']).default('sandbox'),
});
