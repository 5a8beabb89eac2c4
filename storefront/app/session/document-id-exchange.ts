import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { map, pipe } from 'wonka';
import type { Persisted } from '#app/graphql/persisted.ts';

/**
 * A read whose answer is the same for everybody: asked by GET and without the session's key, so that the browser's own
 * cache, and those on the way, can answer it.
 */
export const SHARED_READ = { preferGetMethod: true } as const;

export function isSharedRead({ context }: Operation): boolean {
  return context.preferGetMethod === true;
}

/**
 * Sends the id of an operation in place of its text (GraphQL over HTTP, persisted documents). The other exchanges know
 * the whole operation: the cache needs its fields.
 */
export const documentIdExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      operations,
      map(withoutText),
      forward,
      map((result) => ({ ...result, operation: result.operation.context.whole ?? result.operation })),
    );

function withoutText(whole: Operation): Operation {
  const { documentId } = whole.query as Persisted;
  if (documentId === undefined) return whole;
  const query = { kind: whole.query.kind, definitions: [], documentId };
  return makeOperation(whole.kind, { ...whole, query }, { ...whole.context, whole });
}
