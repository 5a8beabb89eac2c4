import type { WalletContact } from '#commerce/money/payment/payment-provider.types.ts';
import { type AddressForm, getAddressSchema } from '#forms/address/address.ts';
import { readTyped } from '#forms/lists/visible-text.ts';

/**
 * A wallet's address in the shop's form: its one line is split into street and number ("Dorpsstraat 12 B", "12, rue
 * du Lac").
 * @param country the tenant's, ISO 3166-1 alpha-2
 * @returns null if it is no address of this market; only a Dutch one needs a number
 */
export function parseWalletAddress(country: string, contact: WalletContact): AddressForm | null {
  const { givenName, familyName, postalCode, city, addressLine } = contact;
  const typed = { givenName, familyName, postalCode, city, ...parseStreetLine(addressLine) };
  return getAddressSchema(country).safeParse(typed).data ?? null;
}

/**
 * The number is at the end, or at the beginning as in French; in "2e Oosterparkstraat 5" the first one belongs to the
 * street.
 */
function parseStreetLine(line: string): { readonly street: string; readonly houseNumber: string } {
  const typed = readTyped(line);
  const last =
    /^(?<street>.*\D.*?)[ ,]+(?<number>\d{1,5}(?: ?[\p{L}](?!\p{L})|(?: ?[-/] ?\d+[a-z]?){1,3}| ?[\p{L}\d]{1,4})?)$/u;
  const first = /^(?<number>\d{1,5} ?[a-z]?)[ ,]+(?<street>\p{L}.*)$/iu;
  const found = last.exec(typed)?.groups ?? first.exec(typed)?.groups;
  const { street = typed, number: houseNumber = '' } = found ?? {};
  return { street: street.replace(/,$/, ''), houseNumber };
}
