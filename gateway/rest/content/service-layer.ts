import type { ServerResponse } from 'node:http';
import { findLayer, type Layer } from '#commerce/range/content/layer.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { getLanguage, type Locale, type Tenant } from '#tenants/tenant.ts';
import type { RestCall, RestOptions, RestRoute } from '../call.ts';
import { readLocaleParameter } from '../locale.ts';

/** Layers change with the content; caches outside may keep them as long as navigation files. */
const MAX_AGE_S = 900;
const FRAGMENT = /^\/fragment\/inspire\/servicelayer\/([a-z]{2})\/([a-z0-9-]{1,120})\/?$/;

/**
 * `GET /api/servicelayer?id=…` answers a layer as JSON, `GET /fragment/inspire/servicelayer/{language}/{layerid}` as
 * a fragment of HTML without scripts and styles.
 */
export function createServiceLayerRoutes(options: RestOptions): readonly RestRoute[] {
  const methods = ['GET', 'HEAD'];
  return [
    {
      path: '/api/servicelayer',
      methods,
      async handle(req, res, call) {
        const given = new URL(req.url ?? '/', 'http://shop').searchParams;
        const locale = readLocaleParameter(given, call.tenant);
        const id = given.get('id') ?? '';
        if (!locale || id === '') return sendProblem(res, { status: 400, title: 'A layer needs its id' });
        const layer = await find(options, call, locale, id);
        if (!layer) return sendLayerNotFound(res);
        send(res, 'application/json; charset=utf-8', JSON.stringify(layer));
      },
    },
    {
      path: '/fragment/inspire/servicelayer/*',
      methods,
      async handle(_req, res, call) {
        const [, language, id = ''] = FRAGMENT.exec(call.pathname) ?? [];
        const locale = findLocaleByLanguage(call.tenant, language);
        const layer = locale && (await find(options, call, locale, id));
        if (!layer) return sendLayerNotFound(res);
        res.setHeader('x-robots-tag', 'noindex');
        send(res, 'text/html; charset=utf-8', renderLayer(layer));
      },
    },
  ];
}

async function find({ gateway, log }: RestOptions, call: RestCall, locale: Locale, id: string) {
  const client = { address: call.clientAddress, userAgent: null, secure: call.secure };
  const asker = { tenant: call.tenant, locale, requestId: call.requestId, log, client, session: null };
  return findLayer(await gateway.createContext(asker), id);
}

function findLocaleByLanguage({ locales }: Tenant, language: string | undefined): Locale | null {
  return locales.find(({ locale }) => getLanguage(locale) === language)?.locale ?? null;
}

function renderLayer({ id, title, sections }: Layer): string {
  const parts = sections.map(({ heading, paragraphs }) => {
    const head = heading === null ? '' : `<h3>${escapeHtml(heading)}</h3>`;
    return head + paragraphs.map((one) => `<p>${escapeHtml(one)}</p>`).join('');
  });
  return `<section id="layer-${id}"><h2>${escapeHtml(title)}</h2>${parts.join('')}</section>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sendLayerNotFound(res: ServerResponse): void {
  sendProblem(res, { status: 404, title: 'There is no such layer' });
}

function send(res: ServerResponse, type: string, body: string): void {
  res.writeHead(200, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': `public, max-age=${MAX_AGE_S}`,
    'x-content-type-options': 'nosniff',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
