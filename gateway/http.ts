import type { IncomingMessage, ServerResponse } from 'node:http';
import { useDeferStream as deferStream } from '@graphql-yoga/plugin-defer-stream';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  type ValidationContext,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Log } from '#commerce/kernel/context.ts';
import type { GatewayContext } from './context.ts';
import { LIMITS, limitExceeded } from './limits.ts';
import { maskError } from './mask-error.ts';
import { BodyTooLargeError, readBody, sendResponse, webRequest } from './node-http.ts';
import { problem } from './rest/problem.ts';
import { unreadableText } from './unreadable-text.ts';

export type HttpOptions = {
  readonly schema: GraphQLSchema;
  readonly persistedDocuments: ReadonlyMap<string, string>;
  readonly introspection: boolean;
  readonly log: Log;
};

/** JSON and form bodies. */
const LONGEST_BODY = 100 * 1024;
/** Uploads: 5 MB together (specification section 5), and the operation. */
const LONGEST_MULTIPART = 5 * 1024 * 1024 + LONGEST_BODY;

const ENDPOINT = '/api/gateway/';

/** GraphQL over HTTP with persisted documents, multipart uploads and `@defer` (specification section 7). */
export function createHttpHandler({ schema, persistedDocuments, introspection, log }: HttpOptions) {
  const yoga = createYoga<{ context: GatewayContext }>({
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
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [
      persistedPlugin(persistedDocuments),
      limitsPlugin(schema),
      deferStream(),
      ...(introspection ? [] : [noIntrospectionPlugin()]),
    ],
  });

  return async function handle(
    req: IncomingMessage,
    res: ServerResponse,
    context: GatewayContext,
    cookies: readonly string[],
  ): Promise<void> {
    const multipart = /^multipart\/form-data/i.test(req.headers['content-type'] ?? '');
    let body: Buffer | null;
    try {
      body = await readBody(req, multipart ? LONGEST_MULTIPART : LONGEST_BODY);
    } catch (error) {
      if (!(error instanceof BodyTooLargeError)) throw error;
      const detail = `At most ${multipart ? LONGEST_MULTIPART : LONGEST_BODY} bytes are read.`;
      return problem(
        res,
        { status: 413, title: 'The request is too large', detail },
        { connection: 'close' },
      );
    }
    // files of a form are Node's own wherever they are looked at
    const to = { path: ENDPOINT, Request: multipart ? Request : yoga.fetchAPI.Request };
    const response = await yoga.fetch(webRequest(req, res, body, to), { context });
    if (response.status >= 400 && !response.headers.has('content-type')) {
      return problem(res, { status: response.status, title: 'The request can not be read' });
    }
    await sendResponse(
      res,
      response,
      { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      cookies,
    );
  };
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

/** Bounds what one operation may cost: tokens before it is parsed, the rest before it runs. */
function limitsPlugin(schema: GraphQLSchema): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: Parameters<typeof parse>[0]) => parse(source, { maxTokens: LIMITS.tokens }));
    },
    onExecute({ args, setResultAndStopExecution }) {
      const document = args.document as DocumentNode;
      const operation = getOperationAST(document, args.operationName);
      const variables: Readonly<Record<string, unknown>> = args.variableValues ?? {};
      const error =
        unreadableText(document, variables) ??
        (operation && limitExceeded(schema, document, operation, variables));
      if (error) setResultAndStopExecution({ errors: [error] });
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
