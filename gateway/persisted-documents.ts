import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const registry = z.record(z.string().regex(/^sha256:[0-9a-f]{64}$/), z.string());

/** The operations that may be requested by `documentId`, written by `npm run generate` from the storefront's. */
export function loadPersistedDocuments(): ReadonlyMap<string, string> {
  const file = new URL('./persisted-documents.json', import.meta.url);
  return new Map(Object.entries(registry.parse(JSON.parse(readFileSync(file, 'utf8')))));
}

/** A document's id: the SHA-256 of its text. */
export function hashDocument(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
