import type { IncomingMessage } from 'node:http';
import { type DocumentNode, Kind, OperationTypeNode, parse } from 'graphql';
import { OPERATIONS } from './access/access-matrix.ts';
import type { RegisteredOperation } from './registered-documents.ts';
import { isTooDeep } from './request-params.ts';

/** A read whose answer is the same for all visitors, so that caches may keep it. */
export type SharedRead = RegisteredOperation;

const GRAPHQL_RESPONSE = 'application/graphql-response+json';
const PARAMETERS = new Set(['documentId', 'variables', 'operationName', 'locale']);

/**
 * Long enough that a visitor who goes back and forth asks once, and no longer than a page counts as fresh in caches
 * before the server.
 */
export const SHARED_READ_HEADERS = {
  'cache-control': 'public, max-age=60, stale-if-error=86400',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Finds reads that come by GET with the id of a registered document (GraphQL over HTTP, persisted documents), and
 * whose fields at the top are all open to everybody. They run without the visitor, whatever cookies the request has.
 */
export class SharedReads {
  readonly #persisted: ReadonlyMap<string, string>;
  /** by id; null if it has fields of a visitor, or is a mutation */
  readonly #reads = new Map<string, Pick<SharedRead, 'document' | 'operation'> | null>();

  /** @param persisted texts by `documentId` */
  constructor(persisted: ReadonlyMap<string, string>) {
    this.#persisted = persisted;
  }

  /** @returns null if it was sent in another way, or is for one visitor only */
  find({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): SharedRead | null {
    if (method !== 'GET') return null;
    const asked = new URL(url, 'http://gateway').searchParams;
    const read = this.#getRead(asked.get('documentId') ?? '');
    if (!read || [...asked.keys()].some((name) => !PARAMETERS.has(name))) return null;
    const variables = parseVariables(asked.get('variables'));
    const name = asked.get('operationName') ?? read.operation.name?.value;
    return variables && name === read.operation.name?.value ? { ...read, variables } : null;
  }

  #getRead(id: string) {
    const text = this.#persisted.get(id);
    if (text === undefined) return null;
    let read = this.#reads.get(id);
    if (read === undefined) {
      read = parseSharedRead(parse(text));
      this.#reads.set(id, read);
    }
    return read;
  }
}

function parseSharedRead(document: DocumentNode): Pick<SharedRead, 'document' | 'operation'> | null {
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  const isForAll = operation.selectionSet.selections.every(
    (one) => one.kind === Kind.FIELD && OPERATIONS[one.name.value] === 'everybody',
  );
  return isForAll ? { document, operation } : null;
}

/** @returns null if they cannot be read */
function parseVariables(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return {};
  try {
    const variables: unknown = JSON.parse(text);
    if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) return null;
    return isTooDeep(variables) ? null : { ...variables };
  } catch {
    return null;
  }
}

/** The media type of an answer, by the Accept header: that of GraphQL, or plain JSON for older clients. */
export function chooseMediaType(accept: string | undefined): string {
  const type = accept?.includes(GRAPHQL_RESPONSE) ? GRAPHQL_RESPONSE : 'application/json';
  return `${type}; charset=utf-8`;
}
