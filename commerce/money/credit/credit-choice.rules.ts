import { z } from 'zod';
import { CREDIT_METHODS } from '#forms/credit.ts';

/** The plan that a customer chose on the way to an order; stored with the checkout. */
const storedChoice = z.object({
  method: z.enum(CREDIT_METHODS),
  count: z.number().int().positive(),
  /** ISO 8601 date */
  dateOfBirth: z.string(),
  /** day of the offer that was chosen, ISO 8601 date in the tenant's time zone; it binds for some days */
  offeredOn: z.iso.date(),
  /** null if not answered; true only together with the terms */
  protection: z.boolean().nullable(),
});
export type CreditChoice = z.infer<typeof storedChoice>;

/** @returns null for nothing, and for the format of an earlier release: the choice is requested again */
export function parseCreditChoice(json: unknown): CreditChoice | null {
  const parsed = storedChoice.safeParse(json);
  return parsed.success ? parsed.data : null;
}
