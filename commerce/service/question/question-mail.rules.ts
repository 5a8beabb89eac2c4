import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import {
  type ArticleMail,
  buildArticleMail,
  buildArticleValues,
} from '#commerce/service/article-mail/article-mail.rules.ts';

/** @property text the question */
type AnswerMail = ArticleMail & { readonly text: string; readonly answer: string };

/** The mail with the shop's answer to a question about an article. */
export function answerMail(mail: AnswerMail): MailContent {
  const { texts, article, text, answer } = mail;
  const values = buildArticleValues(mail);
  return buildArticleMail(mail, {
    subject: texts.text('mail.question.subject', values),
    preview: texts.text('mail.question.preview', values),
    title: texts.text('mail.question.title', values),
    paragraphs: [
      texts.text('mail.question.asked', { text }),
      texts.text('mail.question.answered', { text: answer, company: values.company }),
    ],
    action: { label: texts.text('mail.question.action'), url: `${article.url}#questions` },
    why: texts.text('mail.question.why', values),
  });
}

type ConfirmMail = ArticleMail & { readonly secret: string; readonly days: number };

/** The mail that asks a guest to confirm the address, before it gets the answer. */
export function confirmQuestionMail(mail: ConfirmMail): MailContent {
  const { tenant, locale, texts, secret, days } = mail;
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const values = { ...buildArticleValues(mail), days };
  const translatePart = (part: 'subject' | 'preview' | 'title' | 'text' | 'action' | 'why') =>
    texts.text(`mail.questionConfirm.${part}`, values);
  return buildArticleMail(mail, {
    subject: translatePart('subject'),
    preview: translatePart('preview'),
    title: translatePart('title'),
    paragraphs: [translatePart('text')],
    action: {
      label: translatePart('action'),
      url: `${SHOP_ORIGIN}${paths?.askQuestion ?? '/'}?token=${secret}`,
    },
    why: translatePart('why'),
  });
}
