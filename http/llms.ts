import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import type { FileRoute } from './file-route.ts';
import { sendTooMany } from './problem.ts';
import type { RateLimit } from './rate-limits.ts';
import type { ServerRequest } from './request-context.ts';

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
export function localeOfFile(
  pathname: string,
  { locales }: Tenant,
  name: string,
): LocaleSettings | undefined {
  return locales.find(({ prefix }) => pathname === (prefix ? `/${prefix}/${name}` : `/${name}`));
}

export type LlmsOptions = {
  readonly summaryOf: (request: ServerRequest, locale: LocaleSettings) => Promise<ShopSummary>;
  /** a file costs work: a client that asks too often has to wait */
  readonly limit: RateLimit;
};

/**
 * `/llms.txt` and `/<prefix>/llms.txt` (llmstxt.org): the shop's pages for assistants, in each language of a tenant.
 */
export function createLlms({ summaryOf, limit }: LlmsOptions): FileRoute {
  return {
    kind: 'static',
    owns: (pathname, tenant) => localeOfFile(pathname, tenant, NAME) !== undefined,
    async respond(req, res, request) {
      const locale = localeOfFile(request.pathname, request.tenant, NAME);
      if (!locale) return false;
      const wait = await limit(request.clientAddress);
      if (wait !== null) {
        sendTooMany(res, wait);
        return true;
      }
      const body = llmsOf(await summaryOf(request, locale), request.publicOrigin);
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
export function llmsOf({ name, summary, sections }: ShopSummary, origin: string): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(
      ({ heading, links }) =>
        `## ${inLine(heading)}\n\n${links.map((link) => item(link, origin)).join('\n')}\n`,
    );
  return [`# ${inLine(name)}\n`, `> ${inLine(summary)}\n`, ...lists].join('\n');
}

function item({ title, path, text }: Link, origin: string): string {
  const words = inLine(text);
  return `- [${inLine(title)}](${origin}${path})${words === '' ? '' : `: ${words}`}`;
}

/** Escapes text from outside, so that no new line, link or emphasis begins in it. */
function inLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>*_`]/g, '\\$&');
}
