import type { OrderedContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { NAMED_OPTIONS } from '#commerce/range/catalogue/variant-words.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatMoney } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { MailArticle } from './mail-articles.service.ts';

type Wording = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
};

/** An article as a line of a mail, with its current price. @param more further text of the line */
export function buildArticleLine(
  wording: Wording,
  article: MailArticle,
  more: readonly string[],
): OrderedContent['lines'][number] {
  const { texts } = wording;
  const options = article.options.map(({ key, value }) => {
    const dimension = NAMED_OPTIONS.has(key) ? key : 'other';
    const label = texts.text(`catalogue.dimension.${dimension}` as TextKey);
    return texts.text('mail.labelled', { label, value });
  });
  return {
    name: `${article.brandName} ${article.name}`,
    url: article.url,
    details: [...options, ...more],
    total: formatAmount(wording, article.amountMinor),
    picture: article.picture,
  };
}

/** @param minor minor units of the tenant's currency */
export function formatAmount({ tenant, locale }: Wording, minor: number): string {
  return formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
}
