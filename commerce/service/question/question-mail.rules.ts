import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { companyFooter, SHOP_ORIGIN, tenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { articleLine } from '#commerce/service/article-mail/article-line.rules.ts';
import type { MailArticle } from '#commerce/service/article-mail/mail-articles.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

type AnswerMail = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  readonly article: MailArticle;
  /** the question */
  readonly text: string;
  readonly answer: string;
};

/** Tells a customer the shop's answer to a question about an article. */
export function answerMail(mail: AnswerMail): MailContent {
  const { tenant, locale, texts, article, text, answer } = mail;
  const values = { name: `${article.brandName} ${article.name}`, company: tenant.companyName };
  return {
    ...tenantLook(tenant, locale, texts),
    subject: texts.text('mail.question.subject', values),
    preview: texts.text('mail.question.preview', values),
    title: texts.text('mail.question.title', values),
    paragraphs: [
      texts.text('mail.question.asked', { text }),
      texts.text('mail.question.answered', { text: answer, company: tenant.companyName }),
    ],
    reference: null,
    action: { label: texts.text('mail.question.action'), url: `${article.url}#questions` },
    ordered: {
      title: texts.text('mail.stockAlert.article'),
      lines: [articleLine(mail, article, [])],
      sums: [],
      total: null,
      taxes: [],
    },
    sections: [],
    links: [],
    footer: [texts.text('mail.question.why', values), ...companyFooter(tenant, locale, texts)],
  };
}

type ConfirmMail = Omit<AnswerMail, 'text' | 'answer'> & { readonly secret: string; readonly days: number };

/** Asks a guest whether the address is theirs, before it gets the answer. */
export function confirmQuestionMail(mail: ConfirmMail): MailContent {
  const { tenant, locale, texts, article, secret, days } = mail;
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const values = { name: `${article.brandName} ${article.name}`, company: tenant.companyName, days };
  const text = (part: 'subject' | 'preview' | 'title' | 'text' | 'action' | 'why') =>
    texts.text(`mail.questionConfirm.${part}`, values);
  return {
    ...tenantLook(tenant, locale, texts),
    subject: text('subject'),
    preview: text('preview'),
    title: text('title'),
    paragraphs: [text('text')],
    reference: null,
    action: { label: text('action'), url: `${SHOP_ORIGIN}${paths?.askQuestion ?? '/'}?token=${secret}` },
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
