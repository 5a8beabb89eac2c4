import type { EmailInUse, TooManyAttempts } from '#commerce/people/customer/customer.errors.ts';
import type { Fault } from '#forms/faults.ts';

/** Fields that do not hold, by their names in the form. */
export type InvalidInput = { readonly code: 'InvalidInput'; readonly fields: readonly Fault[] };
export type CheckoutRefusal = InvalidInput | EmailInUse | TooManyAttempts;
