import { isSignedCall } from '#commerce/range/content/preview/content-signature.rules.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readWithin } from '#http/calls/request-body.ts';
import { createSharedContext, type RestOptions, type RestRoute, sendJson } from '../call.ts';

/** The body is not needed: the host names the tenant. */
const LONGEST_BODY = 64 * 1024;

export type ContentChangedOptions = RestOptions & {
  /** null if the call does not exist */
  readonly secret: string | null;
};

/**
 * `POST /api/content/changed`, called by the editors' system: the tenant's files are read again before the answer,
 * and pages that showed the changed ones are dropped. Headers `x-content-time` (Unix seconds) and
 * `x-content-signature` (hex HMAC-SHA-256 of `time.tenant.body`); each signature is accepted once. docs/content.md.
 */
export function createContentChangedRoute({ gateway, log, secret }: ContentChangedOptions): RestRoute {
  return {
    path: '/api/content/changed',
    methods: ['POST'],
    async handle(req, res, call) {
      const body = await readWithin(req, res, LONGEST_BODY);
      if (!body) return;
      const time = getFirstHeader(req.headers['x-content-time']);
      const signature = getFirstHeader(req.headers['x-content-signature']);
      const tenantId = call.tenant.id;
      if (!secret || !isSignedCall(secret, { tenantId, time, signature, body }, new Date()))
        return sendProblem(res, { status: 401, title: 'The call is not signed' });
      const { attempts, tenant } = await createSharedContext({ gateway, log }, call);
      if ((await attempts.countContentCall(`${tenant.id} ${signature}`)) !== null)
        return sendProblem(res, { status: 409, title: 'The call was taken before' });
      sendJson(res, { changed: await gateway.content.refresh(tenant.id) });
    },
  };
}

function getFirstHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
