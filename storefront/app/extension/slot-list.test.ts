import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findContribution } from './contributions.ts';
import { SLOTS } from './slot-list.ts';

const APP = join(import.meta.dirname, '..');

function listPlacedSlots(): string[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap(
      (file) => readFileSync(join(APP, file), 'utf8').match(/<Slot\s+name=(?:"[^"]+"|\{[^}]+\})/g) ?? [],
    )
    .flatMap((element) => element.match(/["'][a-z.-]+["']/g) ?? [])
    .map((name) => name.slice(1, -1));
}

test('each slot that retailers are promised is at one place of the pages', () => {
  expect(listPlacedSlots().toSorted()).toEqual([...SLOTS].toSorted());
});

test('a part of a page that failed belongs to the extension of the innermost slot around it', () => {
  const stack =
    '\n    at Note (file:///shop/note.js:1:1)\n    at extension:gift-wrap:product.after-price\n    at BuyBox';
  expect(findContribution(stack)).toEqual({ extension: 'gift-wrap', slot: 'product.after-price' });
  expect(findContribution('\n    at BuyBox')).toBeNull();
});
