import type { WalletContact } from '#commerce/money/payment/payment-provider.types.ts';
import { type AddressForm, addressSchema } from '#forms/address.ts';

/**
 * A wallet's address in the shop's form: its one line is split into street and number ("Dorpsstraat 12 B", "12, rue
 * du Lac").
 * @param country the tenant's, ISO 3166-1 alpha-2
 * @returns null: it is not an address of this market, or has no number
 */
export function addressOfWallet(country: string, contact: WalletContact): AddressForm | null {
  const parts = streetAndNumber(contact.addressLine);
  if (!parts) return null;
  const { givenName, familyName, postalCode, city } = contact;
  const [houseNumber, addition] = country === 'NL' ? apart(parts.number) : [parts.number, ''];
  const typed = {
    ...{ givenName, familyName, postalCode, city },
    ...{ street: parts.street, houseNumber, houseNumberAddition: addition },
  };
  return addressSchema(country).safeParse(typed).data ?? null;
}

/**
 * The number is at the end, or at the beginning as in French; in "2e Oosterparkstraat 5" the first one belongs to the
 * street.
 */
function streetAndNumber(line: string): { readonly street: string; readonly number: string } | null {
  const typed = line.trim().replace(/\s+/g, ' ');
  const last =
    /^(?<street>.*\D.*?)[ ,]+(?<number>\d{1,5}(?: ?[\p{L}](?!\p{L})| ?[-/] ?\d+| ?[\p{L}\d]{1,4})?)$/u;
  const first = /^(?<number>\d{1,5} ?[a-z]?)[ ,]+(?<street>\p{L}.*)$/iu;
  const found = last.exec(typed)?.groups ?? first.exec(typed)?.groups;
  const { street, number } = found ?? {};
  return street && number ? { street: street.replace(/,$/, ''), number } : null;
}

/** Splits a Dutch number into its digits and the addition. */
function apart(number: string): [digits: string, addition: string] {
  const digits = /^\d+/.exec(number)?.[0] ?? '';
  return [digits, number.slice(digits.length).replace(/^[ /-]+/, '')];
}
