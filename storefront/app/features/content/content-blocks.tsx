import type { ReactNode } from 'react';
import { Articles } from './article-block.tsx';
import { PromotionBanner, VoucherBanner } from './banner-blocks.tsx';
import { buildAnchors } from './heading-anchor.ts';
import { assignKeysByPosition } from './key-by-place.ts';
import type { BlockOf, PageBlock } from './page-block.fragment.ts';
import { PictureBlock, Quotation, Teasers } from './picture-blocks.tsx';
import { Paragraphs } from './rich-text.tsx';
import { Links, List, Questions, Table } from './text-blocks.tsx';
import { Vacancies } from './vacancies.tsx';
import { VideoBlock } from './video-block.tsx';

/** The shop's own data for blocks that only name a place for it. */
export type ContentPlaces = {
  readonly contact?: () => ReactNode;
  readonly company?: () => ReactNode;
  readonly topics?: () => ReactNode;
  readonly newsletter?: () => ReactNode;
  /** @param price that it begins with, in minor units; null for its own */
  readonly calculator?: (price: number | null) => ReactNode;
  readonly form?: (form: BlockOf<'ContentForm'>['form']) => ReactNode;
};

type Anchors = ReturnType<typeof buildAnchors>;
type Shown = {
  readonly blocks: readonly PageBlock[];
  readonly places?: ContentPlaces;
  /** of the whole page, where these are the blocks of a column */
  readonly anchors?: Anchors;
  /** of their headings */
  readonly level?: 2 | 3;
};

/** Kinds that use the whole width of a wide page; the others are in a column of readable width. */
const WIDE: ReadonlySet<PageBlock['__typename']> = new Set([
  'ContentTeaser',
  'ContentArticles',
  'ContentPicture',
  'ContentVoucherBanner',
  'ContentPromotionBanner',
  'ContentCalculator',
  'ContentColumns',
]);

/** The blocks of a page, one below the other. @param wide whether rows and pictures are wider than the text */
export function ContentBlocks({
  blocks,
  places = {},
  anchors = buildAnchors(blocks),
  level = 2,
  wide = false,
}: Shown & { wide?: boolean }) {
  return assignKeysByPosition(blocks.filter(isShown)).map(({ key, piece: block }, index) => (
    <Section
      key={key}
      heading={block.heading}
      level={level}
      anchor={anchors.get(block)}
      className={
        wide ? `mt-10 md:mt-14 ${WIDE.has(block.__typename) ? '' : 'max-w-text lg:mx-auto'}` : 'mt-8'
      }
    >
      {block.__typename === 'ContentColumns' ? (
        <Columns block={block} places={places} anchors={anchors} />
      ) : (
        showBlock(block, places, index + 1)
      )}
    </Section>
  ));
}

/** A promotion banner without a code in the address leaves no gap. */
function isShown(block: PageBlock): boolean {
  return block.__typename !== 'ContentPromotionBanner' || block.promotion !== null;
}

/** A heading alone is not shown: the tenant has nothing to put below it. */
function Section({
  heading,
  level,
  anchor,
  className,
  children,
}: {
  heading: string | null;
  level: 2 | 3;
  anchor: string | undefined;
  className: string;
  children: ReactNode;
}) {
  if (!children) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={className}>
      {heading && (
        <Heading
          id={anchor}
          className={`mb-2 scroll-mt-24 font-semibold ${level === 2 ? 'text-xl' : 'text-lg'}`}
        >
          {heading}
        </Heading>
      )}
      {children}
    </section>
  );
}

function Columns({
  block: { heading, left, right },
  places,
  anchors,
}: {
  block: BlockOf<'ContentColumns'>;
  places: ContentPlaces;
  anchors: Anchors;
}) {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {[left, right].map((blocks, side) => (
        <div key={side === 0 ? 'left' : 'right'} className="min-w-0 [&>:first-child]:mt-0">
          <ContentBlocks
            blocks={blocks as PageBlock[]}
            places={places}
            anchors={anchors}
            level={heading === null ? 2 : 3}
          />
        </div>
      ))}
    </div>
  );
}

type Single = Exclude<PageBlock, { __typename: 'ContentColumns' }>;

/**
 * Draws a block, or nothing.
 * @param place of the block on its page, from 1, for the measurement of banners
 */
function showBlock(block: Single, places: ContentPlaces, place: number): ReactNode {
  switch (block.__typename) {
    case 'ContentText':
      return <Paragraphs paragraphs={block.paragraphs} />;
    case 'ContentList':
      return <List block={block} />;
    case 'ContentAccordion':
      return <Questions block={block} />;
    case 'ContentTable':
      return <Table block={block} />;
    case 'ContentLinks':
      return block.links.length > 0 && <Links block={block} />;
    case 'ContentVacancies':
      return <Vacancies block={block} />;
    case 'ContentPicture':
      return <PictureBlock block={block} />;
    case 'ContentTeaser':
      return block.teasers.length > 0 && <Teasers block={block} place={place} />;
    case 'ContentArticles':
      return <Articles block={block} />;
    case 'ContentQuotation':
      return <Quotation block={block} />;
    case 'ContentVideo':
      return <VideoBlock block={block} />;
    case 'ContentVoucherBanner':
      return <VoucherBanner block={block} place={place} />;
    case 'ContentPromotionBanner':
      return <PromotionBanner block={block} place={place} />;
    case 'ContentNewsletter':
      return wrapWithWords(block, places.newsletter?.());
    case 'ContentForm':
      return wrapWithWords(block, places.form?.(block.form));
    case 'ContentCalculator':
      return places.calculator?.(block.price);
    case 'ContentContact':
      return places.contact?.();
    case 'ContentCompany':
      return places.company?.();
    case 'ContentTopics':
      return places.topics?.();
  }
}

function wrapWithWords({ words }: BlockOf<'ContentNewsletter' | 'ContentForm'>, form: ReactNode) {
  if (!form) return null;
  return (
    <div className="rounded bg-sunken p-5 md:p-8">
      <Paragraphs paragraphs={words} className="mb-5 max-w-text" />
      {form}
    </div>
  );
}
