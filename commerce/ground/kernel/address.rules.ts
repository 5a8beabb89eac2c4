import { z } from 'zod';

/** An address in its stored form: the result of getAddressSchema in forms/, with its country. */
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
export function parseAddress(json: unknown): Address | null {
  return json === null ? null : storedAddress.parse(json);
}

/** @param owner named by the error when there is no address: `order 7f0c…` */
export function parseRequiredAddress(json: unknown, owner: string): Address {
  const address = parseAddress(json);
  if (!address) throw new Error(`${owner} has no address`);
  return address;
}
