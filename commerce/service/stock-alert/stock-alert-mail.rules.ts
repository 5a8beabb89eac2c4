import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import {
  type ArticleMail,
  buildArticleMail,
  buildArticleValues,
} from '#commerce/service/article-mail/article-mail.rules.ts';

/** The two mails about an article that was sold out. */
export type StockAlertMail = ArticleMail &
  ({ readonly kind: 'confirm'; readonly secret: string; readonly days: number } | { readonly kind: 'back' });

/**
 * Asks the owner of an address to confirm the alert, or reports that the article is in stock again: the only mail of
 * its kind.
 */
export function buildStockAlertMail(mail: StockAlertMail): MailContent {
  const { tenant, locale, texts, article, kind } = mail;
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const values = { ...buildArticleValues(mail), days: kind === 'confirm' ? mail.days : 0 };
  const translatePart = (part: 'subject' | 'preview' | 'title' | 'text' | 'action' | 'why') =>
    texts.text(`mail.stockAlert.${kind}.${part}`, values);
  const confirmUrl = (secret: string) => `${SHOP_ORIGIN}${paths?.stockAlert ?? '/'}?token=${secret}`;
  return buildArticleMail(mail, {
    subject: translatePart('subject'),
    preview: translatePart('preview'),
    title: translatePart('title'),
    paragraphs: [translatePart('text')],
    action: {
      label: translatePart('action'),
      url: kind === 'confirm' ? confirmUrl(mail.secret) : article.url,
    },
    why: translatePart('why'),
  });
}
