import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { drawMark } from './brand-mark.ts';
import type { FileRoute } from './file-route.ts';
import { buildWebManifest, ICON_PATHS } from './web-manifest.ts';

const DAY_SECONDS = 86_400;
/** Side of the mark before it is scaled down, pixels. */
const DRAWN = 512;

/**
 * A shop's icons, from its mark: `/favicon.svg`, PNGs for home screens and older browsers, which request
 * `/favicon.ico` by themselves, and `/manifest.webmanifest`. Each is created on first request, then cached.
 */
export function createFavicon(): FileRoute {
  const kept = new Map<string, Promise<Buffer>>();
  const keep = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
  const respond: FileRoute['respond'] = async (req, res, { pathname, tenant }) => {
    if (pathname === '/favicon.svg') {
      const body = await keep(tenant.id, async () => Buffer.from(drawMark(tenant.brand, DRAWN)));
      send(req, res, 'image/svg+xml', body);
      return true;
    }
    if (pathname === '/manifest.webmanifest') {
      const body = await keep(`manifest ${tenant.id}`, async () =>
        Buffer.from(JSON.stringify(buildWebManifest(tenant))),
      );
      send(req, res, 'application/manifest+json', body);
      return true;
    }
    if (!isIcon(pathname)) return false;
    const body = await keep(`${tenant.id} ${pathname}`, () =>
      renderIcon(drawMark(tenant.brand, DRAWN), ICON_PATHS[pathname]),
    );
    send(req, res, 'image/png', body);
    return true;
  };
  return { kind: 'static', matches: isOwn, respond };
}

function isOwn(pathname: string): boolean {
  return pathname === '/favicon.svg' || pathname === '/manifest.webmanifest' || isIcon(pathname);
}

function isIcon(pathname: string): pathname is keyof typeof ICON_PATHS {
  return Object.hasOwn(ICON_PATHS, pathname);
}

/**
 * A square PNG. Small ones keep the mark's round corners; home screens cut large ones to their own shape and fill
 * empty parts with black, so these get the colour of the mark's edge.
 */
async function renderIcon(svg: string, side: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).resize(side, side);
  if (side < 180) return image.png().toBuffer();
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const edge = (Math.round(side * 0.04) * info.width + side / 2) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(edge, edge + 3);
  return image.flatten({ background: { r, g, b } }).png().toBuffer();
}

function send(req: IncomingMessage, res: ServerResponse, type: string, body: Buffer): void {
  res.writeHead(200, {
    'content-type': type,
    'cache-control': `public, max-age=${DAY_SECONDS}`,
    'content-length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
