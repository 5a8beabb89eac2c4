import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinUnbroken } from './unbroken.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('a name is not broken at its hyphens', () => {
  expect(joinUnbroken('Anne-Marie')).toBe('Anne-\u2060Marie');
});

test('no text has a hyphen that the shop’s font lacks', () => {
  const files = globSync(['texts/*/*.json', 'storefront/app/**/*.{ts,tsx}'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  const lacking = files.filter((file) =>
    /\u2010|\u2011|\\u201[01]/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(lacking).toEqual(['storefront/app/texts/unbroken.test.ts']);
});
