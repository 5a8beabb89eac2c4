import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { Result } from '#commerce/ground/kernel/result.ts';
import {
  CONFIRM_DAYS,
  confirmSubscription,
  isSubscribed,
  readConfirmation,
  requestUnsubscribe,
  subscribe,
  unsubscribe,
} from '#commerce/service/newsletter/newsletter.service.ts';
import { faultsOf } from '#forms/faults.ts';
import { newsletterSchema, newsletterUnsubscribeSchema } from '#forms/newsletter.ts';
import { builder } from './builder.ts';
import { InvalidInputRef, TooManyAttemptsRef } from './visitor-outcomes.ts';

const NewsletterStateRef = builder.enumType('NewsletterState', {
  values: {
    /** whatever there is for the address, its mailbox says */
    MAIL_SENT: { value: 'mailSent' },
    /** waits for its confirmation */
    PENDING: { value: 'pending' },
    CONFIRMED: { value: 'confirmed' },
    /** was confirmed before */
    KNOWN: { value: 'known' },
  } as const,
});

type Signed = { code: 'NewsletterAnswer'; state: 'mailSent' | 'confirmed' };
const NewsletterAnswerRef = builder.objectRef<Signed>('NewsletterAnswer');
NewsletterAnswerRef.implement({
  description: 'The same whether the address is known or not.',
  fields: (t) => ({ state: t.expose('state', { type: NewsletterStateRef }) }),
});

const NewsletterResultRef = builder.unionType('NewsletterResult', {
  types: [NewsletterAnswerRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }: Signed | TooManyAttempts | InvalidInput) => code,
});

const NewsletterRef = builder.objectRef<object>('Newsletter');
NewsletterRef.implement({
  fields: (t) => ({
    doubleOptIn: t.boolean({ resolve: (_view, _args, { tenant }) => tenant.newsletter.doubleOptIn }),
    approval: t.boolean({
      description: 'A box has to be ticked.',
      resolve: (_view, _args, { tenant }) => tenant.newsletter.approval,
    }),
    confirmDays: t.int({ description: 'How long a confirmation link holds.', resolve: () => CONFIRM_DAYS }),
    subscribed: t.boolean({
      description: 'Whether the signed-in customer gets it; false for everybody else.',
      resolve: (_view, _args, context) => isSubscribed(context),
    }),
    confirmation: t.field({
      type: NewsletterStateRef,
      nullable: true,
      description: 'What the link with this token leads to; null: unknown, too old or withdrawn.',
      args: { token: t.arg.string() },
      resolve: (_view, { token }, context) => readConfirmation(context, token),
    }),
  }),
});

builder.queryField('newsletter', (t) => t.field({ type: NewsletterRef, resolve: () => ({}) }));

const SubscribeNewsletterInput = builder.inputType('SubscribeNewsletterInput', {
  fields: (t) => ({ email: t.string(), consent: t.boolean({ defaultValue: false }) }),
});

builder.mutationFields((t) => ({
  subscribeNewsletter: t.field({
    type: NewsletterResultRef,
    args: { input: t.arg({ type: SubscribeNewsletterInput }) },
    async resolve(_root, { input }, context) {
      const parsed = newsletterSchema(context.tenant.newsletter.approval).safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: faultsOf(parsed.error) };
      return answer(await subscribe(context, { email: parsed.data.email, from: context.client.address }));
    },
  }),
  confirmNewsletter: t.field({
    type: NewsletterStateRef,
    nullable: true,
    description: 'Confirms by the token of the mail; null: unknown, too old or withdrawn.',
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) =>
      confirmSubscription(context, { secret: token, from: context.client.address }),
  }),
  requestNewsletterUnsubscribe: t.field({
    type: NewsletterResultRef,
    args: { email: t.arg.string() },
    async resolve(_root, { email }, context) {
      const parsed = newsletterUnsubscribeSchema.safeParse({ email });
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: faultsOf(parsed.error) };
      return answer(
        await requestUnsubscribe(context, { email: parsed.data.email, from: context.client.address }),
      );
    },
  }),
  unsubscribeNewsletter: t.boolean({
    description: 'false: no subscription has this token; one that has ended already is no fault.',
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => unsubscribe(context, token),
  }),
}));

function answer(result: Result<Signed['state'], TooManyAttempts>): Signed | TooManyAttempts {
  return result.ok ? { code: 'NewsletterAnswer', state: result.value } : result.refusal;
}
