import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { ChosenPoint, PickupPoint } from './places.ts';

/** optional: the point takes a parcel without it too. */
type Asked = 'required' | 'optional';

/**
 * Networks that identify the recipient by a number of their own, by the name on their labels (DHL: Postnummer). A
 * locker needs it; at a counter the name also suffices.
 */
const NETWORKS: ReadonlyMap<string, Readonly<Record<PickupPoint['type'], Asked>>> = new Map([
  ['DHL-Paketshop', { locker: 'required', manned: 'optional' }],
]);

/** By the codes of the form's faults. */
type PostNumberFault = { readonly code: 'required' | 'post_number' };

const POST_NUMBER = /^\d{6,10}$/;

/** @returns null if the point's network has no such number */
export function postNumberAsked({ network, type }: Pick<PickupPoint, 'network' | 'type'>): Asked | null {
  return NETWORKS.get(network)?.[type] ?? null;
}

/**
 * The customer's number for a point, in its stored form: digits only.
 * @param typed in any spelling; ignored where no number is required
 */
export function postNumberFor(
  point: Pick<PickupPoint, 'network' | 'type'>,
  typed: string | null,
): Result<string | null, PostNumberFault> {
  const asked = postNumberAsked(point);
  const digits = (typed ?? '').replace(/[\s\p{Cf}]/gu, '');
  if (asked === null) return ok(null);
  if (digits === '') return asked === 'required' ? refuse({ code: 'required' }) : ok(null);
  return POST_NUMBER.test(digits) ? ok(digits) : refuse({ code: 'post_number' });
}

/** Whether a chosen point has the number it needs; one stored before the number was required does not. */
export function hasItsPostNumber(point: ChosenPoint): boolean {
  return postNumberAsked(point) !== 'required' || point.postNumber !== null;
}
