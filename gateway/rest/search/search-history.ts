import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { runInTransaction } from '#commerce/ground/kernel/context.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import {
  forgetAllSearches,
  forgetSearch,
  joinSearchHistory,
  rememberSearch,
  searchHistory,
} from '#commerce/range/search-api/search-history.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readJson } from '#http/calls/request-body.ts';
import { createCallContext, type RestCall, type RestOptions, type RestRoute, sendJson } from '../call.ts';
import { readLocaleParameter } from '../locale.ts';

const LONGEST_BODY = 16 * 1024;
const LATEST = 5;
const body = z.object({ term: z.string().trim().min(1).max(120) });

type Work = (context: GatewayContext, term: string) => Promise<readonly string[]>;

/**
 * `/api/search/searchhistory/`: the visitor's own terms, of the session or of the signed-in customer. GET of the path
 * itself gives the latest five, `v1` and `v1/all` all of them; POST to the path stores a term, to `delete` deletes
 * one, to `deleteall` all, and `v1/join-with-fi` moves the session's to the signed-in customer (which a sign-in does
 * by itself). The answer is `{terms}`.
 */
export function searchHistoryRoutes(options: RestOptions): readonly RestRoute[] {
  const root = '/api/search/searchhistory';
  const createReadRoute = (path: string, first: number): RestRoute => ({
    path,
    methods: ['GET', 'HEAD'],
    handle: (req, res, call) =>
      answer(options, { req, res, call }, async (context) => (await searchHistory(context)).slice(0, first)),
  });
  const createChangeRoute = (path: string, work: Work, hasTerm: boolean): RestRoute => ({
    path,
    methods: ['POST'],
    async handle(req, res, call) {
      const given = hasTerm ? await readJson(req, res, { limit: LONGEST_BODY, shape: body }) : { term: '' };
      if (given) await answer(options, { req, res, call }, (context) => work(context, given.term));
    },
  });
  const remember = createChangeRoute(
    root,
    async (context, term) => rememberSearch(await ensureVisitor(context), term),
    true,
  );
  return [
    {
      path: root,
      methods: ['GET', 'HEAD', 'POST'],
      handle: (req, res, call) =>
        (req.method === 'POST' ? remember : createReadRoute(root, LATEST)).handle(req, res, call),
    },
    createReadRoute(`${root}/v1`, Number.POSITIVE_INFINITY),
    createReadRoute(`${root}/v1/all`, Number.POSITIVE_INFINITY),
    createChangeRoute(`${root}/delete`, forgetSearch, true),
    createChangeRoute(`${root}/deleteall`, forgetAll, false),
    createChangeRoute(`${root}/v1/join-with-fi`, join, false),
  ];
}

async function forgetAll(context: GatewayContext): Promise<readonly string[]> {
  await forgetAllSearches(context);
  return [];
}

async function join(context: GatewayContext): Promise<readonly string[]> {
  const { visitor } = context;
  const customerId = getSignedInCustomer(context);
  if (visitor && customerId !== null)
    await runInTransaction(context, (inside) => joinSearchHistory(inside, visitor, { customerId }));
  return searchHistory(context);
}

async function answer(
  options: RestOptions,
  { req, res, call }: { req: IncomingMessage; res: ServerResponse; call: RestCall },
  work: (context: GatewayContext) => Promise<readonly string[]>,
): Promise<void> {
  const locale = readLocaleParameter(new URL(req.url ?? '/', 'http://gateway').searchParams, call.tenant);
  if (!locale) return sendProblem(res, { status: 400, title: 'The tenant has no such locale' });
  const { context, cookies } = await createCallContext(options, req, call, locale);
  sendJson(res, { terms: await work(context) }, cookies);
}
