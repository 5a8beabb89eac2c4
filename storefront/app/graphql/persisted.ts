import { gql, stringifyDocument } from '@urql/core';
import type { DocumentNode } from 'graphql';

/** An operation whose text the gateway knows by its id. */
export type Persisted = DocumentNode & { readonly documentId?: string };

/**
 * An operation as the built pages have it (persisted-operations.plugin.ts): the id under which the gateway has its text
 * (gateway/persisted-documents.json), and the fields that the browser's cache reads.
 */
export function persisted(documentId: string, fields: string): Persisted {
  // without the key that urql has given the text: this one has its key by the id
  const { kind, definitions, loc } = gql(fields);
  return { kind, definitions, ...(loc && { loc }), documentId };
}

/** How a request says which operation it means: by its id, or in full while developing. */
export function namedOperation(document: Persisted): { documentId: string } | { query: string } {
  const { documentId } = document;
  return documentId === undefined ? { query: stringifyDocument(document) } : { documentId };
}
