import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

export type WarmedShop = {
  /** the address that this server listens on */
  readonly host: string;
  readonly port: number;
  /** a host that each tenant answers on */
  readonly tenantHosts: readonly string[];
};

/** Most renditions that are requested; one takes some 0.1 s of one core, once for each data folder. */
const MOST_PICTURES = 2000;
/** Renditions of one page in all sizes: the rows of a home page, the first rows of a department or category in it. */
const MOST_OF_PAGE = { home: 160, department: 48, category: 16 };
/** Pages of a tenant: home pages with departments, and the categories in these. */
const MOST_DEPARTMENTS = 24;
const MOST_CATEGORIES = 60;
/** The first articles of a page, whose own pages show them large; and that size. */
const MOST_LARGE = { home: 24, department: 8, category: 4 };
const LARGE_WIDTHS = [800, 1200];
const FIRST_PAUSE_MS = 2000;
const PAUSE_MS = 20;
/** Visitors come first: while the event loop is busier than this, no picture is requested. */
const BUSY = 0.5;
const BUSY_PAUSE_MS = 500;
const TIMEOUT_MS = 20_000;

/**
 * Requests the pictures of home pages, departments and the categories in them before visitors do, and the large ones of
 * the articles that these show first, one after the other, from this server as a browser would. Their pages enter the
 * page cache too. `pauseMs`: before it begins.
 * @returns a function that ends it
 */
export function startWarming(shop: WarmedShop, pauseMs = FIRST_PAUSE_MS): () => void {
  const end = new AbortController();
  void warm(shop, pauseMs, end.signal).catch(() => undefined);
  return () => end.abort();
}

async function warm(shop: WarmedShop, pauseMs: number, signal: AbortSignal): Promise<void> {
  await wait(pauseMs, undefined, { signal, ref: false });
  const requested = new Set<string>();
  const draw = async (pages: readonly ReadPage[]) => {
    for (const [path, host] of listPictures(pages)) {
      if (requested.has(path)) continue;
      if (requested.size >= MOST_PICTURES) return;
      requested.add(path);
      await waitUntilIdle(signal);
      const { retryAfterMs } = await ask(shop, host, path, signal);
      // it is limited like every other client
      if (retryAfterMs > 0) await wait(retryAfterMs, undefined, { signal, ref: false });
    }
  };
  const departments = await readHomesAndDepartments(shop, signal);
  await draw(departments);
  // many more pages: they are read when the pictures of those above are there
  await draw(await readCategories(shop, departments, signal));
}

type ReadPage = {
  readonly kind: keyof typeof MOST_OF_PAGE;
  readonly host: string;
  readonly path: string;
  readonly html: string;
};

async function readHomesAndDepartments(shop: WarmedShop, signal: AbortSignal): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for (const host of shop.tenantHosts) {
    const paths = new Set(['/']);
    for (const path of paths) {
      const { html } = await ask(shop, host, path, signal);
      for (const found of findDepartments(html)) if (paths.size < MOST_DEPARTMENTS) paths.add(found);
      read.push({ kind: path === '/' ? 'home' : 'department', host, path, html });
    }
  }
  return read;
}

async function readCategories(
  shop: WarmedShop,
  departments: readonly ReadPage[],
  signal: AbortSignal,
): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for (const host of shop.tenantHosts) {
    const above = departments.filter((page) => page.host === host);
    const known = new Set(above.map(({ path }) => path));
    const paths = new Set(above.flatMap(({ html }) => findCategories(html)));
    for (const path of [...paths].filter((path) => !known.has(path)).slice(0, MOST_CATEGORIES)) {
      await waitUntilIdle(signal);
      const { html } = await ask(shop, host, path, signal);
      read.push({ kind: 'category', host, path, html });
    }
  }
  return read;
}

/**
 * @returns paths with the host to ask; what is seen first on any page comes first, then the rest of home pages, then the
 *   large pictures of articles, then the rest of the other pages
 */
function listPictures(pages: readonly ReadPage[]): Map<string, string> {
  const list = (find: (page: ReadPage) => readonly string[]) =>
    pages.flatMap((page) => find(page).map((path) => [path, page.host] as const));
  return new Map([
    ...list(({ html }) => findFirstPictures(html)),
    ...list(({ kind, html }) => (kind === 'home' ? findPictures(html).slice(0, MOST_OF_PAGE.home) : [])),
    ...list(({ kind, html }) => findLargePictures(html, MOST_LARGE[kind])),
    ...list(({ kind, html }) => (kind === 'home' ? [] : findPictures(html).slice(0, MOST_OF_PAGE[kind]))),
  ]);
}

/** Departments, and the home pages of other languages: addresses with a single segment and a slash at the end. */
function findDepartments(html: string): string[] {
  return [...html.matchAll(/href="(\/[a-z]{2}|\/(?:[a-z]{2}\/)?[a-z-]+\/)"/g)].map(([, path]) => path ?? '/');
}

/** Categories directly below a department; also departments of another language. */
function findCategories(html: string): string[] {
  return [...html.matchAll(/href="(\/(?:[a-z]{2}\/)?[a-z-]+\/[a-z0-9-]+\/)"/g)].map(
    ([, path]) => path ?? '/',
  );
}

/**
 * The pictures that load at once, and the first of those that load when they come into view; in all widths, since the
 * browser chooses one.
 */
function findPictures(html: string): string[] {
  return [...html.matchAll(/\/img\/[\w-]+\/\d+\.avif/g)].map(([path]) => path);
}

/** The pictures in the window when the page appears, which load before all others. */
function findFirstPictures(html: string): string[] {
  const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
  return pictures.filter((picture) => picture.includes('loading="eager"')).flatMap(findPictures);
}

/** What the pages of a page's articles show first. A picture on tiles is offered in a width that no other has. */
function findLargePictures(html: string, most: number): string[] {
  const ids = new Set([...html.matchAll(/\/img\/([\w-]+)\/240\.avif/g)].map(([, id]) => id ?? ''));
  return [...ids].slice(0, most).flatMap((id) => LARGE_WIDTHS.map((width) => `/img/${id}/${width}.avif`));
}

async function waitUntilIdle(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await wait(PAUSE_MS, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
    await wait(BUSY_PAUSE_MS, undefined, { signal, ref: false });
  }
}

type Answer = { readonly html: string; readonly retryAfterMs: number };

/** @returns the text of a page; empty for any other answer, and for a failure */
function ask(
  { host, port }: WarmedShop,
  tenantHost: string,
  path: string,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = {
      host: `${tenantHost}:${port}`,
      accept: 'text/html,image/avif',
      'user-agent': 'warm-up',
    };
    const request = get({ host, port, path, headers, signal, timeout: TIMEOUT_MS }, (response) => {
      const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => isPage && chunks.push(chunk));
      const retryAfterMs = Number(response.headers['retry-after'] ?? 0) * 1000;
      response.on('close', () => resolve({ html: Buffer.concat(chunks).toString(), retryAfterMs }));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve({ html: '', retryAfterMs: 0 }));
  });
}
