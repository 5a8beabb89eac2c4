import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDate, joinUnbroken, joinWords } from './unbroken.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('a name is not broken at its hyphens', () => {
  expect(joinUnbroken('Anne-Marie')).toBe('Anne-\u2060Marie');
});

test('a postal code is not broken at its space', () => {
  expect(joinWords('5000 AA')).toBe('5000\u00a0AA');
});

test('a date and a range of times are not broken at their dashes', () => {
  expect(formatDate('2026-12-01', 'nl-NL', 'UTC')).toBe('01-\u206012-\u20602026');
  expect(formatDate('2026-12-01', 'de-DE', 'UTC')).toBe('01.12.2026');
  expect(joinUnbroken('9:00–18:00')).toBe('9:00–\u206018:00');
});

test('no page writes a date that could be broken', () => {
  const files = globSync('storefront/app/**/*.{ts,tsx}', { cwd: ROOT });
  const breakable = files.filter((file) =>
    /import \{[^}]*\bformatDate\b[^}]*\} from '#texts\/format\.ts'/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(breakable).toEqual(['storefront/app/texts/unbroken.ts']);
});

test('no text has a hyphen that the shop’s font lacks', () => {
  const files = globSync(['texts/*/*.json', 'storefront/app/**/*.{ts,tsx}'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  const lacking = files.filter((file) =>
    /\u2010|\u2011|\\u201[01]/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(lacking).toEqual(['storefront/app/texts/unbroken.test.ts']);
});
