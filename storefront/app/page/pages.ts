import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Screen } from '#tenants/paths.ts';
import { type PageRequest, pageRequestContext } from './page-request.ts';

type Args = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
type PageArgs = { page: PageRequest; params: Args['params']; request: Request };

/**
 * A loader of a page that is the same for all visitors. It runs without a session, so it cannot contain anything
 * personal; the server keeps its HTML and data in the page cache, with the tags given to `page.tag`.
 * @throws Error when the path belongs to a personal screen: then path table and route contradict each other.
 */
export function publicPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return (args: Args): Promise<Data> => load(buildPageArgs(args, 'public'));
}

/**
 * The catch-all's loader. A personal path that comes here belongs to a screen that this build lacks: a 404.
 * @throws Response 404
 */
export function lastPublicPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    if (args.context.get(pageRequestContext).kind === 'personal') throw createNotFound();
    return publicPage(load)(args);
  };
}

/** Tag of a page with unpublished content: no cache keeps it (http/pages/public-pages.ts). */
export const UNPUBLISHED = 'unpublished';

/**
 * Tag of an answer that reports that there is nothing: it is dropped as soon as any article changes. Answers with a
 * status of 400 or more have it automatically (http/pages/page-cache.ts).
 */
export const MISSING = 'missing';

/** Tag of a page on which any article may come to be shown, such as a search's. */
export const ARTICLES = 'articles';

/** Tag of the pages of a category, which show its articles and those of the categories below it. */
export function categoryTag(categoryId: string | number): string {
  return `category:${categoryId}`;
}

/**
 * Tag of those pages of a list whose choice of articles depends on prices, stock or ratings.
 * @param listTag of all pages of the list
 */
export function factsTag(listTag: string): string {
  return `${listTag}:facts`;
}

/** Tag of a page of which a part has failed: no cache stores it, so that the next visitor may see the whole page. */
export const INCOMPLETE = 'incomplete';

/** Tag of a page with dates of delivery for orders placed now: no cache shows it after the tenant's cut-off. */
export const ORDER_DAY = 'order-day';

/** A loader of a visitor's own page: private, never cached. */
export function personalPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return (args: Args): Promise<Data> => load(buildPageArgs(args, 'personal'));
}

/** A form's action; always personal. The server has already refused requests from other sites. */
export function personalAction<Data>(act: (args: PageArgs & { form: FormData }) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    const page = buildPageArgs(args, 'personal');
    return act({ ...page, form: await readForm(args.request) });
  };
}

/** A loader for the frame of both kinds of pages: it must only read public data. */
export function shellPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return (args: Args): Promise<Data> =>
    load({ page: args.context.get(pageRequestContext), params: args.params, request: args.request });
}

function buildPageArgs({ context, params, request }: Args, kind: PageRequest['kind']): PageArgs {
  const page = context.get(pageRequestContext);
  if (page.kind !== kind)
    throw new Error(`a ${kind} loader ran for the ${page.kind} path ${page.url.pathname}`);
  return { page, params, request };
}

/** @throws Response 400 for a body that is not a form. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw createNotReadable();
  }
}

/** The tenant does not have this page: its own 404, in its language. */
export function createNotFound(): Response {
  return new Response(null, { status: 404 });
}

function createNotReadable(): Response {
  return new Response(null, { status: 400 });
}

/**
 * Refuses a path of another tenant or locale. All tenants' paths are routes of one build, so every screen's loader
 * calls this first.
 * @returns which of the screens it is
 * @throws Response 404
 */
export function requireScreen<Asked extends Screen>(page: PageRequest, ...screens: Asked[]): Asked {
  const path = page.url.pathname.replace(/(.)\/$/, '$1');
  const found = screens.find((screen) => page.localeSettings.paths[screen]?.replace(/(.)\/$/, '$1') === path);
  if (!found) throw createNotFound();
  return found;
}
