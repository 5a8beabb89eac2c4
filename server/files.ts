import { join } from 'node:path';
import type { Settings } from '#commerce/config/settings.ts';
import type { Log } from '#commerce/kernel/context.ts';
import { drawShopMark } from '#demo/pictures/brand-mark.ts';
import { demoPictureSource } from '#demo/pictures/source.ts';
import { createFavicon } from '#storefront/server/favicon.ts';
import type { Responder } from '#storefront/server/http-server.ts';
import { createPictureHandler } from '#storefront/server/pictures/pictures.ts';
import { respondRobots } from '#storefront/server/robots.ts';

const THEME_COLOURS = { alternate: '#EB001F', default: '#068099' } as const;

/** What is neither a page nor a call, besides the build's own files. */
export function filesOf({ dataDir }: Settings, log: Log) {
  const pictures = createPictureHandler({
    cacheDir: join(dataDir, 'pictures'),
    sources: demoPictureSource(),
    logger: log,
  });
  const respondPictures: Responder = (req, res, { pathname }) =>
    pathname.startsWith('/img/') ? pictures(req, res) : false;
  return [
    { kind: 'picture', respond: respondPictures },
    { kind: 'static', respond: createFavicon((theme) => drawShopMark({ colour: THEME_COLOURS[theme] })) },
    { kind: 'static', respond: respondRobots },
  ] as const;
}
