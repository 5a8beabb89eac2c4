import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { ContentBlock, Vacancy } from '#commerce/range/content/content-blocks.rules.ts';
import { builder } from '../builder.ts';
import {
  ArticlesBlockRef,
  CalculatorBlockRef,
  FormBlockRef,
  NewsletterBlockRef,
  PictureBlockRef,
  PromotionBannerRef,
  QuotationBlockRef,
  TeaserBlockRef,
  VideoBlockRef,
  VoucherBannerRef,
} from './campaign-blocks.ts';
import { buildParagraphs, ParagraphRef, resolveLinkAddress } from './content-text.ts';

type Of<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
const TextBlockRef = builder.objectRef<Of<'text'>>('ContentText');
TextBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    paragraphs: t.field({ type: [ParagraphRef], resolve: ({ paragraphs }) => buildParagraphs(paragraphs) }),
  }),
});

const ListBlockRef = builder.objectRef<Of<'list'>>('ContentList');
ListBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    ordered: t.exposeBoolean('ordered'),
    items: t.field({ type: [ParagraphRef], resolve: ({ items }) => buildParagraphs(items) }),
  }),
});

const AccordionItemRef = builder.objectRef<Of<'accordion'>['items'][number]>('ContentAccordionItem');
AccordionItemRef.implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    paragraphs: t.field({ type: [ParagraphRef], resolve: ({ paragraphs }) => buildParagraphs(paragraphs) }),
  }),
});
const AccordionBlockRef = builder.objectRef<Of<'accordion'>>('ContentAccordion');
AccordionBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    items: t.expose('items', { type: [AccordionItemRef] }),
  }),
});

const TableRowRef = builder.objectRef<readonly string[]>('ContentTableRow');
TableRowRef.implement({
  fields: (t) => ({ cells: t.field({ type: [ParagraphRef], resolve: (row) => buildParagraphs(row) }) }),
});
const TableBlockRef = builder.objectRef<Of<'table'>>('ContentTable');
TableBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    caption: t.exposeString('caption'),
    columns: t.exposeStringList('columns'),
    rows: t.field({ type: [TableRowRef], resolve: ({ rows }) => rows }),
  }),
});

const LinkItemRef = builder.objectRef<Of<'links'>['items'][number]>('ContentLink');
LinkItemRef.implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    text: t.exposeString('text', { nullable: true }),
    to: t.string({ resolve: ({ to }, _args, context) => resolveLinkAddress(to, context) ?? '/' }),
  }),
});
const LinksBlockRef = builder.objectRef<Of<'links'>>('ContentLinks');
LinksBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    items: t.field({
      type: [LinkItemRef],
      resolve: ({ items }, _args, context) =>
        items.filter(({ to }) => resolveLinkAddress(to, context) !== null),
    }),
  }),
});

const VacancyRef = builder.objectRef<Vacancy>('ContentVacancy');
VacancyRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    paragraphs: t.field({ type: [ParagraphRef], resolve: ({ paragraphs }) => buildParagraphs(paragraphs) }),
    city: t.exposeString('city'),
    employmentType: t.exposeString('employmentType', {
      description: 'The value of schema.org’s employmentType.',
    }),
    hoursPerWeek: t.exposeFloat('hoursPerWeek'),
    postedOn: t.expose('postedOn', { type: 'Date' }),
    closesOn: t.expose('closesOn', { type: 'Date' }),
  }),
});
const VacanciesBlockRef = builder.objectRef<Of<'vacancies'>>('ContentVacancies');
VacanciesBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    none: t.exposeString('none', { description: 'The text shown when there are none.' }),
    items: t.field({
      type: [VacancyRef],
      description: 'The vacancies that are open today.',
      resolve: ({ items }, _args, context) => {
        const today = getToday(context);
        return items.filter(({ closesOn }) => closesOn >= today);
      },
    }),
  }),
});

const NAMES = {
  text: 'ContentText',
  list: 'ContentList',
  accordion: 'ContentAccordion',
  table: 'ContentTable',
  links: 'ContentLinks',
  vacancies: 'ContentVacancies',
  contact: 'ContentContact',
  company: 'ContentCompany',
  topics: 'ContentTopics',
  picture: 'ContentPicture',
  teaser: 'ContentTeaser',
  articleSlider: 'ContentArticles',
  articleList: 'ContentArticles',
  quotation: 'ContentQuotation',
  video: 'ContentVideo',
  voucherBanner: 'ContentVoucherBanner',
  promotionBanner: 'ContentPromotionBanner',
  newsletter: 'ContentNewsletter',
  calculator: 'ContentCalculator',
  form: 'ContentForm',
  columns: 'ContentColumns',
} as const satisfies Record<ContentBlock['type'], string>;

/** Blocks with the shop's own data, which the page fills in. */
type Place = Of<'contact' | 'company' | 'topics'>;

function createPlaceRef(name: string, description: string) {
  const ref = builder.objectRef<Place>(name);
  ref.implement({ description, fields: (t) => ({ heading: t.exposeString('heading', { nullable: true }) }) });
  return ref;
}

const ColumnsRef = builder.objectRef<Of<'columns'>>('ContentColumns');

/** The blocks of a content page; a page skips kinds that it does not know. */
export const ContentBlockRef = builder.unionType('ContentBlock', {
  types: [
    TextBlockRef,
    ListBlockRef,
    AccordionBlockRef,
    TableBlockRef,
    LinksBlockRef,
    VacanciesBlockRef,
    createPlaceRef(NAMES.contact, 'Telephone, hours, form and answering time stand here.'),
    createPlaceRef(NAMES.company, 'Whose shop it is stands here.'),
    createPlaceRef(NAMES.topics, 'The search in the help and the subjects of the contact form stand here.'),
    PictureBlockRef,
    TeaserBlockRef,
    ArticlesBlockRef,
    QuotationBlockRef,
    VideoBlockRef,
    VoucherBannerRef,
    PromotionBannerRef,
    NewsletterBlockRef,
    CalculatorBlockRef,
    FormBlockRef,
    ColumnsRef,
  ],
  resolveType: (block: ContentBlock) => NAMES[block.type],
});

ColumnsRef.implement({
  description: 'Blocks beside each other; none of them is columns again.',
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    left: t.expose('left', { type: [ContentBlockRef] }),
    right: t.expose('right', { type: [ContentBlockRef] }),
  }),
});
