import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { sendTooMany } from '../calls/problem.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import type { XmlFiles } from '../xml-files.ts';
import type { FileRoute } from './file-route.ts';

/** An address that has just gone must not stand here for an hour: crawlers take it for a fault of the shop. */
const MAX_AGE_MS = 5_000;

/** A page of the shop, by its path with language prefix. `changedAt` is null if not known. */
export type SitemapEntry = { readonly path: string; readonly changedAt: Date | null };

/** The addresses of the sitemap; all of them are pages that answer 200 and may be indexed. */
export type SitemapSource = {
  /** pages with an address of their own: home, help, law */
  pages(request: ServerRequest, locale: LocaleSettings): Promise<readonly SitemapEntry[]>;
  /** numbers of the tenant's files of products */
  productFiles(tenant: Tenant): Promise<readonly number[]>;
  products(tenant: Tenant, locale: LocaleSettings, file: number): AsyncIterable<readonly SitemapEntry[]>;
  categories(tenant: Tenant, locale: LocaleSettings): Promise<readonly SitemapEntry[]>;
};

export type SitemapOptions = {
  readonly source: SitemapSource;
  readonly files: XmlFiles;
  /** a client that asks too often has to wait */
  readonly limit: RateLimit;
};

const FILE = /^\/sitemap-(pages|categories|products-([a-z]{2}-[A-Z]{2})-(\d{1,6}))\.xml$/;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `/sitemap.xml` of the tenant of the request: the index of its files (sitemaps.org), one for pages and one for
 * categories of all its languages, and for products files of at most 50,000 addresses per language.
 */
export function createSitemaps({ source, files, limit }: SitemapOptions): FileRoute {
  const respond: FileRoute['respond'] = async (req, res, request) => {
    const wait = await limit(request.clientAddress);
    if (wait !== null) {
      sendTooMany(res, wait);
      return true;
    }
    // no such file: the shop's own 404
    const name = `sitemap ${request.tenant.id} ${request.pathname}`;
    return files.send(req, res, name, () => createChunks(source, request), MAX_AGE_MS);
  };
  return {
    kind: 'static',
    matches: (pathname) => pathname === '/sitemap.xml' || FILE.test(pathname),
    respond,
  };
}

type Chunks = AsyncIterable<string>;

async function createChunks(source: SitemapSource, request: ServerRequest): Promise<Chunks | null> {
  const { pathname, tenant, publicOrigin } = request;
  if (pathname === '/sitemap.xml') return indexOf(publicOrigin, tenant, await source.productFiles(tenant));
  const [, name, locale, file] = FILE.exec(pathname) ?? [];
  if (name === 'pages') {
    const byLocale = await Promise.all(tenant.locales.map((one) => source.pages(request, one)));
    return renderUrlSet(publicOrigin, byLocale);
  }
  if (name === 'categories') {
    const byLocale = await Promise.all(tenant.locales.map((one) => source.categories(tenant, one)));
    return renderUrlSet(publicOrigin, byLocale);
  }
  const settings = tenant.locales.find((one) => one.locale === locale);
  if (!settings) return null;
  const batches = source.products(tenant, settings, Number(file))[Symbol.asyncIterator]();
  const first = await batches.next();
  return first.done ? null : renderUrlSet(publicOrigin, prependItem(first.value, batches));
}

async function* prependItem<Item>(first: Item, rest: AsyncIterator<Item>): AsyncGenerator<Item> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* indexOf(origin: string, { locales }: Tenant, files: readonly number[]): Chunks {
  const products = locales.flatMap(({ locale }) => files.map((file) => `products-${locale}-${file}`));
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`;
  for (const name of ['pages', 'categories', ...products])
    yield `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

async function* renderUrlSet(
  origin: string,
  batches: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): Chunks {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const entries of batches) yield entries.map((entry) => renderUrl(origin, entry)).join('');
  yield '</urlset>\n';
}

function renderUrl(origin: string, { path, changedAt }: SitemapEntry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
