import { ContentBlocks } from '#app/features/content/content-blocks.tsx';
import { anchorOf } from '#app/features/content/heading-anchor.ts';
import { jobPostings } from '#app/features/structured-data/job-posting.ts';
import { screenAlternates } from '#app/page/alternates.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { notFound, publicPage } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import type { Screen } from '#tenants/paths.ts';
import { formatDate } from '#texts/format.ts';
import type { Route } from './+types/content.route';
import { CompanyFacts } from './company-facts.tsx';
import { ContactWays } from './contact-ways.tsx';
import { ContentPlacesQuery, ContentQuery } from './content.query.ts';
import { HelpTopics } from './help-topics.tsx';

/** Law pages say since when they hold, and what is in them. */
const DATED: readonly Screen[] = ['terms', 'revocation', 'privacy', 'accessibility'];

/** Pages that the retailer writes: law, help, and whatever stands below the prefixes of content. */
export const loader = publicPage(async ({ page }) => {
  const { content } = await page.query(ContentQuery, { identifier: identifierOf(page) });
  if (!content) throw notFound();
  page.tag('content');
  const needsPlaces = content.blocks.some(({ __typename }) => PLACES.includes(__typename));
  const term = page.url.searchParams.get('q')?.slice(0, 100) ?? '';
  const screen = screenOf(page);
  return {
    content,
    term,
    places: needsPlaces ? await page.query(ContentPlacesQuery, { term }) : null,
    dated: screen !== null && DATED.includes(screen),
    structured: jobPostings(content.blocks, page),
    shopName: page.tenant.companyName,
    canonical: page.origin + page.url.pathname.replace(/\/$/, ''),
    alternates: screen === null ? [] : screenAlternates(page, screen),
  };
});

const PLACES: readonly string[] = ['ContentContact', 'ContentCompany', 'ContentTopics'];

/** Product 2.6: the path without its language prefix, slashes as hyphens. */
function identifierOf({ url, localeSettings }: PageRequest): string {
  const path = url.pathname.replace(/\/$/, '');
  const own = localeSettings.prefix ? path.slice(localeSettings.prefix.length + 1) : path;
  return own.slice(1).replaceAll('/', '-');
}

/** null: a page that only the content knows */
function screenOf({ url, localeSettings }: PageRequest): Screen | null {
  const path = url.pathname.replace(/(.)\/$/, '$1');
  const found = Object.entries(localeSettings.paths).find(([, own]) => own?.replace(/(.)\/$/, '$1') === path);
  return (found?.[0] as Screen | undefined) ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.content.title,
        description: loaderData.content.description,
        shopName: loaderData.shopName,
        canonical: loaderData.canonical,
        alternates: loaderData.alternates,
        structured: loaderData.structured,
        noindex: loaderData.term !== '',
      })
    : [];

export default function Content({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const { content, places, dated, term } = loaderData;
  const headings = content.blocks.flatMap(({ heading }) => (heading === null ? [] : [heading]));
  return (
    <article className="mx-auto max-w-text px-4 py-8 md:py-12">
      <h1 className="text-3xl font-semibold">{content.title}</h1>
      {dated ? (
        <p className="mt-2 text-sm text-muted">
          {t('checkout.content.updated', { date: formatDate(content.updatedAt, locale, timeZone) })}
        </p>
      ) : (
        content.description && <p className="mt-3 text-lg text-muted">{content.description}</p>
      )}
      {dated && headings.length > 3 && <Contents headings={headings} />}
      <ContentBlocks
        blocks={content.blocks}
        places={{
          contact: () =>
            places && <ContactWays shop={places.shop} answerDays={places.contactForm.answerDays} />,
          company: () => places && <CompanyFacts company={places.shop.company} />,
          topics: () =>
            places && <HelpTopics subjects={places.helpSubjects} term={term} hits={places.helpSearch} />,
        }}
      />
    </article>
  );
}

function Contents({ headings }: { headings: readonly string[] }) {
  const t = useText();
  return (
    <nav aria-label={t('checkout.content.contents')} className="my-6 rounded bg-sunken p-5">
      <ol className="space-y-1">
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`} className="link">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
