import type { FormState } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createPostalCodeSchema } from '#forms/address/address.ts';
import { AddressCompletionQuery } from './address-completion.query.ts';
import type { Completed } from './street-completion.tsx';

/**
 * Looks up the street of the typed postal code and house number. Values in street and city stay.
 * @param values the form's, named `billing.street` and so on
 */
export async function completeStreet(
  page: PageRequest,
  values: Record<string, string>,
  prefix: Completed['prefix'],
): Promise<FormState & { readonly completed: Completed }> {
  const readTyped = (name: string) => (values[`${prefix}.${name}`] ?? '').trim();
  const key = {
    postalCode: readTyped('postalCode').slice(0, 10),
    houseNumber: readTyped('houseNumber').slice(0, 14),
  };
  if (!createPostalCodeSchema(page.tenant.country).safeParse(key.postalCode).success)
    return { values, faults: [], completed: { prefix, outcome: 'partial', street: '', city: '' } };
  const { addressCompletion } = await page.query(AddressCompletionQuery, key);
  const { address, available } = addressCompletion;
  if (!address) {
    const outcome = available ? 'none' : 'unavailable';
    return { values, faults: [], completed: { prefix, outcome, street: '', city: '' } };
  }
  const filled = {
    [`${prefix}.street`]: readTyped('street') || address.street,
    [`${prefix}.city`]: readTyped('city') || address.city,
  };
  const same = filled[`${prefix}.street`] === address.street && filled[`${prefix}.city`] === address.city;
  const completed = { prefix, outcome: same ? 'found' : 'other', ...address } as const;
  return { values: { ...values, ...filled }, faults: [], completed };
}
