import type { IncomingMessage } from 'node:http';
import { type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isStream } from '#http/web-request.ts';
import { isTooDeep } from './request-params.ts';
import type { ValidDocuments } from './valid-documents.ts';

/** An operation that was sent in the plain way and was read and validated before. */
export type KnownOperation = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** of the answer, as negotiated before */
  readonly mediaType: string;
};

const MOST_ACCEPTS = 100;

/**
 * Knowledge from requests that were answered in full: texts that are valid and may run, and the media type for
 * an Accept header. A request is known when everything but its variables was seen before; every other one is read in
 * full, also to report its faults.
 */
export class KnownOperations {
  readonly #persisted: ReadonlyMap<string, string>;
  readonly #documents: ValidDocuments;
  /** of valid documents, as long as those are cached */
  readonly #operations = new WeakMap<DocumentNode, OperationDefinitionNode>();
  readonly #mediaTypes = new LRUCache<string, string>({ max: MOST_ACCEPTS });

  /** @param persisted texts by `documentId` */
  constructor(persisted: ReadonlyMap<string, string>, documents: ValidDocuments) {
    this.#persisted = persisted;
    this.#documents = documents;
  }

  /** @param document valid, and within the limits for some variables */
  learnDocument(document: DocumentNode): void {
    if (this.#operations.has(document)) return;
    const [operation, ...others] = document.definitions.filter(
      (node) => node.kind === Kind.OPERATION_DEFINITION,
    );
    // documents with several operations, and answers in parts, are read in full
    if (!operation || others.length > 0 || isInParts(document)) return;
    this.#operations.set(document, operation);
  }

  /** @param response to this request */
  learnMediaType(req: IncomingMessage, response: Response): void {
    const mediaType = response.headers.get('content-type');
    if (isPlain(req) && response.status === 200 && mediaType !== null && !isStream(response))
      this.#mediaTypes.set(req.headers.accept ?? '', mediaType);
  }

  /** @returns null: the request has to be read in full */
  find(req: IncomingMessage, params: PlainParams | null): KnownOperation | null {
    const mediaType = params ? this.#mediaTypes.get(req.headers.accept ?? '') : undefined;
    if (mediaType === undefined) return null;
    const text = params && this.#textOf(params);
    const document = text ? this.#documents.get(text) : undefined;
    const operation = document && this.#operations.get(document);
    if (!params || !document || !operation || !isNameOf(operation, params.operationName)) return null;
    const variables = params.variables ?? {};
    return isObject(variables) && !isTooDeep(variables)
      ? { document, operation, variables, mediaType }
      : null;
  }

  /** Whether the text is the shop's own, or has been read before. A document's id needs no reading. */
  isRead(params: PlainParams): boolean {
    const text = this.#textOf(params);
    return text === null ? params.query === undefined : this.#documents.isRead(text);
  }

  #textOf(params: PlainParams): string | null {
    if (params.documentId === undefined || params.documentId === null)
      return typeof params.query === 'string' ? params.query : null;
    if (typeof params.documentId !== 'string' || params.query !== undefined) return null;
    return this.#persisted.get(params.documentId) ?? null;
  }
}

/** The parameters of an operation that was sent in the plain way, not checked yet. */
export type PlainParams = {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
};
const PARAMS: ReadonlySet<string> = new Set(['query', 'documentId', 'operationName', 'variables']);

function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && /^application\/json(;|$)/.test(headers['content-type'] ?? '');
}

/** @returns null: it was sent in another way, or cannot be read */
export function plainParams(req: IncomingMessage, body: Buffer): PlainParams | null {
  if (!isPlain(req)) return null;
  let params: unknown;
  try {
    params = JSON.parse(body.toString('utf8'));
  } catch {
    // the full reading reports what is wrong
    return null;
  }
  return isObject(params) && Object.keys(params).every((name) => PARAMS.has(name)) ? params : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNameOf({ name }: OperationDefinitionNode, asked: unknown): boolean {
  return asked === undefined || asked === null || asked === name?.value;
}

function isInParts(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive({ name }) {
      found ||= name.value === 'defer' || name.value === 'stream';
    },
  });
  return found;
}
