import { z } from 'zod';
import { readCookies } from '#commerce/people/session/cookies.rules.ts';
import { countExposure } from '#commerce/service/experiment/experiment.commands.ts';
import { readJson } from '#http/calls/request-body.ts';
import { createCallContext, type RestOptions, type RestRoute } from './call.ts';

const exposure = z.object({ experiment: z.string().max(50) });

/**
 * `POST /api/experiment` `{experiment}`: the visitor saw a test of pages. The variant follows from the visitor's
 * cookie. Nothing is stored without consent, for crawlers and for tests that do not run, and the answer is the same.
 */
export function createExperimentRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/experiment',
    methods: ['POST'],
    async handle(req, res, call) {
      const told = await readJson(req, res, { limit: 500, shape: exposure });
      if (!told) return;
      const { context } = await createCallContext(options, req, call);
      const cookies = readCookies(req.headers.cookie);
      await countExposure(context, told.experiment, {
        cookies,
        userAgent: req.headers['user-agent'] ?? null,
      });
      res.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
  };
}
