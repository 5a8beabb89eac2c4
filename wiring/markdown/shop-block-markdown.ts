import type { ResultOf } from 'gql.tada';
import type { BlockOf } from '#app/features/content/page-block.fragment.ts';
import { contactLink } from '#app/page/links.ts';
import type { ContentPlacesQuery } from '#app/screens/content/content.query.ts';
import { formatDate, formatNumber, formatPercent } from '#texts/format.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { formatAmount } from './product-lines.ts';
import { escapeInline, formatLink, formatParagraph, joinParts, list } from './write-markdown.ts';

/** The shop's own data, for blocks that only name a place for it. */
export type ContentPlaces = ResultOf<typeof ContentPlacesQuery>;

/** The company: name, address, ways to reach it, register and tax number. */
export function renderCompany(
  { texts: { text } }: MarkdownPage,
  { shop: { company } }: ContentPlaces,
): string {
  const { legalName, street, postalCode, city, countryName, email, phone } = company;
  const lines = [
    ...[legalName, street, `${postalCode} ${city}`, countryName, phone, email],
    text('shell.footer.represented', { name: company.representedBy }),
    company.register,
    text('shell.footer.vat', { number: company.vatId }),
  ];
  return list(lines.map(escapeInline));
}

/** The ways to reach a person: form, telephone with its hours, mail. */
export function renderContact(page: MarkdownPage, { shop, contactForm }: ContentPlaces): string {
  const { text } = page.texts;
  const hours = shop.officeHours.map(({ firstDay, lastDay, opens, closes }) =>
    text(firstDay === lastDay ? 'shell.footer.hours.day' : 'shell.footer.hours', {
      first: text('shell.day', { day: firstDay }),
      last: text('shell.day', { day: lastDay }),
      opens,
      closes,
    }),
  );
  const form = formatLink(text('contact.form.title'), page.origin + contactLink(page.shop));
  return list([
    `${form}: ${escapeInline(text('contact.form.text', { days: contactForm.answerDays }))}`,
    escapeInline(`${shop.company.phone} (${hours.join(', ')})`),
    escapeInline(shop.company.email),
  ]);
}

/** Open jobs with their facts. */
export function renderVacancies(
  { texts: { text }, localeSettings: { locale }, tenant: { timeZone }, origin }: MarkdownPage,
  { vacancies, none }: BlockOf<'ContentVacancies'>,
): string {
  if (vacancies.length === 0) return escapeInline(none);
  return joinParts(
    vacancies.flatMap(({ title, paragraphs, city, hoursPerWeek, closesOn }) => [
      `### ${escapeInline(title)}`,
      escapeInline(
        text('content.vacancy.facts', {
          city,
          hours: formatNumber(hoursPerWeek, locale),
          date: formatDate(closesOn, locale, timeZone),
        }),
      ),
      ...paragraphs.map((one) => formatParagraph(one, origin)),
    ]),
  );
}

/** A public code and what it is worth; one that is over has no text. */
export function renderVoucher(
  page: MarkdownPage,
  { words, voucher }: Pick<BlockOf<'ContentVoucherBanner'>, 'words' | 'voucher'>,
): string | null {
  if (!voucher) return null;
  const {
    texts: { text },
    localeSettings: { locale },
    tenant: { timeZone },
  } = page;
  const { value, percent, code, minimum, validUntil } = voucher;
  const worth = value
    ? text('basket.voucher.amount', { amount: formatAmount(page, value) })
    : text('basket.voucher.percent', { percent: formatPercent(percent ?? 0, locale, 0) });
  // the instant before is still valid
  const lastDay = formatDate(new Date(Date.parse(validUntil) - 1), locale, timeZone);
  return joinParts([
    `**${escapeInline(`${worth}: ${code ?? ''}`)}**`,
    ...words.map((one) => formatParagraph(one, page.origin)),
    list([
      escapeInline(text('basket.voucher.condition.until', { date: lastDay })),
      minimum.minor > 0 &&
        escapeInline(text('basket.voucher.condition.minimum', { amount: formatAmount(page, minimum) })),
    ]),
  ]);
}
