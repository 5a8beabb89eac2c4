import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { sendTooMany } from '../calls/problem.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import type { FileRoute } from './file-route.ts';

const NAME = 'llms.txt';

/** A page by its path with language prefix. */
type Link = { readonly title: string; readonly path: string; readonly text: string };

/** A shop's description of itself in one language. */
export type ShopSummary = {
  readonly name: string;
  /** one sentence */
  readonly summary: string;
  /** a hurried reader may skip `Optional` (llmstxt.org) */
  readonly sections: readonly { readonly heading: string; readonly links: readonly Link[] }[];
};

/** The language of the file at this path: `/llms.txt`, `/fr/llms.txt`. */
export function findLocaleOfFile(
  pathname: string,
  { locales }: Tenant,
  name: string,
): LocaleSettings | undefined {
  return locales.find(({ prefix }) => pathname === (prefix ? `/${prefix}/${name}` : `/${name}`));
}

export type LlmsOptions = {
  readonly loadSummary: (request: ServerRequest, locale: LocaleSettings) => Promise<ShopSummary>;
  /** a file costs work: a client that asks too often has to wait */
  readonly limit: RateLimit;
};

/**
 * `/llms.txt` and `/<prefix>/llms.txt` (llmstxt.org): the shop's pages for assistants, in each language of a tenant.
 */
export function createLlms({ loadSummary, limit }: LlmsOptions): FileRoute {
  return {
    kind: 'static',
    matches: (pathname, tenant) => findLocaleOfFile(pathname, tenant, NAME) !== undefined,
    async respond(req, res, request) {
      const locale = findLocaleOfFile(request.pathname, request.tenant, NAME);
      if (!locale) return false;
      const wait = await limit(request.clientAddress);
      if (wait !== null) {
        sendTooMany(res, wait);
        return true;
      }
      const body = renderLlmsText(await loadSummary(request, locale), request.publicOrigin);
      res.writeHead(200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-language': locale.locale,
        'cache-control': 'public, max-age=3600',
        'x-robots-tag': 'noindex',
        'content-length': Buffer.byteLength(body),
      });
      res.end(req.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

/** @param origin public address of the tenant. @returns markdown: H1, quotation, H2 with lists */
export function renderLlmsText({ name, summary, sections }: ShopSummary, origin: string): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(
      ({ heading, links }) =>
        `## ${escapeInline(heading)}\n\n${links.map((link) => formatItem(link, origin)).join('\n')}\n`,
    );
  return [`# ${escapeInline(name)}\n`, `> ${escapeInline(summary)}\n`, ...lists].join('\n');
}

function formatItem({ title, path, text }: Link, origin: string): string {
  const words = escapeInline(text);
  return `- [${escapeInline(title)}](${origin}${path})${words === '' ? '' : `: ${words}`}`;
}

/** Escapes text from outside, so that no new line, link or emphasis begins in it. */
function escapeInline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>*_`]/g, '\\$&');
}
