import { request } from 'node:http';
import type { Plugin } from 'vite';

/** A transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Hands the calls of component tests on to the shop that e2e/support/start-component-shop.ts has started; pictures are a pixel. */
export function shopCallsPlugin(): Plugin {
  return {
    name: 'shop-calls',
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const { url = '/', method, headers } = req;
        if (url.startsWith('/img/')) return void res.setHeader('content-type', 'image/gif').end(PIXEL);
        if (!url.startsWith('/api/') && !url.startsWith('/documents/')) return next();
        const port = process.env.TEST_SHOP_PORT;
        const host = `nl.localhost:${port}`;
        // the tests' own origin is another site to the shop
        const { origin, ...kept } = headers;
        const call = request({ port, path: url, method, headers: { ...kept, host } }, (answer) => {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
        });
        call.on('error', () => res.writeHead(502).end());
        req.pipe(call);
      });
    },
  };
}
