import type { ResultOf } from 'gql.tada';
import type { LoadedBlock } from '#app/features/content/page-block.fragment.ts';
import { ContentPlacesQuery, ContentQuery } from '#app/screens/content/content.query.ts';
import { resolvePagePlace } from '#commerce/range/content/content.service.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { formatTile } from './product-lines.ts';
import {
  type ContentPlaces,
  renderCompany,
  renderContact,
  renderVacancies,
  renderVoucher,
} from './shop-block-markdown.ts';
import { escapeInline, formatLink, formatParagraph, formatTable, joinParts, list } from './write-markdown.ts';

type Content = NonNullable<ResultOf<typeof ContentQuery>['content']>;

/** A content page as markdown, block by block. Blocks of forms or pictures alone are left out. */
export async function renderContent(page: MarkdownPage): Promise<string | null> {
  const place = resolvePagePlace(page.pathname, page.localeSettings.prefix);
  const promotion = page.parameters.get('promotion');
  const { content } = await page.query(ContentQuery, { ...place, promotion, preview: null });
  page.tag('content');
  return content && renderContentBody(page, content, await loadPlaces(page, content.blocks));
}

const PLACES: readonly string[] = ['ContentContact', 'ContentCompany'];

async function loadPlaces(page: MarkdownPage, blocks: Content['blocks']): Promise<ContentPlaces | null> {
  const inColumns = blocks.flatMap((block) =>
    block.__typename === 'ContentColumns' ? [...block.left, ...block.right] : [],
  );
  const needsPlaces = [...blocks, ...inColumns].some(({ __typename }) => PLACES.includes(__typename));
  return needsPlaces ? page.query(ContentPlacesQuery, { term: '' }) : null;
}

function renderContentBody(
  page: MarkdownPage,
  { title, description, blocks }: Content,
  places: ContentPlaces | null,
): string {
  return joinParts([
    `# ${escapeInline(title)}`,
    description && `> ${escapeInline(description)}`,
    ...blocks.map((block) => renderBlock(page, block, places)),
  ]);
}

/** @param places null if the page has no such block. @returns null if it has no text */
export function renderBlock(
  page: MarkdownPage,
  block: LoadedBlock,
  places: ContentPlaces | null = null,
): string | null {
  const body = renderBlockBody(page, block, places);
  return body === null || body === ''
    ? null
    : joinParts([block.heading && `## ${escapeInline(block.heading)}`, body]);
}

function renderBlockBody(
  page: MarkdownPage,
  block: LoadedBlock,
  places: ContentPlaces | null,
): string | null {
  const { origin } = page;
  const resolveTarget = (to: string) => (to.startsWith('/') ? origin + to : to);
  switch (block.__typename) {
    case 'ContentText':
      return joinParts(block.paragraphs.map((one) => formatParagraph(one, origin)));
    case 'ContentList':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${formatParagraph(item, origin)}`)
        .join('\n');
    case 'ContentAccordion':
      return joinParts(
        block.entries.flatMap(({ title, paragraphs }) => [
          `### ${escapeInline(title)}`,
          ...paragraphs.map((one) => formatParagraph(one, origin)),
        ]),
      );
    case 'ContentTable':
      return formatTable(
        block.columns.map(escapeInline),
        block.rows.map(({ cells }) => cells.map((cell) => formatParagraph(cell, origin))),
      );
    case 'ContentLinks':
      return list(
        block.links.map(
          ({ label, text, to }) =>
            `${formatLink(label, resolveTarget(to))}${text ? `: ${escapeInline(text)}` : ''}`,
        ),
      );
    case 'ContentQuotation':
      return `> ${escapeInline(block.quote)} (${escapeInline(block.author)})`;
    case 'ContentVideo':
      return joinParts([
        escapeInline(block.description),
        ...block.transcript.map((one) => formatParagraph(one, origin)),
      ]);
    case 'ContentTeaser':
      return joinParts(
        block.teasers.map(({ headline, words, to, callToAction }) =>
          joinParts([
            `### ${escapeInline(headline)}`,
            ...words.map((one) => formatParagraph(one, origin)),
            formatLink(callToAction, resolveTarget(to)),
          ]),
        ),
      );
    case 'ContentArticles':
      return list(block.articles.map((product) => formatTile(page, product)));
    case 'ContentPromotionBanner':
      return block.promotion && renderPromotion(page, block.promotion);
    case 'ContentColumns':
      return joinParts(
        [...block.left, ...block.right].map((one) => renderBlock(page, one as LoadedBlock, places)),
      );
    case 'ContentVacancies':
      return renderVacancies(page, block);
    case 'ContentVoucherBanner':
      return renderVoucher(page, block);
    case 'ContentContact':
      return places && renderContact(page, places);
    case 'ContentCompany':
      return places && renderCompany(page, places);
    default:
      return null;
  }
}

type Promotion = NonNullable<Extract<LoadedBlock, { __typename: 'ContentPromotionBanner' }>['promotion']>;

function renderPromotion({ origin }: MarkdownPage, { headline, words, conditions }: Promotion): string {
  return joinParts([
    `### ${escapeInline(headline)}`,
    ...words.map((one) => formatParagraph(one, origin)),
    list(conditions.map((one) => formatParagraph(one, origin))),
  ]);
}
