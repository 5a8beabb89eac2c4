import { expect, it, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { asMarkdown, hasMarkdown, wantsMarkdown } from './markdown.ts';
import { createPageRoutes, type PageRoute } from './page-route.ts';
import { tenantHosts } from './tenant-hosts.ts';

const routeOf = createPageRoutes(tenantHosts(await loadTenants(), {}, 'nl'));

function route(host: string, target: string): PageRoute {
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
])('%s: %s', (accept, wants) => {
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
])('%s%s has a form as markdown: %s', (host, target, has) => {
  expect(hasMarkdown(route(host, target))).toBe(has);
});

test('no address spells the cache key of another form, tenant or language', () => {
  const page = route('nl.localhost', '/p/jurk/T1');
  const { cacheKey, markdown } = asMarkdown(page);
  expect(markdown).toBe(true);
  expect(cacheKey).not.toBe(page.cacheKey);
  const parts = [...`${cacheKey}${page.cacheKey}`.matchAll(/[^\w/-]/g)].map(([sign]) => sign);
  for (const sign of ['|', ':', ';', ',', ...parts.filter((part) => part !== ' ')]) {
    for (const spelled of [`/p/jurk/T1${sign}markdown`, `/p/jurk/T1${encodeURIComponent(sign)}markdown`]) {
      expect(route('nl.localhost', spelled).cacheKey).not.toBe(cacheKey);
    }
  }
  // a request line ends at its first space, so a target has none
  expect(page.cacheKey?.split(' ')).toHaveLength(4);
});
