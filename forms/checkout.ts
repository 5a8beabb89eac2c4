import { z } from 'zod';
import { addressSchema } from './address.ts';
import { emailAddress, newPassword } from './faults.ts';

/** Signing in: what was typed is not judged beyond being there and bounded; only the match counts. */
export const loginSchema = z.object({
  email: emailAddress,
  // specification 5: mandatory, too short, too long
  password: newPassword,
  stayLoggedIn: z.boolean().default(false),
});

export const identitySchema = z.discriminatedUnion('identity', [
  z.object({ identity: z.literal('GUEST'), email: emailAddress }),
  z.object({ identity: z.literal('ACCOUNT'), email: emailAddress, password: newPassword }),
]);

/** @param options codes of the tenant's delivery options */
export function deliverySchema(country: string, options: readonly string[]) {
  return z.object({
    billing: addressSchema(country),
    /** null: delivered to the billing address */
    delivery: addressSchema(country).nullable(),
    deliveryOption: z.string({ error: 'choice' }).refine((code) => options.includes(code), 'choice'),
  });
}

/** @param methods the tenant's payment methods */
export function paymentSchema(methods: readonly string[]) {
  return z.object({
    paymentMethod: z.string({ error: 'choice' }).refine((code) => methods.includes(code), 'choice'),
  });
}
