import { z } from 'zod';
import { emailAddress, line } from './faults.ts';
import { FIELD_LIMITS } from './field-limits.ts';
import { plainNumber } from './visible-text.ts';

/** An order is found by its number, in any spelling, and the address that its confirmation went to. */
export const orderLookupSchema = z.object({
  orderNumber: line(FIELD_LIMITS.orderNumber)
    .transform(plainNumber)
    .pipe(z.string().regex(/^\d{1,20}$/, 'digits')),
  email: emailAddress,
});
