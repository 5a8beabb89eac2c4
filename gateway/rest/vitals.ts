import { z } from 'zod';
import { isBot } from '#commerce/people/session/bot.service.ts';
import type { Interaction } from '#commerce/service/web-vitals/interaction-counter.ts';
import { readJson } from '#http/calls/request-body.ts';
import { SCREENS } from '#tenants/paths.ts';
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

/** Records a measurement: labels are the shop's own words, whatever a browser sends. Milliseconds. */
export type InpObserver = (page: string, device: 'mobile' | 'desktop', rating: string, ms: number) => void;

/** The screens' names; every other value is counted as other, so that clients cannot create labels. */
const PAGES = new Set<string>([...SCREENS, 'product', 'category', 'content']);

export type VitalsOptions = {
  readonly measured: InpObserver;
  /** counts the measurement for the day */
  readonly count: (tenantId: string, interaction: Interaction) => void;
};

/**
 * `POST /api/vitals`: adds the interaction metric of a page view to histograms, of this process and of the day
 * (`npm run shop -- inp report`). Data that could identify a visitor is neither stored nor logged; crawlers and monitors
 * are not counted.
 */
export function createVitalsRoute({ measured, count }: VitalsOptions): RestRoute {
  return {
    path: '/api/vitals',
    methods: ['POST'],
    async handle(req, res, call) {
      const told = await readJson(req, res, { limit: LONGEST_BODY, shape: vital });
      if (!told) return;
      const { value, rating, pageType, deviceType } = told;
      if (!isBot(req.headers['user-agent'])) {
        const page = pageType && PAGES.has(pageType) ? pageType : 'other';
        const device = deviceType === 'mobile' ? 'mobile' : 'desktop';
        measured(page, device, rating, value);
        count(call.tenant.id, { page, device, ms: value });
      }
      res.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
  };
}
