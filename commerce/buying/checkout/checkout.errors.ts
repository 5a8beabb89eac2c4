import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';

export type CheckoutRefusal = InvalidInput | TooManyAttempts;
