import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { keepProof } from '#commerce/people/consent/consent.commands.ts';
import { isBot } from '#commerce/people/session/bot.service.ts';
import {
  buildConsentCookie,
  buildExperimentCookie,
  buildMarketingCookie,
  MARKETING_COOKIE,
  readCookies,
} from '#commerce/people/session/cookies.rules.ts';
import { buildAssignmentCookie } from '#commerce/service/experiment/assignment.ts';
import {
  CONSENT_CATEGORIES,
  CONSENT_VERSION,
  type ConsentCategory,
  MARKETING,
  NECESSARY,
  OPTIONAL_CATEGORIES,
  PERFORMANCE,
} from '#forms/consent.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readWithin } from '#http/calls/request-body.ts';
import { listRunningExperiments } from '#tenants/running-experiments.rules.ts';
import { createCallContext, type RestCall, type RestOptions, type RestRoute, sendJson } from '../call.ts';

const LONGEST_BODY = 2048;
const choice = z.object({ granted: z.array(z.enum(CONSENT_CATEGORIES)).max(CONSENT_CATEGORIES.length) });

/** A choice, and the address to which a form without scripts returns. */
type Choice = { readonly granted: ReadonlySet<ConsentCategory>; readonly back: string | null };

/**
 * `POST /api/consent`: the categories that the visitor agrees to, as JSON `{granted: ["C0002"]}` or as a form's
 * fields. Sets the cookie for a year and deletes the cookies of categories without consent. It begins no session.
 */
export function createConsentRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/consent',
    methods: ['POST'],
    async handle(req, res, call) {
      const body = await readWithin(req, res, LONGEST_BODY);
      if (!body) return;
      const text = body.toString('utf8');
      const isForm = /^application\/x-www-form-urlencoded/.test(req.headers['content-type'] ?? '');
      const chosen = isForm ? parseFormChoice(new URLSearchParams(text)) : parseJsonChoice(text);
      if (!chosen) return sendProblem(res, { status: 400, title: 'The choice cannot be read' });
      const { context } = await createCallContext(options, req, call);
      const now = context.clock.now();
      if (!isBot(req.headers['user-agent'])) await keepProof(context, chosen.granted, now);
      const cookies = buildConsentCookies(chosen.granted, req.headers.cookie, call, now);
      if (chosen.back !== null) return redirectTo(res, chosen.back, cookies);
      sendJson(res, { version: CONSENT_VERSION, granted: [...chosen.granted] }, cookies);
    },
  };
}

function parseJsonChoice(text: string): Choice | null {
  try {
    const { data } = choice.safeParse(JSON.parse(text));
    return data ? { granted: new Set([NECESSARY, ...data.granted]), back: null } : null;
  } catch {
    return null;
  }
}

/** `choice`: all, none, or chosen by the fields that are named as the categories. */
function parseFormChoice(fields: URLSearchParams): Choice | null {
  const asked = fields.get('choice');
  if (asked !== 'all' && asked !== 'none' && asked !== 'chosen') return null;
  const granted = OPTIONAL_CATEGORIES.filter(
    (category) => asked === 'all' || (asked === 'chosen' && fields.has(category)),
  );
  return { granted: new Set([NECESSARY, ...granted]), back: resolveLocalPath(fields.get('back')) };
}

/** A path of this shop to return to; any other becomes the home page. */
function resolveLocalPath(path: string | null): string {
  return path && /^\/(?![/\\])[\w\-/.]*$/.test(path) ? path : '/';
}

function buildConsentCookies(
  granted: ReadonlySet<ConsentCategory>,
  header: string | undefined,
  call: RestCall,
  now: Date,
): string[] {
  const sent = readCookies(header);
  const cookies = [buildConsentCookie(granted, now, call)];
  if (!granted.has(MARKETING) && sent.has(MARKETING_COOKIE)) cookies.push(buildMarketingCookie(null, call));
  if (!granted.has(PERFORMANCE)) cookies.push(buildExperimentCookie(null, call));
  else {
    const assigned = buildAssignmentCookie(listRunningExperiments(call.tenant), sent);
    if (assigned !== null) cookies.push(buildExperimentCookie(assigned, call));
  }
  return cookies;
}

function redirectTo(res: ServerResponse, path: string, cookies: readonly string[]): void {
  res.setHeader('set-cookie', cookies);
  res.writeHead(303, { location: `${path}?saved=1`, 'cache-control': 'no-store' }).end();
}
