import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnManifest } from './own-routes.ts';

const createEntry = (id: string, path: string, parentId?: string) => ({
  ...{ id, path, hasAction: false, hasLoader: false, hasClientAction: false, hasClientLoader: false },
  ...{ hasClientMiddleware: false, hasErrorBoundary: true, module: `/assets/${id}.js` },
  ...(parentId !== undefined && { parentId }),
});
const ALL = {
  root: createEntry('root', ''),
  category: createEntry('category', '*', 'root'),
  basket: createEntry('basket', 'basket', 'root'),
};
const MODULES = {
  root: { default: () => null },
  category: { default: () => null },
  basket: { default: () => null },
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A page of a category that holds its own routes only. */
async function createCategoryPage(answer: () => Promise<Response>) {
  const asked = vi.fn((_address: string) => answer());
  vi.stubGlobal('fetch', asked);
  const location = { href: 'unchanged' };
  vi.stubGlobal('window', { location });
  const { getPatchRoutesOnNavigationFunction } = await import('./route-discovery.ts');
  const { UNSAFE_createClientRoutes: createClientRoutes } = await import('react-router');
  const { basket: _later, ...routes } = ALL;
  const manifest = {
    version: '1',
    url: '',
    entry: { module: '', imports: [] },
    routes,
    rest: '/assets/nl.json',
  };
  const own = manifest as unknown as OwnManifest;
  const modules = MODULES as never;
  const router: DataRouter = createRouter({
    routes: createClientRoutes(own.routes as never, modules, null, true, false),
    history: createMemoryHistory({ initialEntries: ['/dames'] }),
    hydrationData: { loaderData: { root: {}, category: {} } },
    patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction(
      () => router,
      own,
      modules,
      true,
      null,
      false,
    ),
  }).initialize();
  return { router, asked, location, ids: () => router.state.matches.map(({ route }) => route.id) };
}

it('a press before the other routes are known leads to its own screen and not to a category', async () => {
  const { router, ids, asked } = await createCategoryPage(async () => Response.json(ALL));
  expect(ids()).toEqual(['root', 'category']);
  await router.navigate('/basket');
  expect(ids()).toEqual(['root', 'basket']);
  await router.navigate('/heren');
  await router.navigate('/basket');
  expect(ids()).toEqual(['root', 'basket']);
  expect(asked.mock.calls).toEqual([['/assets/nl.json']]);
});

it('the page says that nobody answers and the next press tries again', async () => {
  let online = false;
  const { router, ids } = await createCategoryPage(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return Response.json(ALL);
  });
  await router.navigate('/basket');
  expect(Object.values(router.state.errors ?? {})).toEqual([new TypeError('Failed to fetch')]);
  online = true;
  await router.navigate('/basket');
  expect([ids(), router.state.errors]).toEqual([['root', 'basket'], null]);
});

it('a server with another build is asked for the document', async () => {
  const { router, location } = await createCategoryPage(async () => new Response('', { status: 404 }));
  void router.navigate('/basket?a=1');
  await expect.poll(() => location.href).toBe('/basket?a=1');
  expect(router.state.location.pathname).toBe('/dames');
});
