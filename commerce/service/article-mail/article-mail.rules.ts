import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { buildArticleLine } from './article-line.rules.ts';
import type { MailArticle } from './mail-articles.service.ts';

/** A mail about one article. */
export type ArticleMail = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  readonly article: MailArticle;
};

type Words = Pick<MailContent, 'subject' | 'preview' | 'title' | 'paragraphs' | 'action'> & {
  /** why the reader gets the mail: below it, before the company's data */
  readonly why: string;
};

/** The mail with its words, the article below them and the company's data at its end. */
export function buildArticleMail({ tenant, locale, texts, article }: ArticleMail, words: Words): MailContent {
  const { why, ...content } = words;
  return {
    ...buildTenantLook(tenant, locale, texts),
    ...content,
    reference: null,
    ordered: {
      title: texts.text('mail.stockAlert.article'),
      lines: [buildArticleLine({ tenant, locale, texts }, article, [])],
      sums: [],
      total: null,
      taxes: [],
    },
    sections: [],
    links: [],
    footer: [why, ...buildCompanyFooter(tenant, locale, texts)],
  };
}

/** The values that the texts of these mails use. */
export function buildArticleValues({ tenant, article }: ArticleMail): { name: string; company: string } {
  return { name: `${article.brandName} ${article.name}`, company: tenant.companyName };
}
