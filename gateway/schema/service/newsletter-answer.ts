import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { Result } from '#commerce/ground/kernel/result.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef } from '../customer/visitor-outcomes.ts';

export const NewsletterStateRef = builder.enumType('NewsletterState', {
  values: {
    /** the state of the address, known or not, is only revealed to its mailbox */
    MAIL_SENT: { value: 'mailSent' },
    /** a sign-up that waits for its confirmation */
    PENDING: { value: 'pending' },
    CONFIRMED: { value: 'confirmed' },
    /** was confirmed before */
    KNOWN: { value: 'known' },
    /** withdrawn */
    UNSUBSCRIBED: { value: 'unsubscribed' },
  } as const,
});

type Signed = { code: 'NewsletterAnswer'; state: 'mailSent' | 'confirmed' | 'known' };
const NewsletterAnswerRef = builder.objectRef<Signed>('NewsletterAnswer');
NewsletterAnswerRef.implement({
  description: 'The same whether the address is known or not, unless it is the signed-in customer’s own.',
  fields: (t) => ({ state: t.expose('state', { type: NewsletterStateRef }) }),
});

export const NewsletterResultRef = builder.unionType('NewsletterResult', {
  types: [NewsletterAnswerRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }: Signed | TooManyAttempts | InvalidInput) => code,
});

export function buildNewsletterAnswer(
  result: Result<Signed['state'], TooManyAttempts>,
): Signed | TooManyAttempts {
  return result.ok ? { code: 'NewsletterAnswer', state: result.value } : result.refusal;
}
