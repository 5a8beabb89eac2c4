import { z } from 'zod';

/** An address as it is kept: what addressSchema in forms/ gives, with its country. */
const storedAddress = z.object({
  salutation: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  houseNumberAddition: z.string().nullable().default(null),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  phone: z.string().nullable().default(null),
});
export type Address = z.infer<typeof storedAddress>;

/** @throws when what was stored is no address */
export function addressOf(json: unknown): Address | null {
  return json === null ? null : storedAddress.parse(json);
}

/** @param owner named by the error when there is no address: `order 7f0c…` */
export function requiredAddress(json: unknown, owner: string): Address {
  const address = addressOf(json);
  if (!address) throw new Error(`${owner} has no address`);
  return address;
}
