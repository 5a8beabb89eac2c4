import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { GatewayError, Market, PageRequest } from '#app/page/page-request.ts';
import { UNPUBLISHED } from '#app/page/pages.ts';
import type { PageOut } from '#app/start/answer-page.server.tsx';
import { dropDataParameters } from '#app/start/data-address.ts';
import { buildFor } from '#app/start/tenant-build.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { getLanguage } from '#tenants/tenant.ts';
import type { PageAsker, ServerLog, ServerRequest } from '../calls/request-context.ts';
import { CLOSED_POLICY, DEVELOPMENT_POLICY, type Others, secureScripts } from '../content-security-policy.ts';
import { getSecurityHeaders } from '../security-headers.ts';
import type { RenderedPage } from './cached-page.ts';
import { ASSUMED_WIDTHS, type Device } from './device.ts';
import type { PagePlace } from './page-kind.ts';

export type PageHandlerOptions = {
  /** the application's server build; loaded again for each request in development */
  readonly build: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  /** pages are rendered and started React Router's own way (docs/adr/0012) */
  readonly stock: boolean;
  readonly tenants: readonly Tenant[];
  readonly markets: readonly Market[];
  /** runs an operation of the gateway in this process; errors are masked */
  readonly execute: Execute;
  readonly developmentPages: boolean;
  readonly log: ServerLog;
};

export type PageInput = {
  readonly request: ServerRequest;
  readonly place: PagePlace;
  /** the part of the query that the screen may read */
  readonly search: string;
  readonly method: string;
  /** personal pages and forms only */
  readonly cookie: string | undefined;
  readonly userAgent: string | null;
  /** null on public pages: they are cached for all devices */
  readonly device: Device | null;
  readonly form: { readonly type: string; readonly body: Buffer } | null;
  /** the client prefers markdown; a page without markdown is answered as HTML */
  readonly markdown?: boolean;
  readonly signal: AbortSignal;
};

export type Execute = (
  document: unknown,
  variables: unknown,
  asker: PageAsker,
) => Promise<{
  data?: unknown;
  errors?: GatewayError['errors'] | undefined;
  /** cache tags of the data in the answer */
  tags?: readonly string[];
}>;

/** the exports of entry.server.tsx for the server */
type AppModule = {
  createRouterContext(page: PageRequest, out: PageOut): RouterContextProvider;
  createGatewayError(errors: GatewayError['errors']): GatewayError;
};
/** a page as rendered by the application, and the mark of its inline scripts */
type Document = { readonly html: string; readonly mark: string };
/** whether the gateway could not answer for now, which is no bug */
type Outage = { seen: boolean };
type Handler = ReturnType<typeof createRequestHandler>;

/**
 * Answers pages by the application.
 * @returns `render`; it throws for bugs only: an exception in a screen becomes the application's own error page, with
 *   status 500
 */
export function createPageHandler(options: PageHandlerOptions) {
  const handlerOf = createHandlers(options);

  return async function render(input: PageInput): Promise<RenderedPage> {
    const { place } = input;
    const build = await options.build();
    const app = build.entry.module as unknown as AppModule;
    const tags = new Set<string>();
    const cookies: string[] = [];
    const request = buildWebRequest(input);
    let document = null as Document | null;
    const outage: Outage = { seen: false };
    const context = app.createRouterContext(
      buildPageRequest(options, app, input, { tags, cookies, outage }),
      {
        stock: options.stock,
        sink: (html, mark) => {
          document = { html, mark };
        },
      },
    );
    const response = await handlerOf(build, place.localeSettings)(request, context);
    const page = await buildRenderedPage(
      response,
      document,
      input.request.secure,
      [...tags],
      cookies,
      listOutsideHosts(input.request.tenant),
    );
    if (page.status === 500 && outage.seen) return markUnavailable(page);
    if (options.mode === 'development') page.headers.set('content-security-policy', DEVELOPMENT_POLICY);
    return page;
  };
}

function createHandlers({ mode, tenants }: PageHandlerOptions) {
  let made = new WeakMap<ServerBuild, Map<LocaleSettings, Handler>>();
  return (build: ServerBuild, locale: LocaleSettings): Handler => {
    const ofBuild = made.get(build) ?? new Map<LocaleSettings, Handler>();
    if (!made.has(build)) made = new WeakMap([[build, ofBuild]]);
    let handler = ofBuild.get(locale);
    if (!handler) {
      handler = createRequestHandler(buildFor(build, tenants, locale), mode);
      ofBuild.set(locale, handler);
    }
    return handler;
  };
}

/**
 * The application's request. It contains only what the page's kind allows: nothing of the visitor, not even a header,
 * on public pages.
 */
function buildWebRequest({ request, search, method, form, signal }: PageInput): Request {
  const url = new URL(request.pathname + search, request.publicOrigin);
  const asGet = method === 'HEAD' ? 'GET' : method;
  if (!form) return new Request(url, { method: asGet, signal });
  return new Request(url, {
    method: asGet,
    signal,
    headers: { 'content-type': form.type },
    body: new Uint8Array(form.body),
  });
}

function buildPageRequest(
  options: PageHandlerOptions,
  app: AppModule,
  { request, place, search, cookie, userAgent, device }: PageInput,
  { tags, cookies, outage }: { tags: Set<string>; cookies: string[]; outage: Outage },
): PageRequest {
  const { localeSettings, kind } = place;
  const log = options.log.child({ requestId: request.requestId });
  const url = new URL(place.pathname + search, request.publicOrigin);
  if (place.data) dropDataParameters(url);
  const asker: PageAsker = {
    request,
    localeSettings,
    log,
    get isUnpublished() {
      return tags.has(UNPUBLISHED);
    },
    session: kind === 'public' ? null : { cookie, userAgent, setCookie: (value) => cookies.push(value) },
  };
  return {
    kind,
    tenant: request.tenant,
    locale: localeSettings.locale,
    language: getLanguage(localeSettings.locale),
    localeSettings,
    origin: request.publicOrigin,
    markets: options.markets,
    url,
    query: async (document, variables) => {
      const { data, errors, tags: shown = [] } = await options.execute(document, variables, asker);
      for (const tag of shown) tags.add(tag);
      if (!errors?.length) return data as never;
      if (errors.some(({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE')) outage.seen = true;
      throw app.createGatewayError(errors);
    },
    tag: (...added) => {
      for (const tag of added) tags.add(tag);
    },
    log,
    development: options.developmentPages,
    assumedWidth: device && ASSUMED_WIDTHS[device],
  };
}

/**
 * The outside hosts that a tenant's pages use: the same on all of its pages, since they are cached for all visitors.
 */
function listOutsideHosts({
  measurement: { tagManager, push },
  features,
  consent,
  securityCheck,
}: Tenant): Others {
  const tags = tagManager ? [tagManager.host] : [];
  const pushes = push && features.insiderPush ? [push.host] : [];
  const tool = consent.tool === 'onetrust' ? [consent.host] : [];
  const check = securityCheck ? [new URL(securityCheck.script).origin, ...securityCheck.hosts] : [];
  const scripts = [...tags, ...pushes, ...tool, ...check];
  return { scripts, sinks: [...scripts, ...(tagManager?.sendsTo ?? [])], frames: check };
}

const RETRY_AFTER_S = '10';

/** The same page with 503, which asks search engines and monitors to come back soon. */
function markUnavailable(page: RenderedPage): RenderedPage {
  return { ...page, status: 503, headers: new Map([...page.headers, ['retry-after', RETRY_AFTER_S]]) };
}

async function buildRenderedPage(
  response: Response,
  document: Document | null,
  secure: boolean,
  tags: readonly string[],
  asked: readonly string[],
  others: Others,
): Promise<RenderedPage & { headers: Map<string, string> }> {
  const headers = new Map<string, string>(getSecurityHeaders(secure));
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers.set(name, value);
  const cookies = [...asked, ...response.headers.getSetCookie()];
  if (!document) {
    headers.set('content-security-policy', CLOSED_POLICY);
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers, cookies, tags, body };
  }
  const { html, policy } = secureScripts(document.html, document.mark, others);
  headers.set('content-security-policy', policy);
  return { status: response.status, headers, cookies, tags, body: Buffer.from(html) };
}
