import type { IncomingMessage } from 'node:http';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, visit } from 'graphql';
import { isTooDeep } from './request-params.ts';

/** An operation of a registered document, as one request sends it. */
export type RegisteredOperation = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
};

type Parsed = { readonly document: DocumentNode; readonly operation: OperationDefinitionNode | null };

/** The parameters of a request for a registered document (GraphQL over HTTP, persisted documents). */
const PARAMETERS: ReadonlySet<string> = new Set(['documentId', 'operationName', 'variables']);
/** An Accept header that is answered by one of the two media types of JSON. */
const ACCEPTS_JSON = /\*\/\*|application\/(?:graphql-response\+)?json/;

/** The shop's own documents, by id and by text. Each is parsed when it is first requested, and stays parsed. */
export class RegisteredDocuments {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #own: ReadonlySet<string>;
  readonly #parsed = new Map<string, Parsed>();

  /** @param texts by `documentId` */
  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
    this.#own = new Set(texts.values());
  }

  /** @returns undefined if the text is not registered */
  findByText(text: string): DocumentNode | undefined {
    return this.#own.has(text) ? this.#parse(text).document : undefined;
  }

  /**
   * Reads a request that sends an id and variables as JSON, and nothing else.
   * @returns null if it was sent in another way, is answered in parts, or cannot be read: Yoga answers it
   */
  find({ method, headers }: IncomingMessage, body: Buffer): RegisteredOperation | null {
    const isPlain = method === 'POST' && /^application\/json(;|$)/.test(headers['content-type'] ?? '');
    if (!isPlain || !ACCEPTS_JSON.test(headers.accept ?? '*/*')) return null;
    const params = parseParams(body);
    const text = this.#texts.get(String(params?.documentId));
    if (!params || text === undefined) return null;
    const { document, operation } = this.#parse(text);
    const variables = params.variables ?? {};
    const name = params.operationName ?? operation?.name?.value;
    if (!operation || name !== operation.name?.value || !isObject(variables) || isTooDeep(variables))
      return null;
    return { document, operation, variables };
  }

  #parse(text: string): Parsed {
    let parsed = this.#parsed.get(text);
    if (!parsed) {
      const document = parse(text);
      parsed = { document, operation: findOperation(document) };
      this.#parsed.set(text, parsed);
    }
    return parsed;
  }
}

function parseParams(body: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const params: unknown = JSON.parse(body.toString('utf8'));
    return isObject(params) && Object.keys(params).every((name) => PARAMETERS.has(name)) ? params : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the one operation of a document; null if it has several or is answered in parts */
function findOperation(document: DocumentNode): OperationDefinitionNode | null {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  let isInParts = false;
  visit(document, {
    Directive({ name }) {
      isInParts ||= name.value === 'defer' || name.value === 'stream';
    },
  });
  return operations.length === 1 && !isInParts ? (operations[0] ?? null) : null;
}
