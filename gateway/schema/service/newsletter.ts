import { answerAfter } from '#commerce/ground/kernel/even-time.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { loadNewsletterSheet } from '#commerce/range/content/shop-content.service.ts';
import {
  confirmSubscription,
  findOwnState,
  formatBrandNames,
  readConfirmation,
  subscribe,
} from '#commerce/service/newsletter/newsletter.service.ts';
import { readChoices } from '#commerce/service/newsletter/subscriber/choice.service.ts';
import {
  findNewsletterOffer,
  type NewsletterOffer,
} from '#commerce/service/newsletter/voucher/offer.service.ts';
import { listFaults } from '#forms/faults.ts';
import { createNewsletterSchema } from '#forms/newsletter.ts';
import { tellGoal } from '#gateway/context/goals.ts';
import { builder } from '../builder.ts';
import { buildParagraphs, ParagraphRef } from '../content/content-text.ts';
import { buildNewsletterAnswer, NewsletterResultRef, NewsletterStateRef } from './newsletter-answer.ts';
import { NewsletterChoicesRef } from './newsletter-choices.ts';

const NewsletterOfferRef = builder.objectRef<NewsletterOffer>('NewsletterOffer');
NewsletterOfferRef.implement({
  description: 'The benefits of a new subscriber, in words.',
  fields: (t) => ({
    sentence: t.exposeString('sentence'),
    conditions: t.stringList({ resolve: ({ conditions }) => [...conditions] }),
  }),
});

const NewsletterBrandRef = builder.objectRef<{ key: string; name: string }>('NewsletterBrand');
NewsletterBrandRef.implement({
  fields: (t) => ({ key: t.exposeString('key'), name: t.exposeString('name') }),
});

const NewsletterRef = builder.objectRef<object>('Newsletter');
NewsletterRef.implement({
  fields: (t) => ({
    doubleOptIn: t.boolean({ resolve: (_view, _args, { tenant }) => tenant.newsletter.doubleOptIn }),
    approval: t.boolean({
      description: 'A box has to be ticked.',
      resolve: (_view, _args, { tenant }) => tenant.newsletter.approval,
    }),
    choiceForm: t.string({
      description: 'coded or radio: the kind of values that the form of choices sends.',
      resolve: (_view, _args, { tenant }) => tenant.newsletter.choices,
    }),
    brands: t.field({
      type: [NewsletterBrandRef],
      resolve: (_view, _args, { tenant }) => [...tenant.newsletter.brands],
    }),
    brandNames: t.string({
      description: 'All of them, as a sentence names them.',
      resolve: (_view, _args, context) => formatBrandNames(context),
    }),
    offer: t.field({
      type: NewsletterOfferRef,
      nullable: true,
      description: 'null: a sign-up brings no voucher.',
      resolve: (_view, _args, context) => findNewsletterOffer(context),
    }),
    sheet: t.field({
      type: [ParagraphRef],
      description: 'Said above the form where it opens over a page.',
      resolve: async (_view, _args, context) => buildParagraphs(await loadNewsletterSheet(context)),
    }),
    confirmDays: t.int({
      description: 'The days for which a confirmation link is valid.',
      resolve: (_view, _args, { tenant }) => tenant.newsletter.confirmDays,
    }),
    ownState: t.field({
      type: NewsletterStateRef,
      nullable: true,
      description:
        'The subscription of the signed-in customer; null for everybody else, and where there is none.',
      resolve: (_view, _args, context) => findOwnState(context),
    }),
    ownEmail: t.string({
      nullable: true,
      description: 'The signed-in customer’s address; null for everybody else.',
      resolve: async (_view, _args, context) => {
        const customerId = getSignedInCustomer(context);
        return customerId === null ? null : ((await findCustomer(context, customerId))?.email ?? null);
      },
    }),
    confirmation: t.field({
      type: NewsletterStateRef,
      nullable: true,
      description:
        'The subscription that the link with this token leads to; null: unknown, too old or withdrawn.',
      args: { token: t.arg.string() },
      resolve: (_view, { token }, context) => readConfirmation(context, token),
    }),
    choices: t.field({
      type: NewsletterChoicesRef,
      nullable: true,
      description: 'The choices of a mail’s token; without a token the signed-in customer’s own.',
      args: { token: t.arg.string({ defaultValue: '' }) },
      resolve: (_view, { token }, context) => readChoices(context, token),
    }),
  }),
});

builder.queryField('newsletter', (t) => t.field({ type: NewsletterRef, resolve: () => ({}) }));

const SubscribeNewsletterInput = builder.inputType('SubscribeNewsletterInput', {
  fields: (t) => ({
    email: t.string(),
    consent: t.boolean({ defaultValue: false }),
    areaKey: t.string({
      defaultValue: '',
      description: 'The place of the form; a value other than [\\w-]{1,60} is dropped.',
    }),
  }),
});

/** ms; longer than signing up takes, for a known address or another */
const EVEN_MS = 100;

builder.mutationFields((t) => ({
  subscribeNewsletter: t.field({
    type: NewsletterResultRef,
    args: { input: t.arg({ type: SubscribeNewsletterInput }) },
    async resolve(_root, { input }, context) {
      const parsed = createNewsletterSchema(context.tenant.newsletter.approval).safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const source = /^[\w-]{1,60}$/.test(input.areaKey) ? input.areaKey : null;
      const from = context.client.address;
      const subscribed = { email: parsed.data.email, from, source };
      const answer = await answerAfter(EVEN_MS, () => subscribe(context, subscribed));
      await tellGoal(context, 'newsletter');
      return buildNewsletterAnswer(answer);
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
}));
