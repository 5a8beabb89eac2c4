import { z } from 'zod';
import { MOST_POINTS } from '#commerce/buying/delivery/places.service.ts';
import type { NearPoint } from '#commerce/buying/delivery/places.ts';
import { findPublicPointsNear } from '#commerce/buying/delivery/public-points.service.ts';
import { createPostalCodeSchema } from '#forms/address/address.ts';
import { sendProblem, sendTooMany } from '#http/calls/problem.ts';
import { createSharedContext, type RestOptions, type RestRoute, sendJson } from '../call.ts';

const DETAILS: Readonly<Record<string, string>> = {
  postalCode: "postalCode: one of the tenant's market",
  first: `first: 1 to ${MOST_POINTS}`,
  bulky: 'bulky: 1, or left out',
};

const createParametersSchema = (country: string) =>
  z.object({
    postalCode: createPostalCodeSchema(country),
    first: z.coerce.number().int().min(1).max(MOST_POINTS).default(MOST_POINTS),
    bulky: z.literal('1').optional(),
  });

/**
 * `/api/delivery/v1/pickup-points?postalCode=…&first=8&bulky=1`: points where the tenant's parcels can be picked up,
 * nearest first. The same for all visitors; counted by address (429).
 */
export function createPickupPointsRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/delivery/v1/pickup-points',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const given = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const asked = createParametersSchema(call.tenant.country).safeParse(Object.fromEntries(given));
      if (!asked.success) {
        const [wrong] = asked.error.issues;
        const detail = DETAILS[String(wrong?.path[0])];
        return sendProblem(res, { status: 400, title: 'The question cannot be read', detail });
      }
      const { postalCode, first, bulky } = asked.data;
      const question = { postalCode, bulky: bulky === '1', from: call.clientAddress };
      const found = await findPublicPointsNear(await createSharedContext(options, call), question);
      if (found.ok)
        return sendJson(res, { postalCode, points: found.value.slice(0, first).map(removeNetwork) });
      if (found.refusal.code === 'TooManyAttempts') return sendTooMany(res, found.refusal.retryAfterSeconds);
      sendProblem(res, { status: 503, title: 'The carriers do not answer' });
    },
  };
}

/** A point without the carrier's network, which only labels need. */
function removeNetwork({ network: _, ...point }: NearPoint) {
  return point;
}
