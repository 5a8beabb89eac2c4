import type { ServerLog } from '#http/calls/request-context.ts';
import { CLOSED_POLICY } from '#http/content-security-policy.ts';
import type { RenderedPage } from '#http/pages/cached-page.ts';
import type { Execute, PageInput } from '#http/pages/page-handler.ts';
import { getSecurityHeaders } from '#http/security-headers.ts';
import { isContentPath } from '#tenants/paths.ts';
import { collectTerms } from '#tenants/terms.rules.ts';
import { loadTranslator } from '#texts/load.ts';
import { bindTerms } from '#texts/translator.ts';
import { renderCategory } from './category-markdown.ts';
import { renderContent } from './content-markdown.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { renderProduct } from './product-markdown.ts';

type Render = (input: PageInput) => Promise<RenderedPage>;

/**
 * Products, categories, help and content as markdown for programs instead of people, from the same operations as the
 * pages. A page that has no markdown, does not exist, or cannot be loaded is answered by `render` unchanged.
 */
export function addMarkdown(
  render: Render,
  { execute, log }: { readonly execute: Execute; readonly log: ServerLog },
): Render {
  return async (input) => {
    if (!input.markdown) return render(input);
    const tags = new Set<string>();
    const body = await createMarkdownPage(input, execute, log, tags)
      .then(renderBody)
      .catch((error: unknown) => {
        log.error(
          { err: error, requestId: input.request.requestId },
          'a page could not be written as markdown',
        );
        return null;
      });
    return body === null ? render(input) : buildRenderedPage(input, body, [...tags]);
  };
}

function renderBody(page: MarkdownPage): Promise<string | null> {
  const { pathname, shop, localeSettings } = page;
  if (pathname.startsWith(`${shop.prefix}/p/`)) return renderProduct(page);
  const isOwnScreen = Object.values(localeSettings.paths).some((path) => path !== null && path === pathname);
  if (isOwnScreen || isContentPath(pathname, localeSettings.prefix)) return renderContent(page);
  return renderCategory(page);
}

async function createMarkdownPage(
  { request, place, search }: PageInput,
  execute: Execute,
  log: ServerLog,
  tags: Set<string>,
): Promise<MarkdownPage> {
  const { localeSettings } = place;
  const asker = {
    request,
    localeSettings,
    log: log.child({ requestId: request.requestId }),
    isUnpublished: false,
    session: null,
  };
  const texts = await loadTranslator(localeSettings.locale, (fault) =>
    log.error(fault, 'a text is missing or broken'),
  );
  return {
    tenant: request.tenant,
    localeSettings,
    pathname: place.pathname,
    parameters: new URLSearchParams(search),
    origin: request.publicOrigin,
    shop: { prefix: localeSettings.prefix ? `/${localeSettings.prefix}` : '', paths: localeSettings.paths },
    texts: bindTerms(texts, collectTerms(request.tenant)),
    query: async (document, variables) => {
      const { data, errors, tags: shown = [] } = await execute(document, variables, asker);
      for (const tag of shown) tags.add(tag);
      if (errors?.length) throw new Error(`${place.pathname} as markdown: ${errors[0]?.message}`);
      return data as never;
    },
    tag: (...added) => {
      for (const tag of added) tags.add(tag);
    },
  };
}

function buildRenderedPage(
  { request, place }: PageInput,
  body: string,
  tags: readonly string[],
): RenderedPage {
  const headers = new Map<string, string>([
    ...getSecurityHeaders(request.secure),
    ['content-type', 'text/markdown; charset=utf-8'],
    ['content-language', place.localeSettings.locale],
    // search engines show the page itself
    ['x-robots-tag', 'noindex'],
    ['content-security-policy', CLOSED_POLICY],
  ]);
  return { status: 200, headers, cookies: [], tags, body: Buffer.from(`${body}\n`) };
}
