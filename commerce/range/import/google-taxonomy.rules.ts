/** The departments of the product table. */
export type Department = 'fashion' | 'shoes' | 'furniture' | 'electronics' | 'appliances' | 'tyres';

/**
 * Google's product taxonomy, by number and by English name, as far as it decides the department; the more particular
 * entry counts. https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt
 */
const TAXONOMY: readonly (readonly [id: number, name: string, department: Department])[] = [
  [187, 'apparel & accessories > shoes', 'shoes'],
  [166, 'apparel & accessories', 'fashion'],
  [1604, 'apparel & accessories > clothing', 'fashion'],
  [5181, 'luggage & bags', 'fashion'],
  [
    911,
    'vehicles & parts > vehicle parts & accessories > motor vehicle parts > motor vehicle wheel systems > motor vehicle tires',
    'tyres',
  ],
  [
    6093,
    'vehicles & parts > vehicle parts & accessories > motor vehicle parts > motor vehicle wheel systems > motor vehicle tires > automotive tires',
    'tyres',
  ],
  [604, 'home & garden > household appliances', 'appliances'],
  [730, 'home & garden > kitchen & dining > kitchen appliances', 'appliances'],
  [536, 'home & garden', 'furniture'],
  [436, 'furniture', 'furniture'],
  [222, 'electronics', 'electronics'],
  [141, 'cameras & optics', 'electronics'],
];

const byId = new Map(TAXONOMY.map(([id, , department]) => [id, department]));
const byName = TAXONOMY.map(([, name, department]) => ({ name, department })).sort(
  (a, b) => b.name.length - a.name.length,
);

/** @param category google_product_category: a number or a path of names. @returns null: it decides nothing */
export function departmentOf(category: string): Department | null {
  const text = category.trim().toLowerCase();
  if (/^\d+$/.test(text)) return byId.get(Number(text)) ?? null;
  const path = text
    .split('>')
    .map((part) => part.trim())
    .join(' > ');
  return byName.find(({ name }) => path === name || path.startsWith(`${name} > `))?.department ?? null;
}
