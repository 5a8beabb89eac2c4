import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Screen } from '#tenants/paths.ts';
import { type PageRequest, pageRequestContext } from './page-request.ts';

type Args = LoaderFunctionArgs<Readonly<RouterContextProvider>>;
type PageArgs = { page: PageRequest; params: Args['params']; request: Request };

/**
 * A loader of a page that is the same for everybody. It runs without a session, so nothing personal can be in it;
 * the server keeps its HTML and data in the page cache, with the tags given to `page.tag`.
 * @throws Error when the path is a personal screen's: then the path table and the route disagree.
 */
export function publicPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return (args: Args): Promise<Data> => load(pageArgs(args, 'public'));
}

/**
 * The catch-all's loader. A personal path that comes here belongs to a screen that this build does not have: a 404.
 * @throws Response 404
 */
export function lastPublicPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    if (args.context.get(pageRequestContext).kind === 'personal') throw notFound();
    return publicPage(load)(args);
  };
}

/** Tag of a page that shows what is not published: no cache keeps it (http/public-pages.ts). */
export const UNPUBLISHED = 'unpublished';

/** Tag of a page of which a part has failed: no cache keeps it, so that the next visitor may see the whole one. */
export const INCOMPLETE = 'incomplete';

/** Tag of a page that says when what is ordered now arrives: no cache shows it past the tenant's cut-off. */
export const ORDER_DAY = 'order-day';

/** A loader of a visitor's own page: private, never stored. */
export function personalPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return (args: Args): Promise<Data> => load(pageArgs(args, 'personal'));
}

/** A form's target; always personal. The server has already refused requests from other sites. */
export function personalAction<Data>(act: (args: PageArgs & { form: FormData }) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    const page = pageArgs(args, 'personal');
    return act({ ...page, form: await readForm(args.request) });
  };
}

/** A loader that both kinds of page use, for what is around them: it must ask for public things only. */
export function shellPage<Data>(load: (args: PageArgs) => Promise<Data>) {
  return (args: Args): Promise<Data> =>
    load({ page: args.context.get(pageRequestContext), params: args.params, request: args.request });
}

function pageArgs({ context, params, request }: Args, kind: PageRequest['kind']): PageArgs {
  const page = context.get(pageRequestContext);
  if (page.kind !== kind)
    throw new Error(`a ${kind} loader ran for the ${page.kind} path ${page.url.pathname}`);
  return { page, params, request };
}

/** @throws Response 400 for a body that is no form. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw notReadable();
  }
}

/** The tenant does not have this page: its own 404, in its language. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

function notReadable(): Response {
  return new Response(null, { status: 400 });
}

/**
 * Refuses a path that is another tenant's or locale's. All tenants' paths are routes of one build, so every screen's
 * loader asks this first.
 * @returns which of the screens it is
 * @throws Response 404
 */
export function requireScreen<Asked extends Screen>(page: PageRequest, ...screens: Asked[]): Asked {
  const path = page.url.pathname.replace(/(.)\/$/, '$1');
  const found = screens.find((screen) => page.localeSettings.paths[screen]?.replace(/(.)\/$/, '$1') === path);
  if (!found) throw notFound();
  return found;
}
