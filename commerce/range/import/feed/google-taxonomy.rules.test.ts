import { expect, it } from 'vitest';
import {
  buildGoogleTrail,
  findGoogleCategory,
  getGoogleDepartment,
  getGoogleKind,
} from './google-taxonomy.rules.ts';
import { loadGoogleTaxonomy } from './read-google-taxonomy.ts';

const taxonomy = loadGoogleTaxonomy();

it.each([
  ['187', 'Mode & accessoires > Schoenen', 'shoes'],
  ['187 - Apparel & Accessories > Shoes', 'Mode & accessoires > Schoenen', 'shoes'],
  ['Apparel & Accessories > Shoes', 'Mode & accessoires > Schoenen', 'shoes'],
  ['Clothing & Accessories > Shoes', 'Mode & accessoires > Schoenen', 'shoes'],
  ['mode & accessoires>schoenen', 'Mode & accessoires > Schoenen', 'shoes'],
  ['Apparel & Accessories > Clothing > Dresses', 'Mode & accessoires > Kleding > Dresses', 'fashion'],
  ['Laptops', 'Elektronica > Computers > Laptops', 'electronics'],
  ['Electronics > Computers > Something new', 'Elektronica > Computers', 'electronics'],
  ['Home & Garden > Decor', 'Wonen & tuin > Woonaccessoires', 'furniture'],
  ['Animals & Pet Supplies', 'Dieren', null],
])('Google’s category %j is %j of department %s', (written, trail, department) => {
  const found = findGoogleCategory(taxonomy, written);
  const names = found && buildGoogleTrail(found.category).map((one) => one.names.nl ?? one.names.en);
  expect(names?.join(' > ')).toBe(trail);
  expect(found && getGoogleDepartment(found.category)).toBe(department);
});

it.each(['999999999', 'Nothing of the kind', '', '>'])('%j is not a Google category', (written) => {
  expect(findGoogleCategory(taxonomy, written)).toBe(null);
});

it.each([
  ['Home & Garden > Household Appliances > Laundry Appliances > Washing Machines', 'washing-machine'],
  ['Furniture > Sofas', 'sofa'],
  ['Electronics > Audio', null],
])('delivery treats %j as %s', (written, kind) => {
  const found = findGoogleCategory(taxonomy, written);
  expect(found && getGoogleKind(found.category)).toBe(kind);
});
