import { ACCESSORY_BRANDS } from './brands/accessories.ts';
import type { DemoBrand } from './brands/brand.ts';
import { FASHION_BRANDS } from './brands/fashion.ts';
import { HOME_BRANDS } from './brands/home.ts';
import { SHOE_BRANDS } from './brands/shoes.ts';
import { TECHNOLOGY_BRANDS } from './brands/technology.ts';
import type { Audience, Kind } from './kind.ts';

export type { DemoBrand };

/** All invented for Tavelo; its own label is sold in several departments. */
export const BRANDS: readonly DemoBrand[] = [
  ...FASHION_BRANDS,
  ...ACCESSORY_BRANDS,
  ...SHOE_BRANDS,
  ...HOME_BRANDS,
  ...TECHNOLOGY_BRANDS,
];

/** Whether a brand makes products of this kind for these people. */
export function makes(brand: DemoBrand, kind: Kind, audience: Audience | null): boolean {
  if (!brand.departments.includes(kind.department)) return false;
  if (brand.kinds && !brand.kinds.includes(kind.kind)) return false;
  return !brand.audiences || audience === null || brand.audiences.includes(audience);
}
