import { expect, test } from 'vitest';
import { categoryPathOf } from './category-address.ts';

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
])('%s below "%s" is %s', (pathname, prefix, path) => expect(categoryPathOf(pathname, prefix)).toBe(path));
