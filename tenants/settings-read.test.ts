import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { tenantSettings } from './tenant.ts';

const ROOT = join(import.meta.dirname, '..');
/** Not read by name: `brand` is checked by its own tests, `ranking` is handed over whole, dictionaries have free keys. */
const LEFT_OUT = /^(brand|ranking|searchWords|deliveryPlaces|vouchers|helpTopics)\b|\.paths\./;

/** Paths of all properties, e.g. `orderOptions.bic`. */
function pathsOf(schema: unknown, path = ''): string[] {
  const { def } = schema as {
    def?: { type: string; innerType?: unknown; element?: unknown; valueType?: unknown };
  };
  if (!def) return [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => {
      const own = path ? `${path}.${name}` : name;
      return [own, ...pathsOf(inner, own)];
    });
  const inner = def.innerType ?? def.element ?? def.valueType;
  return inner ? pathsOf(inner, path) : [];
}

function productSource(): string {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) =>
      /^(commerce|gateway|storefront|http|wiring|forms|main|tenants\/terms|tenants\/running-experiments)\b.*\.tsx?$/.test(
        file,
      ),
    )
    .filter((file) => !/\.test\.tsx?$|generated|graphql-env|schema\.ts$/.test(file));
  return files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
}

it('some code of the product reads each setting of a tenant', () => {
  const source = productSource();
  const unread = pathsOf(tenantSettings)
    .filter((path) => !LEFT_OUT.test(path))
    .filter((path) => !new RegExp(`\\b${path.split('.').at(-1)}\\b`).test(source));
  expect(unread).toEqual([]);
});
