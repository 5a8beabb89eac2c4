import { GraphQLError } from 'graphql';
import { isBot } from '#commerce/people/session/bot.service.ts';
import {
  buildExperimentCookie,
  buildMarketingCookie,
  buildPageViewCookie,
  EXPERIMENT_COOKIE,
  isCategoryAllowed,
  MARKETING_COOKIE,
  PAGE_VIEW_COOKIE,
  readCookies,
} from '#commerce/people/session/cookies.rules.ts';
import type { SessionKey, SessionKeys } from '#commerce/people/session/session-key.ts';
import { buildAssignmentCookie } from '#commerce/service/experiment/assignment.ts';
import { MARKETING, PERFORMANCE } from '#forms/consent.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { listRunningExperiments } from '#tenants/running-experiments.rules.ts';
import {
  ensureVisitor,
  findVisitorContext,
  tellLoginState,
  type VisitorContext,
} from '../../context/session.ts';
import { createCallContext, type RestCall, type RestOptions, type RestRoute, sendJson } from '../call.ts';

/** The answer without a session: a key for no visitor, valid for a day, so that browsers do not ask again and again. */
function createAnonymousKey(now: Date): SessionKey {
  return { token: '', exp: Math.floor(now.getTime() / 1000) + 86_400, type: 0, cc: '' };
}

/**
 * `/api/session/key`: GET issues or renews the key of the visitor's session; DELETE makes all keys of the session
 * invalid. Both correct the cookies that scripts read. A visitor without a session gets none here: its cookie could
 * replace that of a session which a basket call began at the same time. Consent to marketing needs a pseudonym, so it
 * begins a session.
 */
export function createSessionKeyRoute(options: RestOptions & { readonly keys: SessionKeys }): RestRoute {
  const { keys } = options;
  return {
    path: '/api/session/key',
    methods: ['GET', 'DELETE'],
    async handle(req, res, call) {
      const { context, cookies } = await createCallContext(options, req, call);
      if (req.method === 'DELETE') {
        if (context.visitor) await keys.invalidate({ ...context, visitor: context.visitor });
        res.writeHead(204, {
          'cache-control': 'no-store',
          ...(cookies.length > 0 && { 'set-cookie': cookies }),
        });
        res.end();
        return;
      }
      const now = context.clock.now();
      if (isBot(req.headers['user-agent'])) return sendJson(res, createAnonymousKey(now));
      const sent = readCookies(req.headers.cookie);
      let visitor: VisitorContext | null;
      try {
        visitor = isCategoryAllowed(MARKETING, sent)
          ? await ensureVisitor(context)
          : findVisitorContext(context);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const headers = { 'retry-after': String(error.extensions.retryAfterSeconds) };
        return sendProblem(res, { status: 429, title: 'Too many requests' }, headers);
      }
      const key = visitor ? await keys.issue(visitor) : createAnonymousKey(now);
      await tellLoginState(context);
      cookies.push(...buildScriptCookies(sent, key, call));
      sendJson(res, key, cookies);
    },
  };
}

/** Cookies for scripts; those that lost their consent are deleted. */
function buildScriptCookies(sent: ReadonlyMap<string, string>, key: SessionKey, call: RestCall): string[] {
  const cookies: string[] = [];
  if (!sent.has(PAGE_VIEW_COOKIE)) cookies.push(buildPageViewCookie(call));
  if (isCategoryAllowed(MARKETING, sent)) cookies.push(buildMarketingCookie(key.cc, call));
  else if (sent.has(MARKETING_COOKIE)) cookies.push(buildMarketingCookie(null, call));
  if (isCategoryAllowed(PERFORMANCE, sent)) {
    const assigned = buildAssignmentCookie(listRunningExperiments(call.tenant), sent);
    if (assigned !== null) cookies.push(buildExperimentCookie(assigned, call));
  } else if (sent.has(EXPERIMENT_COOKIE)) cookies.push(buildExperimentCookie(null, call));
  return cookies;
}
