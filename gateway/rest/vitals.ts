import { z } from 'zod';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { BodyTooLargeError, readBody } from '#http/web-request.ts';
import type { RestRoute } from './call.ts';
import { problem } from './problem.ts';

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
      let body: Buffer | null;
      try {
        body = await readBody(req, LONGEST_BODY);
      } catch (error) {
        if (!(error instanceof BodyTooLargeError)) throw error;
        const title = 'The request is too large';
        return problem(res, { status: 413, title }, { connection: 'close' });
      }
      const parsed = vital.safeParse(jsonOf(body));
      if (!parsed.success) {
        const detail = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        return problem(res, { status: 400, title: 'Not a measurement', detail: detail.join('; ') });
      }
      const { value, rating, interactionType, pageType, deviceType, loadState } = parsed.data;
      log.debug(
        { tenant: call.tenant.id, inp: value, rating, interactionType, pageType, deviceType, loadState },
        'INP',
      );
      res.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
  };
}

function jsonOf(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
