import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { companyFooter, SHOP_ORIGIN, tenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { articleLine } from '#commerce/service/article-mail/article-line.rules.ts';
import type { MailArticle } from '#commerce/service/article-mail/mail-articles.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

/** The two mails about an article that was sold out. */
export type StockAlertMail = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  readonly article: MailArticle;
} & (
  | { readonly kind: 'confirm'; readonly secret: string; readonly days: number }
  | { readonly kind: 'back' }
);

/** Asks whether the address is its owner's, or says that the article is there again: the only mail of its kind. */
export function stockAlertMail(mail: StockAlertMail): MailContent {
  const { tenant, locale, texts, article, kind } = mail;
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const values = {
    name: `${article.brandName} ${article.name}`,
    company: tenant.companyName,
    days: mail.kind === 'confirm' ? mail.days : 0,
  };
  const text = (part: 'subject' | 'preview' | 'title' | 'text' | 'action' | 'why') =>
    texts.text(`mail.stockAlert.${kind}.${part}`, values);
  return {
    ...tenantLook(tenant, locale, texts),
    subject: text('subject'),
    preview: text('preview'),
    title: text('title'),
    paragraphs: [text('text')],
    reference: null,
    action: {
      label: text('action'),
      url:
        mail.kind === 'confirm'
          ? `${SHOP_ORIGIN}${paths?.stockAlert ?? '/'}?token=${mail.secret}`
          : article.url,
    },
    ordered: {
      title: texts.text('mail.stockAlert.article'),
      lines: [articleLine(mail, article, [])],
      sums: [],
      total: null,
      taxes: [],
    },
    sections: [],
    links: [],
    footer: [text('why'), ...companyFooter(tenant, locale, texts)],
  };
}
