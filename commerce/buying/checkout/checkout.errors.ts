import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { EmailInUse } from '#commerce/people/customer/customer.errors.ts';

export type CheckoutRefusal = InvalidInput | EmailInUse | TooManyAttempts;
