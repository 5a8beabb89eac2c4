import { z } from 'zod';
import { emailAddress, orderNumber } from '../typed-fields.ts';

/** An order is found by its number, in any spelling, and the address that its confirmation went to. */
export const orderLookupSchema = z.object({ orderNumber, email: emailAddress });
