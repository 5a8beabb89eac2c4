import type { Paragraph } from '#app/features/content/content.fragment.ts';
import type { BlockOf, PageBlock } from '#app/features/content/page-block.fragment.ts';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import type { MoneyValue } from '#texts/format.ts';
import type { SampleKey } from './samples.ts';

type Say = (key: SampleKey) => string;
type Amount = (minor: number) => MoneyValue;

const HERE = '#content-text';
const PICTURE = { picture: 't-sofa-3-wide', pictureSmall: 't-sofa-3-square' };

/** One block of each kind that an editor fills in, by the name of its section. */
export function createContentSamples(
  s: Say,
  money: Amount,
): readonly (readonly [string, readonly PageBlock[]])[] {
  return [
    ['content-text', [createText(s)]],
    ['content-list', [createList(s, false), createList(s, true)]],
    ['content-accordion', [createAccordion(s)]],
    ['content-table', [createTable(s)]],
    ['content-links', [createLinks(s)]],
    ['content-picture', [createPicture(s)]],
    ['content-teaser', [createTeaser(s, 1), createTeaser(s, 3)]],
    ['content-article-slider', [createArticles(s, money, true)]],
    [
      'content-article-list',
      [createArticles(s, money, false), { ...createArticles(s, money, false), articles: [] }],
    ],
    ['content-quotation', [createQuotation(s)]],
    ['content-video', [createVideo(s)]],
    [
      'content-voucher-banner',
      [createVoucherBanner(s, money), { ...createVoucherBanner(s, money), voucher: null }],
    ],
    ['content-promotion-banner', [createPromotionBanner(s, PICTURE.picture), createPromotionBanner(s, null)]],
    ['content-newsletter', [createNewsletter(s)]],
    ['content-form', [createForm(s, 'SEARCH'), createForm(s, 'CONTACT')]],
    ['content-calculator', [{ __typename: 'ContentCalculator', heading: null, price: null }]],
    ['content-vacancies', [createVacancies(s)]],
    ['content-columns', [createColumns(s)]],
  ];
}

function createParagraphs(...texts: readonly string[]): Paragraph[] {
  return texts.map((text) => ({ spans: [{ text, to: null, strong: false }] }));
}

function createText(s: Say): BlockOf<'ContentText'> {
  const mixed: Paragraph = {
    spans: [
      { text: `${s('delivery.standard')}. `, to: null, strong: true },
      { text: `${s('sentence')} `, to: null, strong: false },
      { text: s('more'), to: HERE, strong: false },
    ],
  };
  const paragraphs = [mixed, ...createParagraphs(s('material.text'))];
  return { __typename: 'ContentText', heading: s('delivery'), paragraphs };
}

function createList(s: Say, ordered: boolean): BlockOf<'ContentList'> {
  const items = createParagraphs(s('delivery.standard.hint'), s('delivery.evening.hint'), s('sentence'));
  return { __typename: 'ContentList', heading: null, ordered, items };
}

function createAccordion(s: Say): BlockOf<'ContentAccordion'> {
  const entries = [
    { title: s('material'), paragraphs: createParagraphs(s('material.text')) },
    { title: s('care'), paragraphs: createParagraphs(s('care.text')) },
  ];
  return { __typename: 'ContentAccordion', heading: null, entries };
}

function createTable(s: Say): BlockOf<'ContentTable'> {
  const createRow = (...cells: readonly string[]) => ({ cells: createParagraphs(...cells) });
  return {
    __typename: 'ContentTable',
    heading: null,
    caption: s('orders'),
    columns: [s('orders.number'), s('orders.state'), s('delivery')],
    rows: [
      createRow('10000018', s('orders.state.sent'), s('delivery.standard.hint')),
      createRow('10000019', s('orders.state.done'), s('delivery.evening.hint')),
    ],
  };
}

function createLinks(s: Say): BlockOf<'ContentLinks'> {
  const links = [
    { label: s('category'), text: s('sentence'), to: HERE },
    { label: s('care'), text: s('care.text'), to: HERE },
  ];
  return { __typename: 'ContentLinks', heading: null, links };
}

function createPicture(s: Say): BlockOf<'ContentPicture'> {
  return {
    ...{ __typename: 'ContentPicture', heading: null, ...PICTURE },
    ...{ alt: s('product'), legend: createParagraphs(s('product')) },
  };
}

function createTeaser(s: Say, count: number): BlockOf<'ContentTeaser'> {
  const headlines = [s('product'), s('category'), s('category.parent')].slice(0, count);
  const teasers = headlines.map((headline) => ({
    ...{ ...PICTURE, headline, words: createParagraphs(s('material.text')) },
    ...{ to: HERE, callToAction: s('more') },
  }));
  return { __typename: 'ContentTeaser', heading: null, teasers };
}

function createQuotation(s: Say): BlockOf<'ContentQuotation'> {
  return {
    ...{ __typename: 'ContentQuotation', heading: null, quote: s('material.text') },
    ...{ author: s('name.value'), role: s('category') },
  };
}

function createVideo(s: Say): BlockOf<'ContentVideo'> {
  return {
    ...{ __typename: 'ContentVideo', heading: null, provider: 'YOUTUBE', videoId: 'M7lc1UVf-VE' },
    ...{ title: s('product'), description: s('material.text'), uploadedOn: '2026-03-02' },
    ...{ picture: PICTURE.picture, transcript: createParagraphs(s('care.text')) },
  };
}

function createVoucherBanner(s: Say, money: Amount): BlockOf<'ContentVoucherBanner'> {
  return {
    __typename: 'ContentVoucherBanner',
    heading: null,
    words: createParagraphs(s('sentence')),
    voucher: {
      ...{ id: 'sample', code: 'WELKOM-2030', value: money(500), percent: null, minimum: money(2500) },
      ...{ validUntil: '2030-02-01T00:00:00Z', customerGroup: null, departments: [], categories: [] },
      ...{ limited: false, excludedBrands: [], reducedItems: true, combinable: false, oncePerDay: false },
      ...{ unusedMonths: null, personal: false },
    },
  };
}

function createPromotionBanner(s: Say, picture: string | null): BlockOf<'ContentPromotionBanner'> {
  return {
    __typename: 'ContentPromotionBanner',
    heading: null,
    promotion: {
      ...{ code: 'sample', headline: s('category'), words: createParagraphs(s('sentence')), picture },
      ...{ conditions: createParagraphs(s('delivery.standard.hint')), validUntil: '2030-02-01T00:00:00Z' },
      ...{ to: HERE, callToAction: s('more') },
    },
  };
}

/** Pictures of articles that the demo has at every size, each of another proportion. */
const ARTICLES = [
  ...['wardrobe-129x11001-c7a06d', 'sofa-116x2200200102-1f2a44', 'lamp-12x101-1d1d1f'],
  ...['headphones-168x01120-f7f7f5', 'wardrobe-158x11110-f7f7f5', 'sofa-116x2200200102-c9ccd0'],
] as const;

function createArticles(s: Say, money: Amount, slides: boolean): BlockOf<'ContentArticles'> {
  return {
    ...{ __typename: 'ContentArticles', heading: null, slides, moreLabel: s('more'), moreTo: HERE },
    articles: ARTICLES.map((picture, index) => ({
      ...{ sku: `sample-${index}`, slug: 'sample', name: s('product'), brand: { name: 'Atelier Wonen' } },
      price: createPrice(money, index),
      rating: index === 0 ? null : { average: 4.3, max: 5, count: index * index * 12 },
      ...{ stylePreviews: [], hiddenColors: 0, pictures: [`p-${picture}-front`] },
      ...{ available: index !== 3, isNew: index === 1, condition: 'NEW' as const },
    })),
  };
}

function createPrice(money: Amount, index: number): TileProduct['price'] {
  const isReduced = index % 2 === 0;
  return {
    current: money(7999 + index * 2000),
    original: isReduced ? money(9999 + index * 2000) : null,
    ...{ recommended: null, unitPrice: null, from: false },
    discount: isReduced ? { percent: 20 } : null,
  };
}

function createForm(s: Say, form: BlockOf<'ContentForm'>['form']): BlockOf<'ContentForm'> {
  return { __typename: 'ContentForm', heading: null, form, words: createParagraphs(s('sentence')) };
}

function createVacancies(s: Say): BlockOf<'ContentVacancies'> {
  const vacancy = {
    ...{
      id: 'sample-vacancy',
      title: s('orders'),
      paragraphs: createParagraphs(s('material.text'), s('care.text')),
    },
    ...{ city: 'Tilburg', employmentType: 'FULL_TIME' as const, hoursPerWeek: 36 },
    ...{ postedOn: '2026-03-02', closesOn: '2030-02-01' },
  };
  return { __typename: 'ContentVacancies', heading: null, none: s('empty'), vacancies: [vacancy] };
}

function createNewsletter(s: Say): BlockOf<'ContentNewsletter'> {
  return { __typename: 'ContentNewsletter', heading: null, words: createParagraphs(s('sentence')) };
}

function createColumns(s: Say): PageBlock {
  return {
    ...{ __typename: 'ContentColumns', heading: null },
    ...{ left: [createText(s)], right: [createQuotation(s), createList(s, false)] },
  };
}
