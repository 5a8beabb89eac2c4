import { z } from 'zod';
import { PAYLINK_METHODS, PAYMENT_METHODS } from './payment-methods.ts';

const method = z.enum(PAYMENT_METHODS);

export const paymentSettings = z.object({
  /** in the order of the offer; a code alone is offered from the beginning */
  methods: z
    .array(
      z.union([
        method.transform((code) => ({ code, validFrom: null })),
        z.object({ code: method, validFrom: z.iso.date().nullable() }),
      ]),
    )
    .min(1),
  paylinkMethods: z.array(z.enum(PAYLINK_METHODS)),
  /** days for which a payment link can be used */
  paylinkDays: z.number().int().min(1).max(60),
  /** minutes for which stock is held for an order that waits for its payment */
  holdMinutes: z.number().int().min(5).max(1440),
  /** days from the order for paying a bank transfer in advance */
  prepaymentDays: z.number().int().min(1).max(30),
  directDebit: z.object({
    /** SEPA creditor identifier; demo values say so */
    creditorId: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/),
    /** days from the order, whose confirmation announces it, to the collection (SEPA Core rulebook, 4.3.4) */
    noticeDays: z.number().int().min(1).max(14),
    /** days after the collection within which the money arrives or the bank refuses it; later it counts as failed */
    settleDays: z.number().int().min(1).max(30),
  }),
  /** whether card payments are authorized with the order and taken at dispatch */
  captureAtDispatch: z.boolean(),
});
