import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { buildArticleLine, formatAmount } from '#commerce/service/article-mail/article-line.rules.ts';
import type { MailArticle } from '#commerce/service/article-mail/mail-articles.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { getKnownPrice, type KeptArticle } from './wishlist-news.rules.ts';

/** The content of a mail about a wishlist. */
export type WishlistMail = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  /** of the link that ends these mails */
  readonly token: string;
  /** at least one */
  readonly articles: readonly (KeptArticle & MailArticle)[];
};

/**
 * The mail about articles that got cheaper or are in stock again. It shows the price at which an article was added, a
 * fact and no reduction (Directive 98/6/EC art. 6a).
 */
export function buildWishlistMail(mail: WishlistMail): MailContent {
  const { tenant, locale, texts, token, articles } = mail;
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const values = { count: articles.length, name: articles[0]?.name ?? '', company: tenant.companyName };
  const leave = `${SHOP_ORIGIN}${paths?.newsletterUnsubscribe ?? '/'}?token=${token}&list=wishlist`;
  return {
    ...buildTenantLook(tenant, locale, texts),
    subject: texts.text('mail.wishlist.subject', values),
    preview: texts.text('mail.wishlist.preview', values),
    title: texts.text('mail.wishlist.title', values),
    paragraphs: [texts.text('mail.wishlist.text', values)],
    reference: null,
    action: {
      label: texts.text('mail.wishlist.action'),
      url: SHOP_ORIGIN + (paths?.wishlist ?? '/'),
    },
    ordered: {
      title: texts.text('mail.wishlist.articles', values),
      lines: articles.map((article) => buildArticleLine(mail, article, buildArticleFacts(mail, article))),
      sums: [],
      total: null,
      taxes: [],
    },
    sections: [],
    links: [{ label: texts.text('mail.wishlist.leave'), url: leave }],
    footer: [texts.text('mail.wishlist.why', values), ...buildCompanyFooter(tenant, locale, texts)],
  };
}

function buildArticleFacts(mail: WishlistMail, article: KeptArticle & MailArticle): string[] {
  const { texts } = mail;
  return [
    ...(article.wasSoldOut ? [texts.text('mail.wishlist.back')] : []),
    ...(article.amountMinor < getKnownPrice(article)
      ? [texts.text('mail.wishlist.kept', { price: formatAmount(mail, article.keptMinor) })]
      : []),
  ];
}
