import { z } from 'zod';
import { isBot } from '#commerce/people/session/bot.service.ts';
import { isCategoryAllowed, readCookies } from '#commerce/people/session/cookies.rules.ts';
import { countTracked, TRACKED } from '#commerce/service/tracking/tracking.commands.ts';
import { MARKETING } from '#forms/consent.ts';
import { decodeArticleNumber } from '#forms/lists/article-number.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute, sendJson } from './call.ts';

const PREFIX = '/api/dynamicyield/';

/** `-` stands for no session and no address; an address is sent as its SHA-256 only. */
const parts = z.tuple([
  z.enum(TRACKED),
  z.string().transform(decodeArticleNumber).pipe(z.string()),
  z.string().regex(/^[\w.~-]{1,100}$/),
  z.string().regex(/^(-|[0-9a-f]{64})$/),
]);

/**
 * `/api/dynamicyield/{type}/{id}/{session}/{hashedEmail}`: records that an article or slot was seen, clicked, put
 * into the basket or bought, when the visitor agreed to marketing. Answers `{recorded}`; neither session nor address
 * is stored.
 */
export function createTrackingRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/dynamicyield/*',
    methods: ['POST'],
    async handle(req, res, call) {
      req.resume();
      const read = parts.safeParse(call.pathname.slice(PREFIX.length).split('/'));
      if (!read.success) {
        const detail = `{type} is one of ${TRACKED.join(', ')}, {id} an article or slot, {hashedEmail} a SHA-256 in hex or -`;
        return sendProblem(res, { status: 400, title: 'The event cannot be read', detail });
      }
      const [type, id] = read.data;
      const cookies = readCookies(req.headers.cookie);
      const recorded = isCategoryAllowed(MARKETING, cookies) && !isBot(req.headers['user-agent']);
      if (recorded) {
        const { context } = await createCallContext(options, req, call);
        await countTracked(context, type, id);
      }
      sendJson(res, { recorded });
    },
  };
}
