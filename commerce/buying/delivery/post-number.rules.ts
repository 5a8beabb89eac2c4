import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { ChosenPoint, PickupPoint } from './places.ts';

/** optional: the point takes a parcel without it too. */
type Asked = 'required' | 'optional';

/**
 * Networks that know who picks up by the number they gave their customer, by the name their labels carry (DHL: Postnummer).
 * A locker has nothing else to go by; people behind a counter also read a name.
 */
const NETWORKS: ReadonlyMap<string, Readonly<Record<PickupPoint['type'], Asked>>> = new Map([
  ['DHL-Paketshop', { locker: 'required', manned: 'optional' }],
]);

/** By the codes of the form's faults. */
type PostNumberFault = { readonly code: 'required' | 'post_number' };

const POST_NUMBER = /^\d{6,10}$/;

/** @returns null: the point's network has no such number */
export function postNumberAsked({ network, type }: Pick<PickupPoint, 'network' | 'type'>): Asked | null {
  return NETWORKS.get(network)?.[type] ?? null;
}

/**
 * The customer's number for a point, as it is kept: digits only.
 * @param typed as people type it; what is typed where nobody asks does not count
 */
export function postNumberFor(
  point: Pick<PickupPoint, 'network' | 'type'>,
  typed: string | null,
): Result<string | null, PostNumberFault> {
  const asked = postNumberAsked(point);
  const digits = (typed ?? '').replace(/\s/gu, '');
  if (asked === null) return ok(null);
  if (digits === '') return asked === 'required' ? refuse({ code: 'required' }) : ok(null);
  return POST_NUMBER.test(digits) ? ok(digits) : refuse({ code: 'post_number' });
}

/** Whether a point can be used as it was chosen; one from before it was asked for its number cannot. */
export function hasItsPostNumber(point: ChosenPoint): boolean {
  return postNumberAsked(point) !== 'required' || point.postNumber !== null;
}
