import type { Responder } from './http-server.ts';
import { securityHeaders } from './security-headers.ts';

/** `/favicon.svg`, and browsers that ask for `/favicon.ico` unbidden get the same. */
export function createFavicon(draw: (theme: 'default' | 'alternate') => string): Responder {
  const drawn = new Map<string, Buffer>();
  return (req, res, { pathname, tenant, secure }) => {
    if (pathname !== '/favicon.svg' && pathname !== '/favicon.ico') return false;
    const body = drawn.get(tenant.theme) ?? Buffer.from(draw(tenant.theme));
    drawn.set(tenant.theme, body);
    res.writeHead(200, {
      ...Object.fromEntries(securityHeaders(secure)),
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}
