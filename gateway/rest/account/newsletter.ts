import { leaveMailing, MAILINGS, type Mailing } from '#commerce/service/mailing/leave-mailing.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';

const PREFIX = '/api/newsletter/unsubscribe/';

/**
 * `/api/newsletter/unsubscribe/{token}` and `…/{token}/{list}`, named by the List-Unsubscribe header of every
 * newsletter (RFC 8058): one POST ends the list for the recipient, without cookies, page or question. Opening the
 * address changes nothing, because virus scanners open every link; a person is led to the page.
 */
export function createNewsletterRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/newsletter/*',
    methods: ['GET', 'POST'],
    // the token is the proof (RFC 8058, 3.1); a webmail's page sends the form with its own Origin
    provesItself: true,
    async handle(req, res, call) {
      const { token, list } = parseUnsubscribePath(call.pathname) ?? {};
      if (!token || !list) return sendProblem(res, { status: 404, title: 'There is no such call' });
      // the body that mail programs send adds nothing
      req.resume();
      if (req.method !== 'POST') {
        const page = call.tenant.locales[0]?.paths.newsletterUnsubscribe ?? '/';
        const query = list === 'newsletter' ? `token=${token}` : `token=${token}&list=${list}`;
        res.writeHead(303, { location: `${page}?${query}`, 'cache-control': 'no-store' }).end();
        return;
      }
      const { context } = await createCallContext(options, req, call);
      if ((await leaveMailing(context, token, list)) === 'unknown') {
        return sendProblem(res, { status: 404, title: 'No subscription has this token' });
      }
      res.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
  };
}

function parseUnsubscribePath(pathname: string): { token: string; list: Mailing } | null {
  const [, token, asked = 'newsletter'] =
    /^([\w-]{43})(?:\/([a-z]+))?$/.exec(pathname.slice(PREFIX.length)) ?? [];
  const list = MAILINGS.find((one) => one === asked);
  return token && list && pathname.startsWith(PREFIX) ? { token, list } : null;
}
