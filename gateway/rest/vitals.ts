import { z } from 'zod';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { readJson } from '#http/request-body.ts';
import type { RestRoute } from './call.ts';

/** A beacon is a few hundred bytes. */
const LONGEST_BODY = 8 * 1024;

const short = z.string().max(100);
const long = z.string().max(1000);

/** A measurement of a browser (product 7.5); only INP is sent. Milliseconds. */
const vital = z.object({
  id: short,
  name: z.literal('INP'),
  timestamp: z.union([z.number(), short]),
  value: z.number().min(0).max(600_000),
  delta: z.number().min(-600_000).max(600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  pathname: long,
  interactionType: short.nullish(),
  target: long.nullish(),
  navigationType: short.nullish(),
  userAgent: long.nullish(),
  pageType: short.nullish(),
  connection: short.nullish(),
  deviceType: short.nullish(),
  loadState: short.nullish(),
  environment: short.nullish(),
});

/** `POST /api/vitals`: takes the interaction metric of a page view. What could tell who somebody is, is not logged. */
export function vitalsRoute({ log }: { log: Log }): RestRoute {
  return {
    path: '/api/vitals',
    methods: ['POST'],
    async handle(req, res, call) {
      const measured = await readJson(req, res, { limit: LONGEST_BODY, shape: vital });
      if (!measured) return;
      const { value, rating, interactionType, pageType, deviceType, loadState } = measured;
      log.debug(
        { tenant: call.tenant.id, inp: value, rating, interactionType, pageType, deviceType, loadState },
        'INP',
      );
      res.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
  };
}
