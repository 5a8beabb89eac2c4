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
import type { PacedLine } from '#http/paced-line.ts';
import { sendProblem } from '#http/problem.ts';
import { holdBack } from '#http/rate-limits.ts';
import { ClientGoneError, readWithin } from '#http/request-body.ts';
import { sendResponse, sendText, webRequest } from '#http/web-request.ts';
import type { GatewayContext } from './context/context.ts';
import { createExecutor } from './execute.ts';
import { type KnownOperation, KnownOperations, plainParams } from './known-operations.ts';
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
  /** the queue of texts that are new and not the shop's own; absent: they do not wait */
  readonly strangers?: PacedLine | undefined;
};

/** JSON and form bodies. */
const LONGEST_BODY = 100 * 1024;
/** Uploads: 5 MB together (product 5.3), and the operation. */
const LONGEST_MULTIPART = 5 * 1024 * 1024 + LONGEST_BODY;

/** Any value will do: a browser has to ask before it sends this header (CORS). */
const PREFLIGHT = 'graphql-require-preflight';

const ENDPOINT = '/api/gateway/';
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Seconds after which a client may find the queue shorter. */
const RETRY_AFTER_S = '5';

const TOO_DEEP = JSON.stringify({
  errors: [{ message: 'The request is nested too deep.', extensions: { code: 'BAD_REQUEST' } }],
});

/** An operation that ran before Yoga saw it, and the media type of its answer. */
type Done = { readonly result: ExecutionResult; readonly mediaType: string };

/** `result`: of an operation that has run already and only needs an answer. `beginsToRun`: the text has been read. */
type YogaInput = { context: GatewayContext; result?: ExecutionResult; beginsToRun?: () => void };

/**
 * GraphQL over HTTP with persisted documents, multipart uploads and `@defer` (product 7.1). Yoga reads, validates and
 * answers; a text that it has accepted before, sent in the plain way, runs without it.
 */
export function createHttpHandler(options: HttpOptions) {
  const { schema, persistedDocuments, strangers } = options;
  const run = createExecutor(schema);
  const documents = new ValidDocuments(persistedDocuments.values());
  const known = new KnownOperations(persistedDocuments, documents);
  const yoga = readerOf(options, documents, known);

  /** @returns null: the request has to be read in full, and nothing has run */
  async function runKnown(asked: KnownOperation | null, context: GatewayContext): Promise<Done | null> {
    if (!asked || mayRun(schema, asked.document, asked.operation, asked.variables) !== null) return null;
    const result = await run(asked.document, asked.variables, context);
    // without data it did not begin: the variables do not fit the operation
    return result.data === undefined ? null : { result, mediaType: asked.mediaType };
  }

  async function readInFull(
    req: IncomingMessage,
    res: ServerResponse,
    body: Buffer,
    input: YogaInput,
    cookies: readonly string[],
  ): Promise<void> {
    // a form needs Node's own Request, whose files are of Node's class
    const to = { path: ENDPOINT, Request: isMultipart(req) ? Request : yoga.fetchAPI.Request };
    const response = await yoga.fetch(webRequest(req, res, body, to), input);
    if (response.status >= 400 && !response.headers.has('content-type')) {
      return sendProblem(res, { status: response.status, title: 'The request cannot be read' });
    }
    known.learnMediaType(req, response);
    await sendResponse(res, response, HEADERS, cookies);
  }

  return async function handle(
    req: IncomingMessage,
    res: ServerResponse,
    context: GatewayContext,
    { cookies, shared }: { cookies: readonly string[]; shared: SharedRead | null },
  ): Promise<void> {
    const body = await readBody(req, res);
    if (!body) return;
    if (shared) {
      const done = await runKnown({ ...shared, mediaType: mediaTypeFor(req.headers.accept) }, context);
      if (done && !done.result.errors)
        return sendShared(req, res, JSON.stringify(done.result), done.mediaType);
      return readInFull(req, res, body, inputOf(context, done), cookies);
    }
    const params = plainParams(req, body);
    const done = await runKnown(known.find(req, params), context);
    if (done && !done.result.errors)
      return sendText(res, JSON.stringify(done.result), done.mediaType, HEADERS, cookies);
    if (done || !strangers || (params && known.isRead(params)))
      return readInFull(req, res, body, inputOf(context, done), cookies);
    const leave = await enter(strangers, res, body, context);
    if (!leave) return;
    try {
      await readInFull(req, res, body, { context, beginsToRun: leave }, cookies);
    } finally {
      leave();
    }
  };
}

function inputOf(context: GatewayContext, done: Done | null): YogaInput {
  return done ? { context, result: done.result } : { context };
}

function readerOf(
  { schema, persistedDocuments, introspection, log }: HttpOptions,
  documents: ValidDocuments,
  known: KnownOperations,
) {
  const fault = introspection ? (error: GraphQLError) => error : withoutHints;
  return createYoga<YogaInput>({
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
    // that cache is bounded by number, not by size
    parserAndValidationCache: false,
    plugins: [
      paramsPlugin(),
      persistedPlugin(persistedDocuments),
      readingPlugin(documents, introspection),
      limitsPlugin(schema, (document) => known.learnDocument(document)),
      runningPlugin(),
      deferStream(),
      ...(introspection ? [] : [noIntrospectionPlugin()]),
      answerPlugin(),
    ],
  });
}

/** Queues a text that is new. @returns null: it was refused, or its client has gone */
async function enter(
  strangers: PacedLine,
  res: ServerResponse,
  { length }: Buffer,
  { client }: GatewayContext,
): Promise<(() => void) | null> {
  const gone = new AbortController();
  const stop = () => gone.abort(new ClientGoneError('the client went away before its text was read'));
  res.once('close', stop);
  if (res.destroyed) stop();
  try {
    const leave = await strangers.enter({ client: client.address, bytes: length, signal: gone.signal });
    if (leave) return leave;
  } finally {
    res.off('close', stop);
  }
  await holdBack();
  sendProblem(res, { status: 503, title: 'Come again soon' }, { 'retry-after': RETRY_AFTER_S });
  return null;
}

/** @returns null: it was refused */
async function readBody(req: IncomingMessage, res: ServerResponse): Promise<Buffer | null> {
  const multipart = isMultipart(req);
  // a page of another site can send a form with files without asking; it cannot set a header
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

/** Sends an answer that caches may keep; a client with the same copy gets a 304. */
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

/** Lets Yoga write the answer of an operation that failed without it: it knows status and headers. */
function answerPlugin(): Plugin<object, YogaInput> {
  return {
    onParams({ context, setResult }) {
      if (context.result) setResult(context.result);
    },
  };
}

/** From here on the time is no longer spent on the text. */
function runningPlugin(): Plugin<YogaInput> {
  return {
    onExecute({ context }) {
      context.beginsToRun?.();
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

/** Bounds the cost of one operation. @param passed is called with a document that is valid and may run */
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
