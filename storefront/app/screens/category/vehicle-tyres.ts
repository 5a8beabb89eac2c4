import type { ResultOf } from 'gql.tada';
import type { ListChoice } from '#forms/list-choices.ts';
import type { VehiclesQuery } from './category.query.ts';

export type VehicleView = ResultOf<typeof VehiclesQuery>['vehicles'][number];
type Tyre = VehicleView['tyres'][number];

/** In which a size chosen by its car stands in an address, until its filters do. */
export const TYRE_PARAMETER = 'tyre';
/** The filters that a size is made of, in the order in which it is written. */
export const TYRE_KEYS = ['tyre-width', 'tyre-profile', 'rim-diameter'] as const;

const VALUE = /^(\d{3})-(\d{2})-(\d{2})$/;

export function tyreValue({ width, profile, rim }: Tyre): string {
  return `${width}-${profile}-${rim}`;
}

/** As it stands on a tyre. */
export function tyreName({ width, profile, rim }: Tyre): string {
  return `${width}/${profile} R${rim}`;
}

/** The filters of the size that an address asks for by a car; null: it does not. */
export function tyreChoices(parameters: URLSearchParams): ListChoice[] | null {
  const sizes = VALUE.exec(parameters.get(TYRE_PARAMETER) ?? '')?.slice(1);
  if (!sizes) return null;
  return TYRE_KEYS.map((key, at) => ({ kind: 'values', key, values: [sizes[at] ?? ''] }));
}
