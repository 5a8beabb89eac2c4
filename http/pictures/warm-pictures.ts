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
const MOST_PICTURES = 800;
/** Renditions of one page in all sizes: the rows of a home page, the first rows of a department. */
const MOST_OF_PAGE = { home: 160, department: 48 };
const MOST_PAGES_OF_TENANT = 24;
/** The first articles of a home page, whose own pages show them large; and that size. */
const MOST_LARGE = 24;
const LARGE_WIDTHS = [800, 1200];
const FIRST_PAUSE_MS = 2000;
const PAUSE_MS = 20;
/** Visitors come first: while the event loop is busier than this, no picture is requested. */
const BUSY = 0.5;
const BUSY_PAUSE_MS = 500;
const TIMEOUT_MS = 20_000;

/**
 * Requests the pictures of home pages and departments before visitors do, and the large ones of the articles that
 * home pages link to, one after the other, from this server as a browser would. Their pages enter the page cache too.
 * `pauseMs`: before it begins.
 * @returns a function that ends it
 */
export function startWarming(shop: WarmedShop, pauseMs = FIRST_PAUSE_MS): () => void {
  const end = new AbortController();
  void warm(shop, pauseMs, end.signal).catch(() => undefined);
  return () => end.abort();
}

async function warm(shop: WarmedShop, pauseMs: number, signal: AbortSignal): Promise<void> {
  await wait(pauseMs, undefined, { signal, ref: false });
  const pictures = await listPicturesOfPages(shop, signal);
  for (const [path, host] of [...pictures].slice(0, MOST_PICTURES)) {
    await waitUntilIdle(signal);
    const { retryAfterMs } = await ask(shop, host, path, signal);
    // it is limited like every other client
    if (retryAfterMs > 0) await wait(retryAfterMs, undefined, { signal, ref: false });
  }
}

/**
 * @returns paths with the host to ask; what is seen first on any page comes first, then the rest of home pages, then that
 *   of the pages that these link to
 */
async function listPicturesOfPages(shop: WarmedShop, signal: AbortSignal): Promise<Map<string, string>> {
  const found = { home: new Map<string, string>(), department: new Map<string, string>() };
  const first = new Map<string, string>();
  const large = new Map<string, string>();
  const keep = (all: Map<string, string>, paths: readonly string[], host: string) => {
    for (const path of paths) all.set(path, host);
  };
  for (const host of shop.tenantHosts) {
    const pages = new Set(['/']);
    for (const page of pages) {
      const { html } = await ask(shop, host, page, signal);
      for (const path of findDepartments(html)) if (pages.size < MOST_PAGES_OF_TENANT) pages.add(path);
      const kind = page === '/' ? 'home' : 'department';
      keep(first, findFirstPictures(html), host);
      keep(found[kind], findPictures(html).slice(0, MOST_OF_PAGE[kind]), host);
      if (kind === 'home') keep(large, findLargePictures(html), host);
    }
  }
  return new Map([...first, ...found.home, ...large, ...found.department]);
}

/** Departments, and the home pages of other languages: addresses with a single segment and a slash at the end. */
function findDepartments(html: string): string[] {
  return [...html.matchAll(/href="(\/[a-z]{2}|\/(?:[a-z]{2}\/)?[a-z-]+\/)"/g)].map(([, path]) => path ?? '/');
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

/** A picture on tiles is offered in a width that no other has. */
function findLargePictures(html: string): string[] {
  const ids = new Set([...html.matchAll(/\/img\/([\w-]+)\/240\.avif/g)].map(([, id]) => id ?? ''));
  return [...ids]
    .slice(0, MOST_LARGE)
    .flatMap((id) => LARGE_WIDTHS.map((width) => `/img/${id}/${width}.avif`));
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
