import { z } from 'zod';
import { emailAddress, optional, personName } from '../typed-fields.ts';
import { WHOLE_ARTICLE_NUMBER } from './article-number.ts';
import { normalizePlainText, refuseLinks } from './plain-text.ts';
import { QUESTION_LIMITS } from './question-limits.ts';

const { minText, text, answer } = QUESTION_LIMITS;
const createQuestionSchema = (least: number, most: number) =>
  z
    .string({ error: 'required' })
    .max(10_000, 'too_long')
    .transform(normalizePlainText)
    .pipe(z.string().min(1, 'required').min(least, 'too_short').max(most, 'too_long'));

/** A shopper's question about an article. The name is shown; null if it is anonymous. */
export const questionSchema = z.object({
  sku: z.string().regex(WHOLE_ARTICLE_NUMBER),
  text: refuseLinks(createQuestionSchema(minText, text)),
  name: optional(personName),
  /** where a guest wants the answer; null if the guest wants none by mail */
  email: optional(emailAddress),
});

/** The retailer's answer, which may contain links. */
export const answerText = createQuestionSchema(1, answer);

export type QuestionInput = z.output<typeof questionSchema>;
