import type { ResultOf } from 'gql.tada';
import type { LoadedBlock } from '#app/features/content/page-block.fragment.ts';
import { ContentPlacesQuery, ContentQuery } from '#app/screens/content/content.query.ts';
import { pagePlaceOf } from '#commerce/range/content/content.service.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { tileLine } from './product-lines.ts';
import {
  type ContentPlaces,
  companyText,
  contactText,
  vacanciesText,
  voucherText,
} from './shop-block-markdown.ts';
import { escapeInline, link, list, paragraph, parts, table } from './write-markdown.ts';

type Content = NonNullable<ResultOf<typeof ContentQuery>['content']>;

/** A content page as markdown, block by block. Blocks of forms or pictures alone are left out. */
export async function contentMarkdown(page: MarkdownPage): Promise<string | null> {
  const place = pagePlaceOf(page.pathname, page.localeSettings.prefix);
  const promotion = page.parameters.get('promotion');
  const { content } = await page.query(ContentQuery, { ...place, promotion, preview: null });
  page.tag('content');
  return content && written(page, content, await placesOf(page, content.blocks));
}

const PLACES: readonly string[] = ['ContentContact', 'ContentCompany'];

async function placesOf(page: MarkdownPage, blocks: Content['blocks']): Promise<ContentPlaces | null> {
  const inColumns = blocks.flatMap((block) =>
    block.__typename === 'ContentColumns' ? [...block.left, ...block.right] : [],
  );
  const needsPlaces = [...blocks, ...inColumns].some(({ __typename }) => PLACES.includes(__typename));
  return needsPlaces ? page.query(ContentPlacesQuery, { term: '' }) : null;
}

function written(
  page: MarkdownPage,
  { title, description, blocks }: Content,
  places: ContentPlaces | null,
): string {
  return parts([
    `# ${escapeInline(title)}`,
    description && `> ${escapeInline(description)}`,
    ...blocks.map((block) => blockText(page, block, places)),
  ]);
}

/** @param places null: the page has no such block. @returns null: it has no text */
export function blockText(
  page: MarkdownPage,
  block: LoadedBlock,
  places: ContentPlaces | null = null,
): string | null {
  const body = bodyOf(page, block, places);
  return body === null || body === ''
    ? null
    : parts([block.heading && `## ${escapeInline(block.heading)}`, body]);
}

function bodyOf(page: MarkdownPage, block: LoadedBlock, places: ContentPlaces | null): string | null {
  const { origin } = page;
  const target = (to: string) => (to.startsWith('/') ? origin + to : to);
  switch (block.__typename) {
    case 'ContentText':
      return parts(block.paragraphs.map((one) => paragraph(one, origin)));
    case 'ContentList':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${paragraph(item, origin)}`)
        .join('\n');
    case 'ContentAccordion':
      return parts(
        block.entries.flatMap(({ title, paragraphs }) => [
          `### ${escapeInline(title)}`,
          ...paragraphs.map((one) => paragraph(one, origin)),
        ]),
      );
    case 'ContentTable':
      return table(
        block.columns.map(escapeInline),
        block.rows.map(({ cells }) => cells.map((cell) => paragraph(cell, origin))),
      );
    case 'ContentLinks':
      return list(
        block.links.map(
          ({ label, text, to }) => `${link(label, target(to))}${text ? `: ${escapeInline(text)}` : ''}`,
        ),
      );
    case 'ContentQuotation':
      return `> ${escapeInline(block.quote)} (${escapeInline(block.author)})`;
    case 'ContentVideo':
      return parts([
        escapeInline(block.description),
        ...block.transcript.map((one) => paragraph(one, origin)),
      ]);
    case 'ContentTeaser':
      return parts(
        block.teasers.map(({ headline, words, to, callToAction }) =>
          parts([
            `### ${escapeInline(headline)}`,
            ...words.map((one) => paragraph(one, origin)),
            link(callToAction, target(to)),
          ]),
        ),
      );
    case 'ContentArticles':
      return list(block.articles.map((product) => tileLine(page, product)));
    case 'ContentPromotionBanner':
      return block.promotion && promotionText(page, block.promotion);
    case 'ContentColumns':
      return parts([...block.left, ...block.right].map((one) => blockText(page, one as LoadedBlock, places)));
    case 'ContentVacancies':
      return vacanciesText(page, block);
    case 'ContentVoucherBanner':
      return voucherText(page, block);
    case 'ContentContact':
      return places && contactText(page, places);
    case 'ContentCompany':
      return places && companyText(page, places);
    default:
      return null;
  }
}

type Promotion = NonNullable<Extract<LoadedBlock, { __typename: 'ContentPromotionBanner' }>['promotion']>;

function promotionText({ origin }: MarkdownPage, { headline, words, conditions }: Promotion): string {
  return parts([
    `### ${escapeInline(headline)}`,
    ...words.map((one) => paragraph(one, origin)),
    list(conditions.map((one) => paragraph(one, origin))),
  ]);
}
