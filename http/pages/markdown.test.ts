import { expect, it, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { createTenantHosts } from '../tenant-hosts.ts';
import { hasMarkdown, routeToMarkdown, wantsMarkdown } from './markdown.ts';
import { createPageRoutes, type PageRoute } from './page-route.ts';

const routeOf = createPageRoutes(createTenantHosts(await loadTenants(), {}, 'nl'));

function findPageRoute(host: string, target: string): PageRoute {
  const found = routeOf(host, target);
  return 'refused' in found ? expect.fail(`${target} is refused`) : found;
}

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html, text/markdown', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  [undefined, false],
])('the Accept header %s requests markdown: %s', (accept, wants) => {
  expect(wantsMarkdown({ headers: { accept } })).toBe(wants);
});

it.each([
  ['nl.localhost', '/p/jurk/T1', true],
  ['nl.localhost', '/dames/', true],
  ['nl.localhost', '/klantenservice/bestellen', true],
  ['nl.localhost', '/inspiratie', true],
  ['nl.localhost', '/algemene-voorwaarden', true],
  ['nl.localhost', '/', false],
  ['nl.localhost', '/s/?q=jurk', false],
  ['nl.localhost', '/winkelmandje', false],
  ['nl.localhost', '/p/jurk/T1.data', false],
  ['ch.localhost', '/fr', false],
  ['ch.localhost', '/fr/p/robe/T1', true],
])('the page %s%s has a markdown form: %s', (host, target, has) => {
  expect(hasMarkdown(findPageRoute(host, target))).toBe(has);
});

test('no address can spell the cache key of another form, tenant or language', () => {
  const page = findPageRoute('nl.localhost', '/p/jurk/T1');
  const { cacheKey, markdown } = routeToMarkdown(page);
  expect(markdown).toBe(true);
  expect(cacheKey).not.toBe(page.cacheKey);
  const parts = [...`${cacheKey}${page.cacheKey}`.matchAll(/[^\w/-]/g)].map(([sign]) => sign);
  for (const sign of ['|', ':', ';', ',', ...parts.filter((part) => part !== ' ')]) {
    for (const spelled of [`/p/jurk/T1${sign}markdown`, `/p/jurk/T1${encodeURIComponent(sign)}markdown`]) {
      expect(findPageRoute('nl.localhost', spelled).cacheKey).not.toBe(cacheKey);
    }
  }
  // a request line ends at its first space, so a target has none
  expect(page.cacheKey?.split(' ')).toHaveLength(4);
});
