/** The departments of the product table; `general` is for what belongs to none of the others. */
export type Department =
  | 'fashion'
  | 'shoes'
  | 'furniture'
  | 'electronics'
  | 'appliances'
  | 'tyres'
  | 'general';

/** Numbers of Google's product taxonomy; categories below them have the same department unless they are listed too. */
const DEPARTMENTS: ReadonlyMap<number, Department> = new Map([
  [166, 'fashion'], // Apparel & Accessories
  [187, 'shoes'], // Apparel & Accessories > Shoes
  [5181, 'fashion'], // Luggage & Bags
  [911, 'tyres'], // … > Motor Vehicle Tires
  [604, 'appliances'], // Home & Garden > Household Appliances
  [730, 'appliances'], // Home & Garden > Kitchen & Dining > Kitchen Appliances
  [436, 'furniture'], // Furniture
  [536, 'furniture'], // Home & Garden
  [222, 'electronics'], // Electronics
  [141, 'electronics'], // Cameras & Optics
]);

/** Kinds that delivery and services name (tenants/defaults.ts): those that are bulky, those that are set up. */
const KINDS: ReadonlyMap<number, string> = new Map([
  [460, 'sofa'],
  [7212, 'sofa-accessories'],
  [6499, 'armchair'],
  [6392, 'table'],
  [1395, 'coffee-table'],
  [6913, 'table-accessories'],
  [505764, 'bed'],
  [2696, 'mattress'],
  [4063, 'wardrobe'],
  [447, 'sideboard'],
  [4191, 'desk'],
  [598, 'rug'],
  [404, 'television'],
  [2549, 'washing-machine'],
  [2612, 'dryer'],
  [686, 'fridge'],
  [683, 'oven'],
  [680, 'dishwasher'],
  [684, 'cooker-hood'],
  [911, 'tyre'],
]);

export function getCategoryDepartment(googleId: number): Department | null {
  return DEPARTMENTS.get(googleId) ?? null;
}

export function getCategoryKind(googleId: number): string | null {
  return KINDS.get(googleId) ?? null;
}
