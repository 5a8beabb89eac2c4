import {
  type DocumentNode,
  GraphQLError,
  GraphQLObjectType,
  GraphQLSchema,
  getOperationAST,
  Kind,
  validate,
  visit,
} from 'graphql';
import { z } from 'zod';
import { isBot } from '#commerce/people/session/bot.service.ts';
import { countViewedTogether, MOST_VIEWED } from '#commerce/range/recommendation/views.commands.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readJson } from '#http/calls/request-body.ts';
import { schema } from '../build-schema.ts';
import { parseText } from '../free-texts.ts';
import { limitExceeded } from '../limits.ts';
import { isTooDeep } from '../request-params.ts';
import { findUnreadableText } from '../unreadable-text.ts';
import { createSharedContext, type RestOptions, type RestRoute, sendJson } from './call.ts';
import { readLocaleParameter } from './locale.ts';

const LONGEST_BODY = 32 * 1024;

const operation = z.object({
  query: z.string().min(1).max(10_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});
const looks = z.strictObject({
  skus: z.array(z.string().regex(WHOLE_ARTICLE_NUMBER)).min(2).max(MOST_VIEWED),
});

/** The gateway's schema reduced to recommendations. */
const informSchema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: getRecommendationFields() }),
});

function getRecommendationFields() {
  const { recommendations } = schema.getQueryType()?.toConfig().fields ?? {};
  if (!recommendations) throw new Error(`${schema.getQueryType()} has no field for recommendations`);
  return { recommendations };
}

/**
 * `POST /api/inform/graphql`: recommendations by the gateway's schema, limited to them; the same for all visitors.
 * `POST /api/inform/viewed`: counts that articles were looked at in one visit; it contains and stores nothing of the
 * visitor.
 */
export function informRoutes(options: RestOptions): readonly RestRoute[] {
  const { gateway, log } = options;
  return [
    {
      path: '/api/inform/graphql',
      methods: ['POST'],
      async handle(req, res, { tenant, requestId, clientAddress, secure }) {
        const locale = readLocaleParameter(new URL(req.url ?? '/', 'http://gateway').searchParams, tenant);
        if (!locale) return sendProblem(res, { status: 400, title: 'The tenant has no such locale' });
        const body = await readJson(req, res, { limit: LONGEST_BODY, shape: operation });
        if (!body) return;
        const { variables, operationName } = body;
        const read = readDocument(body.query, variables ?? {}, operationName);
        if ('fault' in read) {
          return sendProblem(res, { status: 400, title: 'The operation cannot be run', detail: read.fault });
        }
        const client = { address: clientAddress, userAgent: null, secure };
        sendJson(
          res,
          await gateway.execute(read.document, variables ?? {}, {
            ...{ tenant, locale, requestId, log, client, session: null },
          }),
        );
      },
    },
    {
      path: '/api/inform/viewed',
      methods: ['POST'],
      async handle(req, res, call) {
        const body = await readJson(req, res, { limit: LONGEST_BODY, shape: looks });
        if (!body) return;
        if (isBot(req.headers['user-agent'])) {
          res.writeHead(204, { 'cache-control': 'no-store' }).end();
          return;
        }
        const context = await createSharedContext(options, call);
        await countViewedTogether(context, { skus: body.skus, from: call.clientAddress });
        res.writeHead(204, { 'cache-control': 'no-store' }).end();
      },
    },
  ];
}

type Read = { readonly document: DocumentNode } | { readonly fault: string };

function readDocument(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  operationName: string | null | undefined,
): Read {
  try {
    if (isTooDeep(variables)) return { fault: 'the variables are nested too deep' };
    const document = parseText(query);
    const definition = getOperationAST(document, operationName);
    // the document must have one operation only, since the executor is given no name; a schema without mutations does
    // not refuse one by itself
    if (
      definition?.operation !== 'query' ||
      document.definitions.filter(({ kind }) => kind === definition.kind).length > 1
    ) {
      return { fault: 'exactly one operation, and a query' };
    }
    let introspects = false;
    visit(document, {
      enter(node) {
        introspects ||=
          node.kind === Kind.FIELD && (node.name.value === '__schema' || node.name.value === '__type');
      },
    });
    if (introspects) return { fault: 'introspection is off' };
    const [fault] = validate(informSchema, document, undefined, { maxErrors: 1, hideSuggestions: true });
    const over =
      fault ??
      findUnreadableText(document, variables) ??
      limitExceeded(informSchema, document, definition, variables);
    return over ? { fault: over.message } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { fault: error.message };
    throw error;
  }
}
