import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSettingsText } from './parse-settings.ts';
import { searchWords } from './search-words.ts';
import type { Tenant } from './tenant.ts';

/** Reads all languages of a tenant's folder. @throws Error that names the file and each wrong entry */
export async function loadSearchWords(folder: string, tenant: string): Promise<Tenant['searchWords']> {
  const directory = join(folder, tenant, 'search');
  const names = await readdir(directory).catch(() => []);
  const read = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => {
      const file = `tenants/${tenant}/search/${name}`;
      if (!/^[a-z]{2}\.json$/.test(name)) throw new Error(`${file}: the name is a language, as nl.json`);
      const text = await readFile(join(directory, name), 'utf8');
      return [name.slice(0, 2), parseSettingsText(file, text, searchWords)] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}
