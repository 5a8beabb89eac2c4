import { parse } from 'graphql';
import { z } from 'zod';
import { isOutage } from '#gateway/mask-error.ts';
import { sendProblem } from '#http/calls/problem.ts';
import type { RestOptions, RestRoute } from '../call.ts';
import { sendJson } from '../call.ts';
import { readLocaleParameter } from '../locale.ts';

const parameters = z.object({
  q: z.string().trim().max(120),
  first: z.coerce.number().int().min(1).max(8).default(5),
});

const DOCUMENT = parse(`query ($query: String!, $first: Int!) {
  suggest(query: $query, first: $first) {
    terms { term hits }
    categories { name path trail }
    brands { name slug }
    products {
      sku name slug pictures brand { name } ecoLabel { energyClass best worst }
      tire { fuelEfficiency }
      price {
        from current { minor currency } original { minor currency } recommended { minor currency }
        discount { percent } unitPrice { price { minor currency } unit }
      }
    }
  }
}`);

const NO_SUGGESTIONS = { terms: [], categories: [], brands: [], products: [] };

/**
 * `/api/search/suggest?q=…&first=5&locale=…`: suggestions for an unfinished term; for an empty one, popular searches.
 * The same for all visitors. Without the database nothing is suggested: the search itself says what is wrong.
 */
export function suggestRoute({ gateway, log }: RestOptions): RestRoute {
  return {
    path: '/api/search/suggest',
    methods: ['GET', 'HEAD'],
    async handle(req, res, { tenant, requestId, clientAddress, secure }) {
      const given = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const locale = readLocaleParameter(given, tenant);
      const asked = parameters.safeParse(Object.fromEntries(given));
      if (!asked.success || !locale)
        return sendProblem(res, {
          status: 400,
          title: 'The question cannot be read',
          detail: locale
            ? 'q: at most 120 characters; first: 1 to 8'
            : 'locale: the tenant has no such locale',
        });
      const client = { address: clientAddress, userAgent: null, secure };
      const asker = { tenant, locale, requestId, log, client, session: null };
      const { q: query, first } = asked.data;
      const { data, errors } = await gateway.execute(DOCUMENT, { query, first }, asker);
      const [fault] = errors ?? [];
      if (fault && !isOutage(fault)) throw fault;
      sendJson(res, fault ? NO_SUGGESTIONS : (data as { suggest: object }).suggest);
    },
  };
}
