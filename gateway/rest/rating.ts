import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'graphql';
import { z } from 'zod';
import { voteReview } from '#commerce/range/review/vote/vote.service.ts';
import { reviewDraft } from '#commerce/range/review/write/write-review.queries.ts';
import { storeReview } from '#commerce/range/review/write/write-review.service.ts';
import { listFaults } from '#forms/faults.ts';
import { readVariation } from '#forms/lists/read-review-list.ts';
import { reviewSchema } from '#forms/lists/review.ts';
import { REVIEW_SORTS, writeVariation } from '#forms/lists/review-list.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readJson } from '#http/calls/request-body.ts';
import { createCallContext, type RestCall, type RestOptions, type RestRoute, sendJson } from './call.ts';
import { readLocaleParameter } from './locale.ts';

const ROOT = '/api/inform/rating';
/** A review has 2,000 characters. */
const LONGEST_BODY = 32 * 1024;

const sku = z.string().min(1).max(50);
const listed = z.strictObject({
  sku,
  page: z.coerce.number().int().min(1).max(500).default(1),
  stars: z.enum(['1', '2', '3', '4', '5']).nullable().default(null),
  variation: z
    .string()
    .nullable()
    .default(null)
    .refine((text) => text === null || readVariation(text) !== null, 'a dimension and its value: colour:red'),
  sort: z.enum(REVIEW_SORTS).default(REVIEW_SORTS[0]),
  locale: z.string().optional(),
});
const draft = z.strictObject({ sku, locale: z.string().optional() });
const feedback = z.strictObject({ id: z.coerce.number().int().positive().max(1e15), helpful: z.boolean() });

const DOCUMENT = parse(`query ($sku: ID!, $page: Int!, $stars: String, $variation: String, $sort: String) {
  product(sku: $sku) {
    sku
    rating { average max count }
    reviews(page: $page, filter: $stars, variation: $variation, sort: $sort) {
      totalCount page pageSize
      statistic { average count distribution verifiedCount variations { key value count } }
      tags { tags { key count } }
      reviews { id stars title text language reviewer { name } verifiedPurchase createdAt helpfulCount notHelpfulCount
        tags variation { key value } }
    }
  }
}`);

/**
 * `/api/inform/rating/`: GET `all/get` an article's ratings, the same for all visitors; GET `new/get` the values that
 * the signed-in customer's form begins with; POST `new/store` writes or changes the customer's review; POST
 * `feedback` counts whether one has helped. Described in docs/inform-api.md.
 */
export function createRatingRoutes(options: RestOptions): readonly RestRoute[] {
  return [
    {
      path: `${ROOT}/all/get`,
      methods: ['GET', 'HEAD'],
      handle: (req, res, call) => sendRatings(options, req, res, call),
    },
    {
      path: `${ROOT}/new/get`,
      methods: ['GET', 'HEAD'],
      async handle(req, res, call) {
        const asked = draft.safeParse(readParameters(req));
        if (!asked.success) return sendUnreadable(res, asked.error);
        await handlePersonalCall(options, { req, res, call }, async (context) =>
          reviewDraft(context, asked.data.sku),
        );
      },
    },
    {
      path: `${ROOT}/new/store`,
      methods: ['POST'],
      async handle(req, res, call) {
        const given = await readJson(req, res, { limit: LONGEST_BODY, shape: reviewSchema });
        if (!given) return;
        await handlePersonalCall(options, { req, res, call }, (context) => storeReview(context, given));
      },
    },
    {
      path: `${ROOT}/feedback`,
      methods: ['POST'],
      async handle(req, res, call) {
        const given = await readJson(req, res, { limit: LONGEST_BODY, shape: feedback });
        if (!given) return;
        const { id: reviewId, helpful } = given;
        await handlePersonalCall(options, { req, res, call }, async (context) =>
          voteReview(await ensureVisitor(context), { reviewId, helpful, from: call.clientAddress }),
        );
      },
    },
  ];
}

async function sendRatings(
  { gateway, log }: RestOptions,
  req: IncomingMessage,
  res: ServerResponse,
  { tenant, requestId, clientAddress, secure }: RestCall,
): Promise<void> {
  const asked = listed.safeParse(readParameters(req));
  if (!asked.success) return sendUnreadable(res, asked.error);
  const locale = readLocaleParameter(
    new URLSearchParams(asked.data.locale ? { locale: asked.data.locale } : {}),
    tenant,
  );
  if (!locale) return sendProblem(res, { status: 400, title: 'The tenant has no such locale' });
  const { locale: _locale, ...choice } = asked.data;
  const variation = readVariation(choice.variation);
  const client = { address: clientAddress, userAgent: null, secure };
  const { data, errors } = await gateway.execute(
    DOCUMENT,
    { ...choice, variation: variation && writeVariation(variation) },
    { tenant, locale, requestId, log, client, session: null },
  );
  if (errors?.[0]) throw errors[0];
  const { product } = data as { product: object | null };
  if (!product) return sendProblem(res, { status: 404, title: 'There is no such article' });
  sendJson(res, product);
}

/** The answer of a service, and the status of a refusal over HTTP. */
type Outcome =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

const STATUS: Readonly<Record<string, [status: number, title: string]>> = {
  SignInNeeded: [401, 'Only who has signed in may do this'],
  ProductNotFound: [404, 'There is no such article'],
  ReviewNotFound: [404, 'There is no such review'],
  OwnReview: [409, 'Nobody votes for their own review'],
  InvalidInput: [422, 'The review does not hold'],
  TooManyAttempts: [429, 'Too many requests'],
};

async function handlePersonalCall(
  options: RestOptions,
  { req, res, call }: { req: IncomingMessage; res: ServerResponse; call: RestCall },
  work: (context: GatewayContext) => Promise<Outcome>,
): Promise<void> {
  const locale = readLocaleParameter(new URL(req.url ?? '/', 'http://gateway').searchParams, call.tenant);
  if (!locale) return sendProblem(res, { status: 400, title: 'The tenant has no such locale' });
  const { context, cookies } = await createCallContext(options, req, call, locale);
  const outcome = await work(context);
  if (outcome.ok) return sendJson(res, outcome.value, cookies);
  const { refusal } = outcome;
  const [status, title] = STATUS[refusal.code] ?? [409, refusal.code];
  const wait: Record<string, string> =
    'retryAfterSeconds' in refusal ? { 'retry-after': String(refusal.retryAfterSeconds) } : {};
  const fields = 'fields' in refusal ? JSON.stringify(refusal.fields) : null;
  sendProblem(res, { status, title, ...(fields && { detail: fields }) }, wait);
}

function sendUnreadable(res: ServerResponse, error: z.ZodError): void {
  const detail = listFaults(error)
    .map(({ field, code }) => `${field}: ${code}`)
    .join('; ');
  sendProblem(res, { status: 400, title: 'The request cannot be read', detail });
}

/** The query's parameters; the last of each name counts. */
function readParameters(req: IncomingMessage): Record<string, string> {
  return Object.fromEntries(new URL(req.url ?? '/', 'http://gateway').searchParams);
}
