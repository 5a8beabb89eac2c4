import type { RenderedPage } from '#http/cached-page.ts';
import { CLOSED_POLICY } from '#http/content-security-policy.ts';
import type { Execute, PageInput } from '#http/page-handler.ts';
import type { ServerLog } from '#http/request-context.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { isContentPath } from '#tenants/paths.ts';
import { termsOf } from '#tenants/terms.rules.ts';
import { textsFor } from '#texts/load.ts';
import { withTerms } from '#texts/translator.ts';
import { categoryMarkdown } from './category-markdown.ts';
import { contentMarkdown } from './content-markdown.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { productMarkdown } from './product-markdown.ts';

type Render = (input: PageInput) => Promise<RenderedPage>;

/**
 * Products, categories, help and content as markdown for programs instead of people, from the same operations as the
 * pages. A page that has no markdown, does not exist, or cannot be loaded is answered by `render` unchanged.
 */
export function withMarkdown(
  render: Render,
  { execute, log }: { readonly execute: Execute; readonly log: ServerLog },
): Render {
  return async (input) => {
    if (!input.markdown) return render(input);
    const tags = new Set<string>();
    const body = await pageOf(input, execute, log, tags)
      .then(bodyOf)
      .catch((error: unknown) => {
        log.error(
          { err: error, requestId: input.request.requestId },
          'a page could not be written as markdown',
        );
        return null;
      });
    return body === null ? render(input) : rendered(input, body, [...tags]);
  };
}

function bodyOf(page: MarkdownPage): Promise<string | null> {
  const { pathname, shop, localeSettings } = page;
  if (pathname.startsWith(`${shop.prefix}/p/`)) return productMarkdown(page);
  const isOwnScreen = Object.values(localeSettings.paths).some((path) => path !== null && path === pathname);
  if (isOwnScreen || isContentPath(pathname, localeSettings.prefix)) return contentMarkdown(page);
  return categoryMarkdown(page);
}

async function pageOf(
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
  const texts = await textsFor(localeSettings.locale, (fault) =>
    log.error(fault, 'a text is missing or broken'),
  );
  return {
    tenant: request.tenant,
    localeSettings,
    pathname: place.pathname,
    parameters: new URLSearchParams(search),
    origin: request.publicOrigin,
    shop: { prefix: localeSettings.prefix ? `/${localeSettings.prefix}` : '', paths: localeSettings.paths },
    texts: withTerms(texts, termsOf(request.tenant)),
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

function rendered({ request, place }: PageInput, body: string, tags: readonly string[]): RenderedPage {
  const headers = new Map<string, string>([
    ...securityHeaders(request.secure),
    ['content-type', 'text/markdown; charset=utf-8'],
    ['content-language', place.localeSettings.locale],
    // search engines show the page itself
    ['x-robots-tag', 'noindex'],
    ['content-security-policy', CLOSED_POLICY],
  ]);
  return { status: 200, headers, cookies: [], tags, body: Buffer.from(`${body}\n`) };
}
