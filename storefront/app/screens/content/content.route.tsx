import { screenAlternates } from '#app/page/alternates.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { notFound, publicPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#texts/format.ts';
import type { Route } from './+types/content.route';
import { ContentQuery } from './content.query.ts';

/** Terms and revocation: the market's own words, from the tenant's content. */
export const loader = publicPage(async ({ page }) => {
  const screen = requireScreen(page, 'terms', 'revocation');
  const { content } = await page.query(ContentQuery, { identifier: identifierOf(page) });
  if (!content) throw notFound();
  page.tag('content');
  return {
    content,
    shopName: page.tenant.companyName,
    canonical: page.origin + page.url.pathname.replace(/\/$/, ''),
    alternates: screenAlternates(page, screen),
  };
});

/** The page identifier (product 2.6): the path without its language prefix, slashes as hyphens. */
function identifierOf({ url, localeSettings }: PageRequest): string {
  const path = url.pathname.replace(/\/$/, '');
  const own = localeSettings.prefix ? path.slice(localeSettings.prefix.length + 1) : path;
  return own.slice(1).replaceAll('/', '-');
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.content.title,
        description: loaderData.content.description,
        shopName: loaderData.shopName,
        canonical: loaderData.canonical,
        alternates: loaderData.alternates,
      })
    : [];

export default function Content({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const { content } = loaderData;
  const headed = content.sections.filter((section) => section.heading !== null);
  return (
    <article className="mx-auto max-w-text px-4 py-8 md:py-12">
      <h1 className="text-3xl font-semibold">{content.title}</h1>
      <p className="mt-2 text-sm text-muted">
        {t('checkout.content.updated', { date: formatDate(content.updatedAt, locale, timeZone) })}
      </p>
      {headed.length > 3 && (
        <nav aria-label={t('checkout.content.contents')} className="my-6 rounded bg-sunken p-5">
          <ol className="space-y-1">
            {headed.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${anchor(heading)}`} className="link">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {content.sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? paragraphs[0]} className="mt-6">
          {heading && (
            <h2 id={anchor(heading)} className="mb-2 scroll-mt-24 text-xl font-semibold">
              {heading}
            </h2>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

function anchor(heading: string | null): string {
  return (heading ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
