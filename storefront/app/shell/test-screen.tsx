import axe from 'axe-core';
import { type DocumentNode, print } from 'graphql';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GatewayError, type Market, type PageRequest, pageRequestContext } from '#app/page/page-request.ts';
import { hideMiniBasket, showSignIn, showWishlistOverlay } from '#app/session/personal-state.ts';
import { getTranslator } from '#app/texts/texts.tsx';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import { collectTerms } from '#tenants/terms.rules.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import { bindTerms } from '#texts/translator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the tenant of the shop that component tests ask, and the markets of all tenants (e2e/support/start-component-shop.ts) */
    testShop: {
      readonly tenant: Tenant;
      readonly markets: readonly Market[];
      /** a customer of the demo, with an order */
      readonly customer: { readonly email: string; readonly password: string };
      /** guests who are so far that a test goes on as one of them (e2e/support/component-buyers.ts) */
      readonly buyers: {
        readonly arrived: string;
        readonly credit: { readonly page: string; readonly postalCode: string };
        readonly paying: Readonly<Record<string, string>>;
        readonly protecting: Readonly<Record<string, string>>;
      };
    };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each route's generated types are those of its own path
type Handler = (args: any) => unknown;

/** A route module as `routes.ts` names it. */
export type ScreenModule = {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly default: ComponentType<any>;
  readonly loader?: Handler;
  readonly action?: Handler;
  readonly clientAction?: Handler;
  readonly shouldRevalidate?: Handler;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly ErrorBoundary?: ComponentType<any>;
};

type TestRoute = {
  readonly path: string;
  /** the kind of page that the path table says it is */
  readonly kind: PageRequest['kind'];
  readonly module: ScreenModule;
};

const LOCALE: Locale = 'nl-NL';

/**
 * Asks the gateway of the running test shop as a page's loader does.
 * @throws GatewayError with the errors of the answer
 */
export async function queryShop<Data>(
  document: DocumentNode | string,
  variables: object = {},
): Promise<Data> {
  const query = typeof document === 'string' ? document : print(document);
  const answer = await fetch(`/api/gateway/?locale=${LOCALE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new GatewayError(errors);
  return data;
}

function createContext(kind: PageRequest['kind'], address: string): RouterContextProvider {
  const { tenant, markets } = inject('testShop');
  const localeSettings = tenant.locales.find((one) => one.locale === LOCALE);
  if (!localeSettings) throw new Error(`${tenant.id} has no ${LOCALE}`);
  const page: PageRequest = {
    ...{ kind, tenant, locale: LOCALE, language: 'nl', localeSettings, markets },
    origin: location.origin,
    url: new URL(address),
    query: (document, variables) => queryShop(document, variables as object),
    tag: () => {},
    log: { error: failWith, warn: failWith },
    development: false,
    assumedWidth: null,
  };
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  return context;
}

function failWith(fields: object, message = ''): never {
  throw new Error(`${message} ${JSON.stringify(fields)}`);
}

/** While the first loaders run. A page from the server has them done. */
function Nothing() {
  return null;
}

/** Does the work of React Router's server: the handler gets the page's request, a `clientAction` the bare answer. */
function createRoute({ path, kind, module }: TestRoute) {
  const run = (handler: Handler, as: PageRequest['kind']) => (args: { request: Request }) =>
    handler({ ...args, context: createContext(as, args.request.url) });
  const action = module.action && run(module.action, 'personal');
  const { clientAction } = module;
  const answerForm =
    action && clientAction
      ? (args: { request: Request }) =>
          clientAction({ ...args, serverAction: async () => readAnswer(await action(args)) })
      : action;
  return {
    path,
    Component: module.default,
    ErrorBoundary: module.ErrorBoundary,
    HydrateFallback: Nothing,
    ...(module.loader && { loader: run(module.loader, kind) }),
    ...(answerForm && { action: answerForm }),
    ...(module.shouldRevalidate && { shouldRevalidate: module.shouldRevalidate }),
  } as StubRoute;
}

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

/** @throws Response that redirects, as the browser's side of an action does */
function readAnswer(answer: unknown): unknown {
  if (answer instanceof Response) throw answer;
  const isWrapped =
    typeof answer === 'object' &&
    answer !== null &&
    'type' in answer &&
    answer.type === 'DataWithResponseInit';
  return isWrapped ? (answer as unknown as { data: unknown }).data : answer;
}

let root: Root | undefined;

/**
 * Renders screens in the shop's own frame, with their own loaders and actions, which ask the gateway of a running shop.
 * Addresses that are not among the routes cannot be gone to.
 * @param address path and query of the first screen
 */
export function showScreen(frame: ScreenModule, address: string, routes: readonly TestRoute[]): void {
  const Stub = createRoutesStub([
    {
      ...createRoute({ path: '/', kind: 'public', module: frame }),
      id: 'root',
      children: routes.map(createRoute),
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Stub initialEntries={[address]} />);
}

const complaints: string[] = [];
/** React's warning about structured data, which the server writes and no browser runs. */
const NOT_RUN = /^Encountered a script tag/;
const complain = (...words: unknown[]) => {
  const text = words.map(String).join(' ');
  if (!NOT_RUN.test(text)) complaints.push(text);
};
addEventListener('error', ({ message }) => complain(message));
addEventListener('unhandledrejection', ({ reason }) => complain(reason));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complain);
});

afterEach(() => {
  // a layer that a test has left open must not cover the next one
  hideMiniBasket();
  showSignIn(false);
  showWishlistOverlay(false);
  root?.unmount();
  document.body.replaceChildren();
  const heard = complaints.splice(0);
  expect(heard, 'errors in the console').toEqual([]);
});

/** The words of the shop that component tests look at. */
export const t: (id: TextKey, values?: Values) => string = (id, values) =>
  bindTerms(getTranslator(LOCALE), collectTerms(inject('testShop').tenant)).text(id, values);

type Article = { readonly name: string; readonly path: string; readonly variants: readonly string[] };

/** An article of the home page that comes in at least so many sizes that can be had. */
export async function findArticle({ sizes }: { sizes: number }): Promise<Article> {
  const { home } = await queryShop<{ home: { bestsellers: Bestseller[] } }>(
    '{ home { bestsellers(first: 24) { sku slug name variations { sku availability { state } } } } }',
  );
  for (const { sku, slug, name, variations } of home.bestsellers) {
    const variants = variations.filter(({ availability }) => availability.state === 'IN_STOCK');
    if (variants.length >= sizes)
      return { name, path: `/p/${slug}/${sku}`, variants: variants.map((one) => one.sku) };
  }
  throw new Error(`no bestseller in ${sizes} sizes`);
}

type Bestseller = {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly variations: readonly { readonly sku: string; readonly availability: { readonly state: string } }[];
};

/** Waits until the personal part of the page listens. */
export async function waitForPersonalParts(): Promise<void> {
  await expect.element(page.getByRole('region', { name: t('ui.toasts') })).toBeInTheDocument();
}

/**
 * Waits until the personal part of the page listens, and the header knows the number of pieces in the basket. The session
 * is asked once for all tests of a file: only the first of them can wait for what was added before the screen was there.
 */
export async function waitForBasket(count: number): Promise<void> {
  await waitForPersonalParts();
  const link = page.getByRole('link', { name: t('shell.basket.count', { count }), exact: true });
  await expect.element(link.first()).toBeVisible();
}

/**
 * Asks axe about the page as it stands.
 * @param asked.colours false where they are judged with the whole pages
 */
export async function expectAccessible({ colours = false } = {}): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'color-contrast': { enabled: colours } },
    resultTypes: ['violations'],
    preload: false,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Holds every call of the page's loaders and actions until `release`. */
export function holdCalls(): { release(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    await promise;
    return fetch(...asked);
  });
  return {
    release() {
      held.mockRestore();
      resolve();
    },
  };
}
