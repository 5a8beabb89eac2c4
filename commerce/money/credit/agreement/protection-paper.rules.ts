import { formatCountry } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Paper, PaperSection } from '#commerce/money/document/paper.types.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { formatRate } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

type ProtectionPaperFacts = {
  readonly tenant: Tenant;
  readonly locale: LocaleSettings['locale'];
  readonly texts: Translator<TextKey>;
  readonly protection: NonNullable<Tenant['credit']['terms'][number]['protection']>;
};

const PERCENT_MILLIONTHS = 10_000;

/**
 * The insurance product information of payment protection, with the terms that are accepted: the questions of
 * Implementing Regulation (EU) 2017/1469, in their order. Nothing of it depends on the basket.
 */
export function buildProtectionPaper({ tenant, locale, texts, protection }: ProtectionPaperFacts): Paper {
  const { email } = tenant.company;
  const buildPart = (part: PaperPart, values?: Record<string, string | number>): PaperSection => ({
    heading: texts.text(`document.protection.${part}`),
    paragraphs: [texts.text(`document.protection.${part}.text`, values)],
  });
  return {
    locale,
    title: texts.text('document.protection.title'),
    subject: texts.text('document.protection.insurer', { insurer: protection.insurer }),
    author: tenant.companyName,
    sections: [
      buildPart('kind'),
      { heading: texts.text('credit.protection.covers'), list: listCovers(texts) },
      { heading: texts.text('document.protection.not'), paragraphs: [texts.text('credit.protection.not')] },
      buildPart('limits'),
      buildPart('where', { country: formatCountry(locale, tenant.country) }),
      buildPart('duties', { email }),
      buildPart('premium', {
        percent: formatRate(protection.premiumMillionths / PERCENT_MILLIONTHS, locale),
      }),
      buildPart('term'),
      buildPart('end', { days: protection.withdrawalDays, email }),
      buildPart('complaint', { insurer: protection.insurer, email }),
    ],
    note: texts.text('document.protection.note'),
  };
}

type PaperPart = 'kind' | 'limits' | 'where' | 'duties' | 'premium' | 'term' | 'end' | 'complaint';

/** The insured risks. */
export function listCovers(texts: Translator<TextKey>): NonNullable<PaperSection['list']> {
  const items = (['1', '2', '3'] as const).map((which) => texts.text(`credit.protection.covers.${which}`));
  return { numbered: false, items };
}
