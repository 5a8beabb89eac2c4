import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { surveyContent } from './survey.rules.ts';

const TENANTS = join(import.meta.dirname, '../../../retailers/tavelo/tenants');
const shipped = (await loadTenants()).flatMap(({ id, locales }) =>
  locales.map(({ locale }) => join(id, 'content', locale, 'survey/shop.json')),
);

it.each(shipped)('the survey %s matches its reader’s format', async (file) => {
  const stored: unknown = JSON.parse(await readFile(join(TENANTS, file), 'utf8'));
  expect(surveyContent.safeParse(stored).error).toBeUndefined();
});
