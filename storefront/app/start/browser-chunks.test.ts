import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissingModules } from './browser-chunks.plugin.ts';
import {
  AFTER_THE_PAGE,
  ASKED_BY_FILTERS,
  ASKED_FOR_CONSENT,
  BROWSER_CHUNKS,
  FRAMEWORK,
  isAmong,
  type Places,
  SHARED_BY_ALL,
  SHARED_BY_LISTS,
  SHARED_BY_PRESSES,
  WITHOUT_FILE,
} from './browser-chunks.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Places that name nothing: a file that was renamed would leave its chunk in silence. */
function findUnnamedPlaces({ in: named, except }: Places): string[] {
  return [...named, ...except].filter((place) => {
    const path = join(ROOT, place);
    return !existsSync(path) || statSync(path).isDirectory() !== place.endsWith('/');
  });
}

test.each([
  ['every page', SHARED_BY_ALL],
  ['every list', SHARED_BY_LISTS],
  ['filters that are asked', ASKED_BY_FILTERS],
  ['what asks for consent', ASKED_FOR_CONSENT],
  ['what is pressed', SHARED_BY_PRESSES],
  ['what comes after the page', AFTER_THE_PAGE],
])('the files that %s loads together exist', (_pages, places) => {
  expect(findUnnamedPlaces(places)).toEqual([]);
  expect(places.except.filter((place) => !isAmong({ in: places.in, except: [] }, `/${place}`))).toEqual([]);
  expect(FRAMEWORK.filter((name) => !existsSync(join(ROOT, 'node_modules', name)))).toEqual([]);
});

test('a place that names nothing is detected', () => {
  expect(findUnnamedPlaces({ in: ['storefront/app/ui/'], except: ['storefront/app/ui/gone.tsx'] })).toEqual([
    'storefront/app/ui/gone.tsx',
  ]);
});

test('a module without a file that the build does not have is detected', () => {
  const ids = [
    '\0vite/preload-helper.js',
    '\0virtual:texts-addresses',
    '\0virtual:texts-front',
    '\0virtual:texts-soon',
  ];
  expect(findMissingModules(ids)).toEqual(['virtual:texts-late']);
  expect(findMissingModules(WITHOUT_FILE)).toEqual([]);
});

test.each([
  ['/shop/storefront/app/ui/media/price.tsx', 'shop'],
  ['/shop/storefront/app/ui/media/icons.svg?url', 'shop'],
  ['/shop/storefront/app/shell/header/header.tsx', 'shop'],
  ['/shop/storefront/app/shell/header/menu-sheet.tsx', undefined],
  ['/shop/storefront/app/shell/shell.query.ts', undefined],
  ['/shop/storefront/app/features/filters/chips.ts', 'list'],
  ['/shop/storefront/app/features/filters/filter-sheet.tsx', undefined],
  ['/shop/storefront/app/screens/basket/basket.route.tsx', undefined],
  ['/shop/node_modules/react-dom/client.js', 'framework'],
])('the chunk of %s comes with %s', (id, chunk) => {
  const found = BROWSER_CHUNKS.find(({ test: isIn }) => (isIn instanceof RegExp ? isIn.test(id) : isIn(id)));
  expect(found?.name).toBe(chunk);
});
