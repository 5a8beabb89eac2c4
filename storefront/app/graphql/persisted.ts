import { gql, stringifyDocument } from '@urql/core';
import type { DocumentNode } from 'graphql';

/** An operation whose text the gateway finds by its id. */
export type Persisted = DocumentNode & { readonly documentId?: string };

/**
 * An operation as the built pages have it (persisted-operations.plugin.ts): the id under which the gateway has its text
 * (gateway/persisted-documents.json), and the fields that the browser's cache reads.
 * @internal imported by the code that the plugin writes
 */
export function createPersisted(documentId: string, fields: string): Persisted {
  // without the key that urql has given the text: this one has its key by the id
  const { kind, definitions, loc } = gql(fields);
  return { kind, definitions, ...(loc && { loc }), documentId };
}

/** How a request identifies its operation: by its id, or in full during development. */
export type NamedOperation = { readonly documentId: string } | { readonly query: string };

/**
 * Sends an operation without the session's client: by its id, and by its text where the server answers that it does not
 * know the id, because it has another build than the page.
 * @param send one request, and the body of its answer, whatever its status is
 */
export async function sendNamed<Answer>(
  document: Persisted,
  send: (operation: NamedOperation) => Promise<Answer>,
): Promise<Answer> {
  const { documentId } = document;
  const sendFullText = () => send({ query: stringifyDocument(document) });
  if (documentId === undefined) return sendFullText();
  const answer = await send({ documentId });
  return isUnknownId(answer) ? sendFullText() : answer;
}

/** The code of a refusal (gateway/http.ts). */
export const UNKNOWN_ID = 'BAD_DOCUMENT_ID';

function isUnknownId(answer: unknown): boolean {
  const { errors } = (answer ?? {}) as { errors?: readonly { extensions?: { code?: unknown } }[] };
  return errors?.some(({ extensions }) => extensions?.code === UNKNOWN_ID) === true;
}
