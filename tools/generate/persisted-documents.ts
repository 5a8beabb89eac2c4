import { join } from 'node:path';
import { operationFiles, persistedOperations } from '../vite/read-operations.plugin.ts';

/** The storefront's operations by their ids, as JSON: what a browser may ask for by `documentId`. */
export async function generatePersistedDocuments(root: string): Promise<string> {
  const entries: [string, string][] = [];
  for (const file of operationFiles(join(root, 'storefront/app')))
    for (const { documentId, text } of await persistedOperations(file)) entries.push([documentId, text]);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
