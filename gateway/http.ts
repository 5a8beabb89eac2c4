import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { useDeferStream as deferStream } from '@graphql-yoga/plugin-defer-stream';
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  type ValidationContext,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { sendProblem } from '#http/problem.ts';
import { readWithin } from '#http/request-body.ts';
import { sendResponse, sendText, webRequest } from '#http/web-request.ts';
import type { GatewayContext } from './context/context.ts';
import { createExecutor } from './execute.ts';
import { KnownOperations } from './known-operations.ts';
import { limitExceeded } from './limits.ts';
import { maskError, withoutHints } from './mask-error.ts';
import { isNestedTooDeep, paramsPlugin } from './request-params.ts';
import { mediaTypeFor, SHARED_READ_HEADERS, type SharedRead } from './shared-reads.ts';
import { unreadableText } from './unreadable-text.ts';
import { readingPlugin, ValidDocuments } from './valid-documents.ts';

export type HttpOptions = {
  readonly schema: GraphQLSchema;
  readonly persistedDocuments: ReadonlyMap<string, string>;
  readonly introspection: boolean;
  readonly log: Log;
};

/** JSON and form bodies. */
const LONGEST_BODY = 100 * 1024;
/** Uploads: 5 MB together (product 5.3), and the operation. */
const LONGEST_MULTIPART = 5 * 1024 * 1024 + LONGEST_BODY;

/** Any value: what counts is that a browser asks before it sends it (CORS). */
const PREFLIGHT = 'graphql-require-preflight';

const ENDPOINT = '/api/gateway/';
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const TOO_DEEP = JSON.stringify({
  errors: [{ message: 'The request is nested too deep.', extensions: { code: 'BAD_REQUEST' } }],
});

/** An operation that has run before Yoga saw it, and the media type of its answer. */
type Done = { readonly result: ExecutionResult; readonly mediaType: string };

/** `result`: what has run already and is only to be answered. */
type YogaInput = { context: GatewayContext; result?: ExecutionResult };

/**
 * GraphQL over HTTP with persisted documents, multipart uploads and `@defer` (product 7.1). Yoga reads,
 * validates and answers; a text that it has let run before, asked for in the plain way, runs without it.
 */
export function createHttpHandler({ schema, persistedDocuments, introspection, log }: HttpOptions) {
  const run = createExecutor(schema);
  const documents = new ValidDocuments(persistedDocuments.values());
  const known = new KnownOperations(persistedDocuments, documents);
  const fault = introspection ? (error: GraphQLError) => error : withoutHints;
  const yoga = createYoga<YogaInput>({
    schema,
    graphqlEndpoint: ENDPOINT,
    context: ({ context }) => context,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    extraParamNames: ['documentId'],
    maxRequestBodySize: false,
    maskedErrors: { maskError: (error) => fault(maskError(error, log)) },
    // bounded by number, not by size
    parserAndValidationCache: false,
    plugins: [
      paramsPlugin(),
      persistedPlugin(persistedDocuments),
      readingPlugin(documents, introspection),
      limitsPlugin(schema, (document) => known.learnDocument(document)),
      deferStream(),
      ...(introspection ? [] : [noIntrospectionPlugin()]),
      answerPlugin(),
    ],
  });

  /** @returns null: it has to be read in full, and nothing has run */
  async function runKnown(
    req: IncomingMessage,
    body: Buffer,
    context: GatewayContext,
    shared: SharedRead | null,
  ): Promise<Done | null> {
    const asked = shared ? { ...shared, mediaType: mediaTypeFor(req.headers.accept) } : known.find(req, body);
    if (!asked || mayRun(schema, asked.document, asked.operation, asked.variables) !== null) return null;
    const result = await run(asked.document, asked.variables, context);
    // without data it did not begin: the operation takes no such variables
    return result.data === undefined ? null : { result, mediaType: asked.mediaType };
  }

  return async function handle(
    req: IncomingMessage,
    res: ServerResponse,
    context: GatewayContext,
    { cookies, shared }: { cookies: readonly string[]; shared: SharedRead | null },
  ): Promise<void> {
    const body = await readBody(req, res);
    if (!body) return;
    const done = await runKnown(req, body, context, shared);
    if (done && !done.result.errors) {
      const text = JSON.stringify(done.result);
      if (shared) sendShared(req, res, text, done.mediaType);
      else sendText(res, text, done.mediaType, HEADERS, cookies);
      return;
    }
    // files of a form are Node's own wherever they are looked at
    const to = { path: ENDPOINT, Request: isMultipart(req) ? Request : yoga.fetchAPI.Request };
    const input = done ? { context, result: done.result } : { context };
    const response = await yoga.fetch(webRequest(req, res, body, to), input);
    if (response.status >= 400 && !response.headers.has('content-type')) {
      return sendProblem(res, { status: response.status, title: 'The request cannot be read' });
    }
    known.learnMediaType(req, response);
    await sendResponse(res, response, HEADERS, cookies);
  };
}

/** @returns null: it was refused */
async function readBody(req: IncomingMessage, res: ServerResponse): Promise<Buffer | null> {
  const multipart = isMultipart(req);
  // a page of another shop can send a form with files without asking; it cannot set a header
  if (multipart && req.headers[PREFLIGHT] === undefined) {
    const detail = `A multipart request needs the header ${PREFLIGHT}.`;
    const refusal = { status: 403, title: 'The request may be forged', detail };
    sendProblem(res, refusal, { connection: 'close' });
    return null;
  }
  const body = await readWithin(req, res, multipart ? LONGEST_MULTIPART : LONGEST_BODY);
  if (body && !multipart && isNestedTooDeep(body)) {
    sendTooDeep(res);
    return null;
  }
  return body;
}

/** An answer that caches may keep; a client whose copy is still the same is told so. */
function sendShared(req: IncomingMessage, res: ServerResponse, text: string, mediaType: string): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { ...SHARED_READ_HEADERS, etag };
  if (req.headers['if-none-match'] === etag) res.writeHead(304, headers).end();
  else sendText(res, text, mediaType, headers, []);
}

function sendTooDeep(res: ServerResponse): void {
  res.statusCode = 400;
  sendText(res, TOO_DEEP, 'application/json; charset=utf-8', HEADERS, []);
}

function isMultipart({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data/i.test(headers['content-type'] ?? '');
}

/** Yoga writes down what has run without it and has faults: it knows which status and headers they ask for. */
function answerPlugin(): Plugin<object, YogaInput> {
  return {
    onParams({ context, setResult }) {
      if (context.result) setResult(context.result);
    },
  };
}

function mayRun(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  return (
    unreadableText(document, variables) ??
    (operation ? limitExceeded(schema, document, operation, variables) : null)
  );
}

/** Replaces `documentId` by the registered text. */
function persistedPlugin(documents: ReadonlyMap<string, string>): Plugin {
  return {
    onParams({ params, setParams }) {
      const { documentId, ...rest } = params as { documentId?: unknown; query?: string };
      if (documentId === undefined || documentId === null) return;
      const query = typeof documentId === 'string' ? documents.get(documentId) : undefined;
      if (query === undefined || rest.query !== undefined) {
        const reason =
          query === undefined ? 'There is no document with this documentId.' : 'Send query or documentId.';
        throw new GraphQLError(reason, { extensions: { code: 'BAD_DOCUMENT_ID', http: { status: 400 } } });
      }
      setParams({ ...rest, query });
    },
  };
}

/**
 * Bounds what one operation may cost when it runs.
 * @param passed is told which document is valid and may run
 */
function limitsPlugin(schema: GraphQLSchema, passed: (document: DocumentNode) => void): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const document = args.document as DocumentNode;
      const operation = getOperationAST(document, args.operationName);
      const variables: Readonly<Record<string, unknown>> = args.variableValues ?? {};
      const error = mayRun(schema, document, operation, variables);
      if (error) setResultAndStopExecution({ errors: [error] });
      else passed(document);
    },
  };
}

function noIntrospectionPlugin(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule((context: ValidationContext) => ({
        Field(node: FieldNode) {
          if (node.name.value === '__schema' || node.name.value === '__type') {
            context.reportError(new GraphQLError('Introspection is off.', { nodes: node }));
          }
        },
      }));
    },
  };
}
