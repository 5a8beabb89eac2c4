import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DocumentNode, Kind, print } from 'graphql';
import { documentId } from '#gateway/persisted-documents.ts';

/** The storefront's operations by their ids, as JSON: what a browser may ask for by `documentId`. */
export async function persistedDocuments(root: string): Promise<string> {
  const entries: [string, string][] = [];
  for (const file of globSync('storefront/app/**/*.query.ts', { cwd: root }).sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const document of Object.values(module).filter(isOperation)) {
      const text = print(document);
      entries.push([documentId(text), text]);
    }
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function isOperation(value: unknown): value is DocumentNode {
  if (typeof value !== 'object' || value === null || !('definitions' in value)) return false;
  const { definitions } = value as DocumentNode;
  return Array.isArray(definitions) && definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
}
