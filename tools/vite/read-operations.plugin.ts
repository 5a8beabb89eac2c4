import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatDocument } from '@urql/core';
import { type DocumentNode, Kind, print, stripIgnoredCharacters } from 'graphql';
import { hashDocument } from '#gateway/persisted-documents.ts';

type PersistedOperation = {
  /** the exported constant */
  readonly constant: string;
  readonly documentId: string;
  /** as the browser's client needs it: with the type of every object, for its cache */
  readonly text: string;
  /** without those, and as short as possible */
  readonly fields: string;
};

const FILES = '**/*.{query,mutations}.ts';

/** Absolute paths of the files that have the storefront's operations. @param app `storefront/app/` */
export function operationFiles(app: string): string[] {
  return globSync(FILES, { cwd: app })
    .sort()
    .map((file) => join(app, file));
}

/** The operations that a file exports. @throws Error when it exports anything else */
export async function persistedOperations(file: string): Promise<PersistedOperation[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.entries(exported).flatMap(([constant, document]) => {
    if (!isDocument(document)) throw new Error(`${file} exports ${constant}, which is no GraphQL document`);
    if (!document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) return [];
    const text = print(formatDocument(document));
    const fields = stripIgnoredCharacters(print(document));
    return [{ constant, documentId: hashDocument(text), text, fields }];
  });
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}
