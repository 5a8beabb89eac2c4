import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSources } from '../texts/catalogue.ts';
import { type HelpTopic, helpTopicsFile, listHelpFaults } from './help-topics.ts';
import { parseSettingsText } from './parse-settings.ts';
import type { Tenant } from './tenant.ts';

const SHARED = join(import.meta.dirname, 'help-topics.json');

/**
 * A tenant's tree of help topics: its own file, else the shared one.
 * @throws Error that names the file and each topic without answer, name or mailbox
 */
export async function loadHelpTopics(
  folder: string,
  { id, contact, locales }: Pick<Tenant, 'id' | 'contact' | 'locales'>,
): Promise<readonly HelpTopic[]> {
  const own = `tenants/${id}/help-topics.json`;
  const text = await readFile(join(folder, id, 'help-topics.json'), 'utf8').catch(() => null);
  const file = text === null ? 'tenants/help-topics.json' : own;
  const topics = parseSettingsText(file, text ?? (await readFile(SHARED, 'utf8')), helpTopicsFile);
  const texts = await Promise.all(
    locales.map(async ({ locale }) => ({ locale, keys: new Set(Object.keys(await readSources(locale))) })),
  );
  const faults = listHelpFaults({ topics, mailboxes: contact.mailboxes, texts });
  if (faults.length > 0)
    throw new Error(`${file} is wrong for ${id}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return topics;
}
