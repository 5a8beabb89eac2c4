import { unsubscribe } from '#commerce/service/newsletter/newsletter.service.ts';
import { sendProblem } from '#http/problem.ts';
import { contextOf, type RestOptions, type RestRoute } from './call.ts';

const PREFIX = '/api/newsletter/unsubscribe/';

/**
 * `/api/newsletter/unsubscribe/{token}`, named by the List-Unsubscribe header of every newsletter (RFC 8058): one POST
 * takes the recipient off the list, without cookies, page or question. A person who opens the address gets the page.
 */
export function newsletterRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/newsletter/*',
    methods: ['GET', 'POST'],
    async handle(req, res, call) {
      const token = call.pathname.startsWith(PREFIX) ? call.pathname.slice(PREFIX.length) : '';
      if (!/^[\w-]{43}$/.test(token))
        return sendProblem(res, { status: 404, title: 'There is no such call' });
      // what mail programs send along says nothing more
      req.resume();
      if (req.method !== 'POST') {
        const page = call.tenant.locales[0]?.paths.newsletterUnsubscribe ?? '/';
        res.writeHead(303, { location: `${page}?token=${token}`, 'cache-control': 'no-store' }).end();
        return;
      }
      const { context } = await contextOf(options, req, call);
      if (!(await unsubscribe(context, token))) {
        return sendProblem(res, { status: 404, title: 'No subscription has this token' });
      }
      res.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
  };
}
