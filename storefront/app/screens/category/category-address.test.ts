import { expect, test } from 'vitest';
import { parseCategoryPath } from './category-address.ts';

test.each([
  ['/dames/kleding/jurken/', '', 'dames/kleding/jurken'],
  ['/dames/kleding/jurken', '', 'dames/kleding/jurken'],
  ['/Dames/Kleding/', '', 'dames/kleding'],
  ['//dames//', '', 'dames'],
  ['/d%61mes/', '', 'dames'],
  ['/fr/femme/robes/', 'fr', 'femme/robes'],
  ['/FR/femme/', 'fr', 'femme'],
  ['/fr/femme/', '', 'fr/femme'],
  ['/', '', null],
  ['/dames//jurken/', '', null],
  ['/dames/%00/', '', null],
  ['/dames/%zz/', '', null],
  ['/dames/../heren/', '', null],
  ['/robots.txt', '', null],
  ["/dames'/", '', null],
  [`/${'a'.repeat(600)}/`, '', null],
])('the path %s below "%s" is %s', (pathname, prefix, path) =>
  expect(parseCategoryPath(pathname, prefix)).toBe(path),
);
