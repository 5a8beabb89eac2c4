import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
  validate,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { readKeyActor } from '#commerce/staff/api-key/api-key.service.ts';
import { limitExceeded } from '#gateway/limits.ts';
import { maskError } from '#gateway/mask-error.ts';
import { isNestedTooDeep } from '#gateway/request-params.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readWithin } from '#http/calls/request-body.ts';
import { createWebRequest, sendResponse } from '#http/pages/web-request.ts';
import { deskSchema } from './build-desk-schema.ts';
import type { DeskContext } from './desk-context.ts';

export const DESK_ENDPOINT = '/api/desk/';
const LONGEST_BODY = 1024 * 1024;
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

type YogaInput = { readonly desk: DeskContext };

/** The desk's interface: for its own pages in this process, and for programs over HTTP. */
export function createDeskApi(log: DeskContext['log']) {
  const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  const yoga = createYoga<YogaInput>({
    schema: deskSchema,
    graphqlEndpoint: DESK_ENDPOINT,
    context: ({ desk }) => desk,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [createSignedInPlugin(), createLimitsPlugin()],
  });

  return {
    /** Runs an operation of the desk's own pages. Its document is validated once. */
    async execute(
      document: DocumentNode,
      variables: Readonly<Record<string, unknown>>,
      context: DeskContext,
    ): Promise<ExecutionResult> {
      const faults = validated.get(document) ?? validate(deskSchema, document);
      validated.set(document, faults);
      if (faults.length > 0) return { errors: faults };
      const asked = { schema: deskSchema, document, variableValues: variables, contextValue: context };
      const result = await execute(asked);
      if (!result.errors) return result;
      return { ...result, errors: result.errors.map((error) => maskError(error, context.log)) };
    },

    /**
     * Answers a program: GraphQL over HTTP with a key as `Authorization: Bearer …`. A session's cookie counts for
     * nothing here, so that no other site can have a browser send it.
     */
    async answer(req: IncomingMessage, res: ServerResponse, context: DeskContext): Promise<void> {
      const body = await readWithin(req, res, LONGEST_BODY);
      if (!body) return;
      if (isNestedTooDeep(body))
        return sendProblem(res, { status: 400, title: 'The request is nested too deep' });
      const [, secret] = /^Bearer (\S{1,200})$/i.exec(req.headers.authorization ?? '') ?? [];
      const actor = secret === undefined ? null : await readKeyActor(context, secret);
      const to = { path: DESK_ENDPOINT, Request: yoga.fetchAPI.Request };
      const request = createWebRequest(req, res, body, to);
      const response = await yoga.fetch(request, { desk: { ...context, actor } });
      await sendResponse(res, response, HEADERS, []);
    },
  };
}

export type DeskApi = ReturnType<typeof createDeskApi>;

/** Without a key nothing is read, the schema's own description neither. */
function createSignedInPlugin(): Plugin<YogaInput> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as unknown as DeskContext;
      if (context.actor) return;
      const extensions = { code: 'UNAUTHENTICATED', reason: 'StaffSignInRequired', http: { status: 401 } };
      const error = new GraphQLError('Send a key as `Authorization: Bearer …`.', { extensions });
      setResultAndStopExecution({ errors: [error] });
    },
  };
}

function createLimitsPlugin(): Plugin<YogaInput> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const document = args.document as DocumentNode;
      const operation = getOperationAST(document, args.operationName);
      const error = operation && limitExceeded(deskSchema, document, operation, args.variableValues ?? {});
      if (error) setResultAndStopExecution({ errors: [error] });
    },
  };
}
