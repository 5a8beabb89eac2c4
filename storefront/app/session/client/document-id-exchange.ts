import { type Exchange, makeOperation, type Operation, type OperationResult } from '@urql/core';
import { filter, makeSubject, map, merge, pipe } from 'wonka';
import { type Persisted, UNKNOWN_ID } from '#app/graphql/persisted.ts';

/**
 * A read whose answer is the same for all visitors: sent by GET and without the session's key, so that the browser's
 * own cache, and shared ones, can answer it.
 */
export const SHARED_READ = { preferGetMethod: true } as const;

export function isSharedRead({ context }: Operation): boolean {
  return context.preferGetMethod === true;
}

/**
 * Sends the id of an operation instead of its text (GraphQL over HTTP, persisted documents). The other exchanges know
 * the whole operation, because the cache needs its fields. A page that is older or newer than the server may send an
 * id that the server does not know: then the text follows.
 */
export const documentIdExchange: Exchange =
  ({ forward }) =>
  (operations) => {
    const inFull = makeSubject<Operation>();
    return pipe(
      merge([pipe(operations, map(removeText)), inFull.source]),
      forward,
      map((result) => ({ ...result, operation: result.operation.context.whole ?? result.operation })),
      filter((result) => {
        const unknown = isUnknownId(result);
        if (unknown) inFull.next(removeId(result.operation));
        return !unknown;
      }),
    );
  };

function removeText(whole: Operation): Operation {
  const { documentId } = whole.query as Persisted;
  if (documentId === undefined) return whole;
  const query = { kind: whole.query.kind, definitions: [], documentId };
  return makeOperation(whole.kind, { ...whole, query }, { ...whole.context, whole });
}

/** By POST, since the text may be too long for an address. */
function removeId(whole: Operation): Operation {
  const { kind, definitions, loc } = whole.query;
  const query = { kind, definitions, ...(loc && { loc }) };
  return makeOperation(whole.kind, { ...whole, query }, { ...whole.context, preferGetMethod: false });
}

function isUnknownId({ error, operation }: OperationResult): boolean {
  const isRefused = error?.graphQLErrors.some(({ extensions }) => extensions.code === UNKNOWN_ID);
  return isRefused === true && (operation.query as Persisted).documentId !== undefined;
}
