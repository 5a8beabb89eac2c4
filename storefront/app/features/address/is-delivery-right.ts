/** A field of an address as the forms name it: `billing.postalCode`. */
const FIELD = /^(?:billing|delivery)\.(\w+)$/;

/**
 * Whether what stands in a field of the delivery step is right, by the rules that the server has: they are loaded when
 * something was refused. Outside of the addresses whatever was chosen is.
 */
export async function isDeliveryRight(country: string, field: string, value: string): Promise<boolean> {
  const name = FIELD.exec(field)?.[1];
  if (!name) return value !== '';
  const { addressSchema } = await import('#forms/address.ts');
  const rules: Readonly<Record<string, { safeParse(value: string): { success: boolean } }>> =
    addressSchema(country).shape;
  return rules[name]?.safeParse(value).success ?? false;
}
