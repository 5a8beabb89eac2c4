import type { InvalidInput } from '#commerce/ground/kernel/refusals.errors.ts';
import { leaveMailing } from '#commerce/service/mailing/leave-mailing.service.ts';
import type { NoSubscription } from '#commerce/service/newsletter/newsletter.errors.ts';
import {
  changeNewsletter,
  type NewsletterChoices,
  requestNewsletterLink,
} from '#commerce/service/newsletter/subscriber/choice.service.ts';
import { showEmail } from '#forms/email-address.ts';
import { listFaults } from '#forms/faults.ts';
import { type NewsletterChange, newsletterEmailSchema, readNewsletterChange } from '#forms/newsletter.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef } from '../customer/visitor-outcomes.ts';
import { buildNewsletterAnswer, NewsletterResultRef } from './newsletter-answer.ts';

const BrandChoiceRef = builder.objectRef<NewsletterChoices['brands'][number] & { name: string }>(
  'NewsletterBrandChoice',
);
BrandChoiceRef.implement({
  description: 'A subscriber’s choices for one brand.',
  fields: (t) => ({
    key: t.exposeString('brand'),
    name: t.exposeString('name'),
    subscribed: t.exposeBoolean('subscribed'),
    frequency: t.exposeInt('frequency', {
      description: '0 daily, 1 weekly, 2 biweekly, 3 monthly, 4 twice a week.',
    }),
    pausedUntil: t.exposeString('pausedUntil', {
      nullable: true,
      description: 'YYYY-MM-DD, the first day on which mails go out again.',
    }),
  }),
});

export const NewsletterChoicesRef = builder.objectRef<NewsletterChoices>('NewsletterChoices');
NewsletterChoicesRef.implement({
  fields: (t) => ({
    email: t.string({ resolve: ({ email }) => showEmail(email) }),
    subscribed: t.boolean({ resolve: ({ state }) => state === 'confirmed' }),
    pending: t.boolean({ resolve: ({ state }) => state === 'pending' }),
    creditOffers: t.exposeBoolean('creditOffers'),
    brands: t.field({
      type: [BrandChoiceRef],
      resolve: ({ brands }, _args, { tenant }) =>
        brands.map((choice) => ({
          ...choice,
          name: tenant.newsletter.brands.find(({ key }) => key === choice.brand)?.name ?? choice.brand,
        })),
    }),
  }),
});

const ChoiceInput = builder.inputType('NewsletterChoiceInput', {
  fields: (t) => ({
    choice: t.string({
      description: 'A value of the form: unsubscribe|99, 199, pause|-100, frequency|1, rejoin …',
    }),
    days: t.string({ defaultValue: '', description: 'The days of a pause: 7, 14, 21 or 30.' }),
    frequency: t.string({
      defaultValue: '',
      description: 'frequency|0 to frequency|4, where choice is frequency.',
    }),
    brands: t.stringList({ defaultValue: [], description: 'Keys; none means all.' }),
  }),
});

type Changed = { code: 'NewsletterChanged'; change: NewsletterChange['type']; choices: NewsletterChoices };
const NewsletterChangedRef = builder.objectRef<Changed>('NewsletterChanged');
NewsletterChangedRef.implement({
  fields: (t) => ({
    change: t.exposeString('change', {
      description: 'unsubscribe, everything, creditOffers, pause, frequency or rejoin.',
    }),
    choices: t.expose('choices', { type: NewsletterChoicesRef }),
  }),
});

const NoSubscriptionRef = builder.objectRef<NoSubscription>('NoSubscription');
NoSubscriptionRef.implement({
  description: 'There is no subscription for the token or the signed-in customer.',
  fields: (t) => ({ code: t.exposeString('code') }),
});

const ChangeResultRef = builder.unionType('NewsletterChangeResult', {
  types: [NewsletterChangedRef, NoSubscriptionRef, InvalidInputRef],
  resolveType: ({ code }: Changed | NoSubscription | InvalidInput) => code,
});

const ListRef = builder.enumType('NewsletterList', {
  values: {
    NEWSLETTER: { value: 'newsletter' },
    CREDIT: { value: 'credit' },
    PERSONALISED: { value: 'personalised' },
    /** mails with a survey; they have tokens of their own */
    SURVEY: { value: 'survey' },
    WISHLIST: { value: 'wishlist' },
  } as const,
});

const LeftRef = builder.enumType('NewsletterLeft', {
  values: { LEFT: { value: 'left' }, ALREADY: { value: 'already' }, UNKNOWN: { value: 'unknown' } } as const,
});

const WRONG_CHOICE = {
  code: 'InvalidInput' as const,
  fields: [{ field: 'choice', code: 'choice' as const }],
};

builder.mutationFields((t) => ({
  changeNewsletter: t.field({
    type: ChangeResultRef,
    description: 'Holds at once; doing it again is no fault.',
    args: {
      token: t.arg.string({
        defaultValue: '',
        description: 'The token of a mail; without it the signed-in customer’s own subscription.',
      }),
      input: t.arg({ type: ChoiceInput }),
    },
    async resolve(_root, { token, input }, context) {
      const change = readNewsletterChange(context.tenant.newsletter.choices, input);
      if (!change) return WRONG_CHOICE;
      const changed = await changeNewsletter(context, { change, brands: input.brands, token });
      if (!changed.ok) return changed.refusal;
      return { code: 'NewsletterChanged' as const, change: change.type, choices: changed.value };
    },
  }),
  requestNewsletterLink: t.field({
    type: NewsletterResultRef,
    description:
      'Mails the link by which the address makes the choice. The answer does not tell whether it is subscribed.',
    args: { email: t.arg.string(), input: t.arg({ type: ChoiceInput }) },
    async resolve(_root, { email, input }, context) {
      const parsed = newsletterEmailSchema.safeParse({ email });
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      if (!readNewsletterChange(context.tenant.newsletter.choices, input)) return WRONG_CHOICE;
      const brands = context.tenant.newsletter.brands.filter(({ key }) => input.brands.includes(key));
      const [only, second] = brands;
      const query = {
        choice: input.choice,
        ...(input.days === '' ? {} : { days: input.days }),
        ...(input.frequency === '' ? {} : { frequency: input.frequency }),
        // without a brand the form preselects both
        ...(only && !second ? { brands: only.key } : {}),
      };
      const from = context.client.address;
      return buildNewsletterAnswer(
        await requestNewsletterLink(context, { email: parsed.data.email, from, query }),
      );
    },
  }),
  leaveNewsletterList: t.field({
    type: LeftRef,
    description: 'Off a list by one press, by the token of its mail.',
    args: { token: t.arg.string(), list: t.arg({ type: ListRef }) },
    resolve: (_root, { token, list }, context) => leaveMailing(context, token, list),
  }),
}));
