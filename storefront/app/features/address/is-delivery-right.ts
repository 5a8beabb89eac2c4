/** A field of an address in the forms: `billing.postalCode`. */
const FIELD = /^(?:billing|delivery)\.(\w+)$/;

/**
 * Whether a field of the delivery step has a valid value, by the server's rules, which are loaded after a refusal.
 * Outside of the addresses every choice is valid.
 */
export async function isDeliveryRight(country: string, field: string, value: string): Promise<boolean> {
  const name = FIELD.exec(field)?.[1];
  if (!name) return value !== '';
  const { addressFields } = await import('#forms/address/address.ts');
  const rules: Readonly<Record<string, { safeParse(value: string): { success: boolean } }>> =
    addressFields(country);
  return rules[name]?.safeParse(value).success ?? false;
}
