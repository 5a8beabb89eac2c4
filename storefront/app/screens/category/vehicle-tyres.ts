import type { ResultOf } from 'gql.tada';
import type { ListChoice } from '#forms/lists/list-choices.ts';
import type { VehiclesQuery } from './category.query.ts';

export type VehicleView = ResultOf<typeof VehiclesQuery>['vehicles'][number];
type Tyre = VehicleView['tyres'][number];

/** The parameter for a size that was chosen by its car, until the filters replace it. */
export const TYRE_PARAMETER = 'tyre';
/** The filters of a size, in the order of its notation. */
export const TYRE_KEYS = ['tyre-width', 'tyre-profile', 'rim-diameter'] as const;

const VALUE = /^(\d{3})-(\d{2})-(\d{2})$/;

export function formatTyreValue({ width, profile, rim }: Tyre): string {
  return `${width}-${profile}-${rim}`;
}

/** A size in the notation on the tyre. */
export function formatTyreName({ width, profile, rim }: Tyre): string {
  return `${width}/${profile} R${rim}`;
}

/** The filters of the size that was chosen by a car in an address; null if there is none. */
export function readTyreChoices(parameters: URLSearchParams): ListChoice[] | null {
  const sizes = VALUE.exec(parameters.get(TYRE_PARAMETER) ?? '')?.slice(1);
  if (!sizes) return null;
  return TYRE_KEYS.map((key, at) => ({ kind: 'values', key, values: [sizes[at] ?? ''] }));
}
