import { expect, it } from 'vitest';
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

it('is kept beside the page, under a key that no address has', () => {
  const page = route('nl.localhost', '/p/jurk/T1');
  const { cacheKey, markdown } = asMarkdown(page);
  expect(markdown).toBe(true);
  expect(cacheKey).toBe(`${page.cacheKey}|markdown`);
  expect('refused' in routeOf('nl.localhost', '/p/jurk/T1|markdown')).toBe(false);
  expect(route('nl.localhost', '/p/jurk/T1%7Cmarkdown').cacheKey).not.toBe(cacheKey);
});
