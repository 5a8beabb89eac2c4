import { z } from 'zod';

/** Settings for the retailer's own staff in the desk. */
export const deskSettings = z.object({
  /** a credit above this amount is decided by two persons, minor units */
  creditFourEyesMinor: z.number().int().min(0).default(100_000),
});
