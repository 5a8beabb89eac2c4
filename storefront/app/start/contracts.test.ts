import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import {
  createMemoryRouter,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import { dropDataParameters, resolveDataAddress, WANTED_ROUTES } from './data-address.ts';
import { START_SCRIPT } from './start-script.ts';

/** The behaviour that this folder takes for granted of React Router beyond its documentation, one test for each. */

const packages = createRequire(import.meta.url);
const readSources = (name: string, files: string) => {
  const folder = join(dirname(packages.resolve(`${name}/package.json`)), 'dist');
  return globSync(files, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
};

const route = {
  id: 'root',
  path: '',
  module: { default: () => createElement('p'), loader: () => ({ shop: 'here' }) },
};
const assets = {
  version: '1',
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js', imports: ['/assets/shop.js'] },
  },
};

/** The arguments with which React Router calls the application for a page. */
async function captureRenderArguments(): Promise<EntryContext> {
  let asked: EntryContext | null = null;
  const entry = {
    default: (_request: Request, status: number, headers: Headers, context: EntryContext) => {
      asked = context;
      return new Response('page', { status, headers });
    },
  };
  const build = {
    entry: { module: entry },
    routes: { root: route },
    assets,
    assetsBuildDirectory: 'build/client',
    publicPath: '/',
    basename: '/',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  await createRequestHandler(build, 'production')(
    new Request('http://shop.test/'),
    new RouterContextProvider(),
  );
  if (!asked) throw new Error('React Router has not asked for the page');
  return asked;
}

describe('the data passed to the page renderer', () => {
  test('the renderer gets the loaders’ data as a text stream beside the tree’s context', async () => {
    const { serverHandoffStream } = await captureRenderArguments();
    const text = await new Response(serverHandoffStream).text();
    expect(text).toContain('shop');
    expect(text).toContain('here');
  });

  test('the renderer gets the settings of the browser’s router as JSON', async () => {
    const { serverHandoffString = '' } = await captureRenderArguments();
    expect(JSON.parse(serverHandoffString)).toMatchObject({ ssr: true, basename: '/' });
  });

  test('the renderer gets the addresses of the entry, the route modules and the list of routes', async () => {
    const { manifest, staticHandlerContext } = await captureRenderArguments();
    expect(manifest).toMatchObject({ url: assets.url, entry: assets.entry });
    expect(staticHandlerContext.matches.map(({ route: { id } }) => manifest.routes[id])).toMatchObject([
      { module: '/assets/root.js', imports: ['/assets/shop.js'] },
    ]);
  });
});

describe('the data read by the browser’s router', () => {
  const browser = readSources('react-router', 'production/**/*.js');
  test.each([
    ['the handed-over context', '__reactRouterContext'],
    ['the loaders’ data as its stream', '__reactRouterContext.stream'],
    ['the routes’ modules', '__reactRouterRouteModules'],
    ['the list of routes', '__reactRouterManifest'],
  ])('the router reads %s from the window', (_what, name) => expect(browser).toContain(name));

  test('the router finds the modules where the start script has put them', () => {
    expect(START_SCRIPT).toContain('window.__reactRouterRouteModules=');
  });
});

test('the build writes the list of routes as one assignment', () => {
  expect(readSources('@react-router/dev', '**/vite.js')).toContain('window.__reactRouterManifest=${');
});

test('a page’s data is requested at the page’s address with a suffix and the wanted routes', async () => {
  const browser = readSources('react-router', 'production/**/*.js');
  expect(browser).toContain('/_.data');
  expect(browser).toContain(`"${WANTED_ROUTES}"`);
  expect(['/a.data', '/a/_.data', '/_.data', '/a'].map(resolveDataAddress)).toEqual(['/a', '/a/', '/', '/a']);
  const url = new URL('http://shop.test/a?page=2&_routes=root');
  dropDataParameters(url);
  expect(url.search).toBe('?page=2');
});

test('the router has a submitted form in its state at once until its answer is loaded', async () => {
  const routes = [{ path: '/', loader: () => ({}), action: () => new Response(null), element: null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '0': {} } } });
  const before = router.state.loaderData;
  const sent = router.navigate('/?index', { formMethod: 'post', formData: new FormData() });
  expect(router.state.navigation.formMethod).toBe('POST');
  await sent;
  expect(router.state.navigation.formMethod).toBeUndefined();
  expect(router.state.loaderData).not.toBe(before);
});

test('an answer that a loader throws is a route error', () => {
  expect(isRouteErrorResponse({ status: 404, statusText: '', internal: false, data: null })).toBe(true);
});

/** Names of React Router's private parts. */
const PRIVATE = /__reactRouter|serverHandoff|EntryContext|_routes|\bUNSAFE_|\bunstable_/;

test('no other part of the storefront touches React Router’s private parts', () => {
  const storefront = join(import.meta.dirname, '../..');
  const touching = globSync('**/*.{ts,tsx}', { cwd: storefront })
    .filter((file) => !file.startsWith('app/start/') && !file.endsWith('.test.ts'))
    .filter((file) => PRIVATE.test(readFileSync(join(storefront, file), 'utf8')));
  expect(touching).toEqual([]);
  expect(PRIVATE.test('window.__reactRouterContext')).toBe(true);
});
