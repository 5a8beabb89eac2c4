import { data } from 'react-router';
import { completeStreet } from '#app/features/address/complete-street.ts';
import type { Completed } from '#app/features/address/street-completion.tsx';
import { CheckoutQuery } from '#app/features/checkout/checkout.query.ts';
import { PickupPointsQuery } from '#app/features/delivery/delivery.fragment.ts';
import type { FoundPoints } from '#app/features/delivery/pickup-choice.tsx';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { buildAddressValues } from './stored-values.ts';

/** The typed form, with the results that were looked up for it. */
export type DeliveryState = FormState & {
  readonly found?: FoundPoints;
  readonly completed?: Completed;
};

const POSTAL_CODE = /^\d{4}/;

/** Looks something up for the form; nothing is stored, and no input is lost. */
export async function askForDelivery(page: PageRequest, form: FormData) {
  const [what = '', which = ''] = readField(form, 'ask').split(':');
  const values = collectTypedValues(form);
  if (what === 'points') return answer(await findPoints(page, values));
  if (what === 'street' && (which === 'billing' || which === 'delivery')) {
    return answer({
      ...(await completeStreet(page, values, which)),
      ...(await loadShownPoints(page, values)),
    });
  }
  if (what === 'address') {
    return answer({ ...(await openAddress(page, values, which)), ...(await loadShownPoints(page, values)) });
  }
  throw new Response(null, { status: 400 });
}

function answer(state: DeliveryState) {
  return data(state, { status: 200 });
}

/** Near the typed postal code, else near the customer's own. */
async function findPoints(page: PageRequest, typed: Record<string, string>): Promise<DeliveryState> {
  const sought = (typed.pickupPostalCode ?? '').trim() || (typed['billing.postalCode'] ?? '').trim();
  const postalCode = sought.toUpperCase().slice(0, 10);
  const values = { ...typed, pickupPostalCode: postalCode };
  if (!POSTAL_CODE.test(postalCode))
    return { values, faults: [{ field: 'pickupPostalCode', code: 'postal_code' }] };
  return { values, faults: [], found: await loadPointsNear(page, postalCode) };
}

/** The points that were listed when the form was sent, so that the chosen one is still shown. */
export async function loadShownPoints(
  page: PageRequest,
  { pointsNear: near = '' }: Record<string, string>,
): Promise<Pick<DeliveryState, 'found'>> {
  if (!POSTAL_CODE.test(near)) return {};
  return { found: await loadPointsNear(page, near.slice(0, 10)) };
}

async function loadPointsNear(page: PageRequest, postalCode: string): Promise<FoundPoints> {
  const { pickupPoints } = await page.query(PickupPointsQuery, { postalCode });
  return { ...pickupPoints, postalCode };
}

/** Opens an entry of the address book for changes in the form's fields. */
async function openAddress(
  page: PageRequest,
  values: Record<string, string>,
  addressId: string,
): Promise<DeliveryState> {
  const { checkout } = await page.query(CheckoutQuery, {});
  const entry = checkout.addresses.find(({ id }) => id === addressId);
  if (!entry) return { values, faults: [] };
  const opened = { kind: 'address', address: 'new', addressId, saveAddress: 'on' };
  return { values: { ...values, ...buildAddressValues('delivery', entry.address), ...opened }, faults: [] };
}
