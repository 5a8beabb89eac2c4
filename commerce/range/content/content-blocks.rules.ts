import { z } from 'zod';
import { narrowBlocks, wideBlocks } from './campaign-blocks.rules.ts';
import { heading, paragraphs, pictureName, target, text, written } from './text/written.rules.ts';

const vacancy = z.strictObject({
  /** part of its address on the page */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
  title: text.max(120),
  paragraphs,
  city: text.max(80),
  /** schema.org */
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN']),
  hoursPerWeek: z.number().min(1).max(60),
  postedOn: z.iso.date(),
  /** the last day for applications; afterwards the vacancy is not shown */
  closesOn: z.iso.date(),
});

const vacancies = z
  .array(vacancy)
  .max(100)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two vacancies have the same id');

/**
 * The blocks of a content page. A new kind is a new member here, its type in gateway/schema/content/content-blocks.ts and its
 * look in features/content.
 */
const textBlocks = [
  z.strictObject({ type: z.literal('text'), heading, paragraphs }),
  z.strictObject({
    type: z.literal('list'),
    heading,
    ordered: z.boolean().default(false),
    items: paragraphs.min(1),
  }),
  z.strictObject({
    type: z.literal('accordion'),
    heading,
    items: z
      .array(z.strictObject({ title: text.max(200), paragraphs: paragraphs.min(1) }))
      .min(1)
      .max(50),
  }),
  z
    .strictObject({
      type: z.literal('table'),
      heading,
      caption: text.max(200),
      columns: z.array(text.max(100)).min(2).max(6),
      rows: z.array(z.array(written).min(2).max(6)).min(1).max(100),
    })
    .refine(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      'a row has a wrong length',
    ),
  z.strictObject({
    type: z.literal('links'),
    heading,
    items: z
      .array(z.strictObject({ label: text.max(100), text: written.nullable().default(null), to: target }))
      .min(1)
      .max(40),
  }),
  /** telephone, hours, form and answering time, from the tenant's settings */
  z.strictObject({ type: z.literal('contact'), heading }),
  /** the company behind the shop, from the tenant's settings */
  z.strictObject({ type: z.literal('company'), heading }),
  /** the search in the help and the subjects of the contact form */
  z.strictObject({ type: z.literal('topics'), heading }),
  z.strictObject({ type: z.literal('vacancies'), heading, none: text, items: vacancies }),
] as const;

const narrow = z.discriminatedUnion('type', [...textBlocks, ...narrowBlocks]);
const column = z.array(narrow).min(1).max(10);
const block = z.discriminatedUnion('type', [
  ...textBlocks,
  ...narrowBlocks,
  ...wideBlocks,
  /** beside each other where there is room; none of their blocks needs the whole width */
  z.strictObject({ type: z.literal('columns'), heading, left: column, right: column }),
]);

export type ContentBlock = z.infer<typeof block>;
export type Vacancy = z.infer<typeof vacancy>;

/** More would be a list of the catalogue: each is a tile of several kilobytes. */
const MOST_ARTICLES = 240;
/** Each is computed with the plans of its price. */
const MOST_CALCULATORS = 6;

/** A page of content as its bucket holds it. */
export const contentPage = z.strictObject({
  title: text.max(200),
  description: z.string().max(500),
  updatedAt: z.iso.date(),
  /** large, above the title */
  picture: z.strictObject({ wide: pictureName, small: pictureName }).nullable().default(null),
  /** wide: rows of articles and pictures have the whole width */
  layout: z.enum(['text', 'wide']).default('text'),
  /** further words for the search of the help */
  keywords: z.array(text.max(60)).max(60).default([]),
  blocks: z
    .array(block)
    .max(200)
    .refine((all) => countArticles(all) <= MOST_ARTICLES, `expected at most ${MOST_ARTICLES} articles in all`)
    .refine(
      (all) => all.filter(({ type }) => type === 'calculator').length <= MOST_CALCULATORS,
      `expected at most ${MOST_CALCULATORS} calculators`,
    ),
});

/** Articles that the rows and grids of a page show at most. */
function countArticles(blocks: readonly ContentBlock[]): number {
  return blocks.reduce((sum, one) => {
    if (!('query' in one)) return sum;
    const { first, skus } = one.query;
    return sum + Math.min(first, skus?.length ?? first);
  }, 0);
}

/** Every string of a block that a reader sees. */
export function collectTexts(block: ContentBlock): string[] {
  const own = block.heading === null ? [] : [block.heading];
  switch (block.type) {
    case 'text':
      return [...own, ...block.paragraphs];
    case 'list':
      return [...own, ...block.items];
    case 'accordion':
      return [...own, ...block.items.flatMap(({ title, paragraphs: all }) => [title, ...all])];
    case 'table':
      return [...own, block.caption, ...block.columns, ...block.rows.flat()];
    case 'links':
      return [
        ...own,
        ...block.items.flatMap(({ label, text: more }) => [label, ...(more === null ? [] : [more])]),
      ];
    case 'vacancies':
      return [...own, ...block.items.flatMap(({ title, paragraphs: all }) => [title, ...all])];
    case 'columns':
      return [...own, ...[...block.left, ...block.right].flatMap(collectTexts)];
    case 'quotation':
      return [...own, block.quote];
    case 'teaser':
      return [
        ...own,
        ...block.items.flatMap(({ headline, text: more }) => [headline, ...(more === null ? [] : [more])]),
      ];
    case 'video':
      return [...own, block.title, block.description, ...block.transcript];
    default:
      return own;
  }
}
