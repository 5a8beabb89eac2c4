import { useId } from 'react';
import { Slot } from '#app/extension/slot.tsx';
import { ContentBlocks, type ContentPlaces } from '#app/features/content/content-blocks.tsx';
import { DraftFaultsQuery } from '#app/features/content/draft-faults.query.ts';
import { DraftFaults } from '#app/features/content/draft-faults.tsx';
import { EmbeddedForm } from '#app/features/content/embedded-form.tsx';
import { buildAnchors } from '#app/features/content/heading-anchor.ts';
import type { PageBlock } from '#app/features/content/page-block.fragment.ts';
import { PreviewBanner } from '#app/features/content/preview-banner.tsx';
import { flattenBlocks, prepareBlocks } from '#app/features/content/shown-blocks.ts';
import { askCalculator } from '#app/features/credit/calculator/ask-calculator.ts';
import { Calculator } from '#app/features/credit/calculator/calculator.tsx';
import { CalculatorFailed } from '#app/features/credit/calculator/calculator-failed.tsx';
import { NewsletterForm, type NewsletterTerms } from '#app/features/newsletter/newsletter-form.tsx';
import { buildContentData } from '#app/features/structured-data/content-data.ts';
import { buildJobPostings } from '#app/features/structured-data/job-posting.ts';
import { buildScreenAlternates } from '#app/page/alternates.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound, publicPage, UNPUBLISHED } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { TeaserPicture } from '#app/ui/media/picture.tsx';
import type { Screen } from '#tenants/paths.ts';
import type { Route } from './+types/content.route';
import { CompanyFacts } from './company-facts.tsx';
import { ContactWays } from './contact-ways.tsx';
import { ContentPlacesQuery, ContentQuery } from './content.query.ts';
import { HelpTopics } from './help-topics.tsx';

/** Law pages, which show their date and a table of contents. */
const DATED: readonly Screen[] = ['terms', 'revocation', 'privacy', 'accessibility'];

/** Pages that the retailer writes: law, help, and everything below the prefixes of content. */
export const loader = publicPage(async ({ page }) => {
  const promotion = page.url.searchParams.get('promotion');
  const preview = page.url.searchParams.get('preview');
  page.tag('content', ...(preview === null ? [] : [UNPUBLISHED]));
  const draft = preview === null ? null : await loadDraftFaults(page, preview);
  if (draft) return { draft, shopName: page.tenant.companyName };
  const { content } = await page.query(ContentQuery, { ...readPlace(page), promotion, preview });
  if (!content) throw createNotFound();
  const blocks = prepareBlocks(page, content.blocks);
  const term = page.url.searchParams.get('q')?.slice(0, 100) ?? '';
  const screen = findScreen(page);
  return {
    draft,
    content: { ...content, blocks },
    term,
    isPreview: preview !== null,
    places: await loadPlaces(page, blocks, term),
    calculators: await loadCalculators(page, blocks),
    dated: screen !== null && DATED.includes(screen),
    structured: [...buildJobPostings(blocks, page), ...buildContentData(blocks, page.origin)],
    shopName: page.tenant.companyName,
    canonical: page.origin + page.url.pathname.replace(/\/$/, ''),
    alternates: screen === null ? [] : buildScreenAlternates(page, screen),
  };
});

/** A draft that cannot be shown, with its faults; visitors do not have the link to one. */
async function loadDraftFaults(page: PageRequest, preview: string) {
  return (await page.query(DraftFaultsQuery, { ...readPlace(page), preview })).contentDraftFaults;
}

const PLACES: readonly string[] = [
  'ContentContact',
  'ContentCompany',
  'ContentTopics',
  'ContentNewsletter',
  'ContentForm',
];

async function loadPlaces(page: PageRequest, blocks: readonly PageBlock[], term: string) {
  const needsPlaces = flattenBlocks(blocks).some(({ __typename }) => PLACES.includes(__typename));
  return needsPlaces ? page.query(ContentPlacesQuery, { term }) : null;
}

/** One for each price that its blocks begin with. */
function loadCalculators(page: PageRequest, blocks: readonly PageBlock[]) {
  const prices = blocks.flatMap((block) => (block.__typename === 'ContentCalculator' ? [block.price] : []));
  return Promise.all(
    [...new Set(prices)].map(async (price) => ({
      price,
      ...(await askCalculator(page, { basePriceMinor: price })),
    })),
  );
}

/** Product 2.6: the path without its language prefix, slashes as hyphens. */
function readPlace({ url, localeSettings }: PageRequest): { identifier: string; path: string } {
  const whole = url.pathname.replace(/\/$/, '');
  const own = localeSettings.prefix ? whole.slice(localeSettings.prefix.length + 1) : whole;
  const path = own.slice(1);
  return { identifier: path.replaceAll('/', '-'), path };
}

/** null for a page of content without a screen of its own */
function findScreen({ url, localeSettings }: PageRequest): Screen | null {
  const path = url.pathname.replace(/(.)\/$/, '$1');
  const found = Object.entries(localeSettings.paths).find(([, own]) => own?.replace(/(.)\/$/, '$1') === path);
  return (found?.[0] as Screen | undefined) ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { draft, shopName } = loaderData;
  return draft ? buildPageMeta({ title: draft.file, shopName, noindex: true }) : buildContentMeta(loaderData);
};

function buildContentMeta(loaderData: Data) {
  return buildPageMeta({
    title: loaderData.content.title,
    description: loaderData.content.description,
    shopName: loaderData.shopName,
    canonical: loaderData.canonical,
    alternates: loaderData.alternates,
    structured: loaderData.structured,
    noindex: loaderData.term !== '' || loaderData.isPreview,
  });
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData;
  return draft ? <DraftFaults draft={draft} /> : <Page loaderData={loaderData} />;
}

function Page({ loaderData }: { loaderData: Data }) {
  const { content, dated } = loaderData;
  const { wide, picture, pictureSmall, blocks } = content;
  return (
    <>
      {loaderData.isPreview && <PreviewBanner />}
      <article
        className={`hyphenate-long ${wide ? 'pb-12 md:pb-16' : 'mx-auto max-w-text px-4 py-8 md:py-12'}`}
      >
        {picture && pictureSmall && (
          <div className={wide ? 'mx-auto max-w-[100rem]' : 'mb-8 overflow-hidden rounded'}>
            <TeaserPicture wideId={picture} squareId={pictureSmall} alt="" priority />
          </div>
        )}
        <div className={wide ? 'wrap' : undefined}>
          <Head loaderData={loaderData} />
          <Slot name="content.head" />
          {dated && <Contents blocks={blocks} />}
          {/* another page begins anew: its video was not agreed to, its questions are closed */}
          <ContentBlocks
            key={loaderData.canonical}
            blocks={blocks}
            places={buildPlaces(loaderData)}
            wide={wide}
          />
          <Slot name="content.foot" />
        </div>
      </article>
    </>
  );
}

/** The data of a page that can be shown. */
type Data = Extract<Route.ComponentProps['loaderData'], { draft: null }>;

function Head({ loaderData: { content, dated } }: { loaderData: Data }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  return (
    <div className={content.wide ? 'max-w-text pt-8 md:pt-12 lg:mx-auto' : undefined}>
      <h1 className="text-3xl font-semibold text-balance">{content.title}</h1>
      {dated ? (
        <p className="mt-2 text-sm text-muted">
          {t('checkout.content.updated', { date: formatDate(content.updatedAt, locale, timeZone) })}
        </p>
      ) : (
        content.description && <p className="mt-3 text-lg text-muted">{content.description}</p>
      )}
    </div>
  );
}

/** The shop's own data for blocks that only name a place for it. */
function buildPlaces({ places, calculators, canonical, term }: Data): ContentPlaces {
  return {
    calculator: (price) => {
      const calculator = calculators.find((asked) => asked.price === price);
      if (calculator?.failed) return <CalculatorFailed address={new URL(canonical).pathname} />;
      if (!calculator?.calculated) return null;
      return <Calculator calculated={calculator.calculated} lender={calculator.lender} />;
    },
    ...(places && {
      contact: () => <ContactWays shop={places.shop} answerDays={places.contactForm.answerDays} />,
      company: () => <CompanyFacts company={places.shop.company} />,
      topics: () => <HelpTopics subjects={places.helpSubjects} term={term} hits={places.helpSearch} />,
      newsletter: () => <NewsletterBlock terms={places.newsletter} />,
      form: (form) => <EmbeddedForm form={form} subjects={places.helpSubjects} />,
    }),
  };
}

/** A page may have several. */
function NewsletterBlock({ terms }: { terms: Pick<NewsletterTerms, 'approval' | 'brandNames'> }) {
  return <NewsletterForm terms={terms} areaKey="content" id={useId()} />;
}

/** Fewest headings that are worth a list of them. */
const FEWEST_HEADINGS = 4;

function Contents({ blocks }: { blocks: readonly PageBlock[] }) {
  const t = useText();
  const anchors = buildAnchors(blocks);
  const named = blocks.filter(({ heading }) => heading !== null);
  if (named.length < FEWEST_HEADINGS) return null;
  return (
    <nav aria-label={t('checkout.content.contents')} className="my-6 rounded bg-sunken p-5">
      <ol className="space-y-1">
        {named.map((block) => (
          <li key={anchors.get(block)}>
            <a href={`#${anchors.get(block)}`} className="link">
              {block.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
