import { GraphQLError } from 'graphql';
import { isBot } from '#commerce/people/session/bot.service.ts';
import {
  allowed,
  EXPERIMENT_COOKIE,
  experimentCookie,
  MARKETING_COOKIE,
  marketingCookie,
  PAGE_VIEW_COOKIE,
  pageViewCookie,
  readCookies,
} from '#commerce/people/session/cookies.rules.ts';
import type { SessionKey, SessionKeys } from '#commerce/people/session/session-key.ts';
import { assignedCookie } from '#commerce/service/experiment/assignment.ts';
import { MARKETING, PERFORMANCE } from '#forms/consent.ts';
import { sendProblem } from '#http/problem.ts';
import { runningExperiments } from '#tenants/running-experiments.rules.ts';
import { ensureVisitor, knownVisitor, tellLoginState, type VisitorContext } from '../context/session.ts';
import { contextOf, type RestCall, type RestOptions, type RestRoute, sendJson } from './call.ts';

/** The answer without a session: a key for no visitor, valid for a day, so that browsers do not ask again and again. */
function keyOfNobody(now: Date): SessionKey {
  return { token: '', exp: Math.floor(now.getTime() / 1000) + 86_400, type: 0, cc: '' };
}

/**
 * `/api/session/key`: GET issues or renews the key of the visitor's session; DELETE makes all keys of the session
 * invalid. Both correct the cookies that scripts read. A visitor without a session gets none here: its cookie could
 * replace that of a session which a basket call began at the same time. Consent to marketing needs a pseudonym, so it
 * begins a session.
 */
export function sessionKeyRoute(options: RestOptions & { readonly keys: SessionKeys }): RestRoute {
  const { keys } = options;
  return {
    path: '/api/session/key',
    methods: ['GET', 'DELETE'],
    async handle(req, res, call) {
      const { context, cookies } = await contextOf(options, req, call);
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
      if (isBot(req.headers['user-agent'])) return sendJson(res, keyOfNobody(now));
      const sent = readCookies(req.headers.cookie);
      let visitor: VisitorContext | null;
      try {
        visitor = allowed(MARKETING, sent) ? await ensureVisitor(context) : knownVisitor(context);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const headers = { 'retry-after': String(error.extensions.retryAfterSeconds) };
        return sendProblem(res, { status: 429, title: 'Too many requests' }, headers);
      }
      const key = visitor ? await keys.issue(visitor) : keyOfNobody(now);
      await tellLoginState(context);
      cookies.push(...scriptCookies(sent, key, call));
      sendJson(res, key, cookies);
    },
  };
}

/** Cookies for scripts; those that lost their consent are deleted. */
function scriptCookies(sent: ReadonlyMap<string, string>, key: SessionKey, call: RestCall): string[] {
  const cookies: string[] = [];
  if (!sent.has(PAGE_VIEW_COOKIE)) cookies.push(pageViewCookie(call));
  if (allowed(MARKETING, sent)) cookies.push(marketingCookie(key.cc, call));
  else if (sent.has(MARKETING_COOKIE)) cookies.push(marketingCookie(null, call));
  if (allowed(PERFORMANCE, sent)) {
    const assigned = assignedCookie(runningExperiments(call.tenant), sent);
    if (assigned !== null) cookies.push(experimentCookie(assigned, call));
  } else if (sent.has(EXPERIMENT_COOKIE)) cookies.push(experimentCookie(null, call));
  return cookies;
}
