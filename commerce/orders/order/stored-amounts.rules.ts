import { z } from 'zod';

/** The amounts of an order as they are stored with an invoice or a return, minor units. */
export const storedAmounts = z.object({
  itemsMinor: z.number(),
  servicesMinor: z.number(),
  shippingMinor: z.number(),
  extrasMinor: z.number(),
  discountMinor: z.number(),
  roundingMinor: z.number(),
  totalMinor: z.number(),
});
