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
import { sendProblem } from '#http/calls/problem.ts';
import { readWithin } from '#http/calls/request-body.ts';
import { createWebRequest, sendResponse, sendText } from '#http/pages/web-request.ts';
import type { GatewayContext } from './context/context.ts';
import { createExecutor } from './execute.ts';
import { textCache, textsPlugin } from './free-texts.ts';
import { limitExceeded } from './limits.ts';
import { maskError, removeHints } from './mask-error.ts';
import { RegisteredDocuments, type RegisteredOperation } from './registered-documents.ts';
import { createParamsPlugin, isNestedTooDeep } from './request-params.ts';
import { chooseMediaType, SHARED_READ_HEADERS, type SharedRead } from './shared-reads.ts';
import { findUnreadableText } from './unreadable-text.ts';

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

/** Any value will do: a browser has to ask before it sends this header (CORS). */
const PREFLIGHT = 'graphql-require-preflight';

const ENDPOINT = '/api/gateway/';
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const TOO_DEEP = JSON.stringify({
  errors: [{ message: 'The request is nested too deep.', extensions: { code: 'BAD_REQUEST' } }],
});

/** `result`: of an operation that has run already and only needs an answer. */
type YogaInput = { context: GatewayContext; result?: ExecutionResult };

/**
 * GraphQL over HTTP with persisted documents, multipart uploads and `@defer` (product 7.1). Yoga reads, validates and
 * answers; a registered document that is sent by its id runs without it, because it needs neither.
 */
export function createHttpHandler(options: HttpOptions) {
  const { schema, persistedDocuments } = options;
  const run = createExecutor(schema);
  const registered = new RegisteredDocuments(persistedDocuments);
  const yoga = createReader(options, registered);

  /** @returns null if Yoga has to answer, because it may not run or its variables do not fit */
  async function runRegistered(
    { document, operation, variables }: RegisteredOperation,
    context: GatewayContext,
  ): Promise<ExecutionResult | null> {
    if (findRefusal(schema, document, operation, variables) !== null) return null;
    const result = await run(document, variables, context);
    // without data it did not begin
    return result.data === undefined ? null : result;
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
    const response = await yoga.fetch(createWebRequest(req, res, body, to), input);
    if (response.status >= 400 && !response.headers.has('content-type')) {
      return sendProblem(res, { status: response.status, title: 'The request cannot be read' });
    }
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
    const operation = shared ?? registered.find(req, body);
    const result = operation && (await runRegistered(operation, context));
    if (!result || result.errors)
      return readInFull(req, res, body, result ? { context, result } : { context }, cookies);
    const [text, mediaType] = [JSON.stringify(result), chooseMediaType(req.headers.accept)];
    if (shared) sendShared(req, res, text, mediaType);
    else sendText(res, text, mediaType, HEADERS, cookies);
  };
}

function createReader(
  { schema, persistedDocuments, introspection, log }: HttpOptions,
  registered: RegisteredDocuments,
) {
  const fault = introspection ? (error: GraphQLError) => error : removeHints;
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
    parserAndValidationCache: textCache(),
    plugins: [
      createParamsPlugin(),
      createPersistedPlugin(persistedDocuments),
      textsPlugin(registered, introspection),
      createLimitsPlugin(schema),
      deferStream(),
      ...(introspection ? [] : [createNoIntrospectionPlugin()]),
      answerPlugin(),
    ],
  });
}

/** @returns null if it was refused */
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

/** Lets Yoga write the answer of an operation that failed without it: it handles status and headers. */
function answerPlugin(): Plugin<object, YogaInput> {
  return {
    onParams({ context, setResult }) {
      if (context.result) setResult(context.result);
    },
  };
}

function findRefusal(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  return (
    findUnreadableText(document, variables) ??
    (operation ? limitExceeded(schema, document, operation, variables) : null)
  );
}

/** Replaces `documentId` by the registered text. */
function createPersistedPlugin(documents: ReadonlyMap<string, string>): Plugin {
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

/** Bounds the cost of one operation. */
function createLimitsPlugin(schema: GraphQLSchema): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const document = args.document as DocumentNode;
      const operation = getOperationAST(document, args.operationName);
      const variables: Readonly<Record<string, unknown>> = args.variableValues ?? {};
      const error = findRefusal(schema, document, operation, variables);
      if (error) setResultAndStopExecution({ errors: [error] });
    },
  };
}

function createNoIntrospectionPlugin(): Plugin {
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
