import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import type { ArticleNotFound } from '#commerce/service/question/question.errors.ts';
import { askQuestion, listProductQuestions } from '#commerce/service/question/question.service.ts';
import type { AnsweredQuestion } from '#commerce/service/question/question.store.ts';
import {
  confirmQuestionMail,
  readQuestionMail,
  withdrawQuestionMail,
} from '#commerce/service/question/question-mail.service.ts';
import type { QuestionMail } from '#commerce/service/question/question-mail.store.ts';
import { listFaults } from '#forms/faults.ts';
import { questionSchema } from '#forms/lists/question.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import { formatIsoDay } from '#texts/format.ts';
import { ProductNotFoundRef } from '../basket/wishlist.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef } from '../customer/visitor-outcomes.ts';
import { ProductRef } from './product-ref.ts';

const ProductQuestionRef = builder.objectRef<AnsweredQuestion>('ProductQuestion');
ProductQuestionRef.implement({
  description: 'A shopper’s question about an article with the shop’s answer.',
  fields: (t) => ({
    id: t.exposeID('questionId'),
    name: t.exposeString('name', { description: 'Empty: the name is unknown or was deleted.' }),
    text: t.exposeString('text'),
    answer: t.exposeString('answer'),
    language: t.exposeString('language', { description: 'ISO 639-1, of question and answer.' }),
    askedOn: t.field({
      type: 'Date',
      description: 'The day in the shop’s time zone.',
      resolve: ({ askedAt }, _, { tenant }) => formatIsoDay(askedAt, tenant.timeZone),
    }),
    answeredOn: t.field({
      type: 'Date',
      resolve: ({ answeredAt }, _, { tenant }) => formatIsoDay(answeredAt, tenant.timeZone),
    }),
  }),
});

builder.objectField(ProductRef, 'questions', (t) =>
  t.field({
    type: [ProductQuestionRef],
    description: 'Answered ones, those in the language of the page first, 30 at most.',
    resolve: ({ productId }, _, ctx) => listProductQuestions(ctx, productId),
  }),
);

type Kept = { readonly code: 'QuestionKept' };
const QuestionKeptRef = builder.objectRef<Kept>('QuestionKept');
QuestionKeptRef.implement({
  description: 'The question waits for its answer, and is shown with it.',
  fields: (t) => ({ shown: t.boolean({ resolve: () => false }) }),
});

const AskResultRef = builder.unionType('AskQuestionResult', {
  types: [QuestionKeptRef, ProductNotFoundRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }: Kept | ArticleNotFound | TooManyAttempts | InvalidInput) => code,
});

const AskQuestionInput = builder.inputType('AskQuestionInput', {
  fields: (t) => ({
    sku: t.id(),
    text: t.string(),
    name: t.string({ required: false, description: 'The one that is shown.' }),
    email: t.string({ required: false, description: 'The address of a guest who wants the answer by mail.' }),
    website: t.string({
      defaultValue: '',
      description: 'People do not see this field; what fills it in is no person.',
    }),
  }),
});

builder.mutationField('askQuestion', (t) =>
  t.field({
    type: AskResultRef,
    description:
      'Asks about an article. A signed-in customer with a confirmed address is mailed the answer; a guest is mailed a link that confirms the address first.',
    args: { input: t.arg({ type: AskQuestionInput }) },
    async resolve(_root, { input: { website: trap, ...form } }, context) {
      const parsed = questionSchema.safeParse(form);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const asked = await askQuestion(context, parsed.data, { address: context.client.address, trap });
      return asked.ok ? { code: 'QuestionKept' as const } : asked.refusal;
    },
  }),
);

type MailView = { readonly confirmed: boolean; readonly product: ProductCard };
const QuestionMailRef = builder.objectRef<MailView>('QuestionMail');
QuestionMailRef.implement({
  description: 'A guest’s address that waits for the answer to a question about an article.',
  fields: (t) => ({
    confirmed: t.exposeBoolean('confirmed'),
    product: t.expose('product', { type: ProductRef }),
  }),
});

async function loadQuestionMailView(
  context: GatewayContext,
  mail: QuestionMail | null,
): Promise<MailView | null> {
  const [product] = mail ? await loadCards(context.loaders, [mail.productId]) : [];
  return mail && product ? { confirmed: mail.confirmed, product } : null;
}

builder.queryField('questionMail', (t) =>
  t.field({
    type: QuestionMailRef,
    nullable: true,
    description: 'Read by the token of the mail; null: unknown, withdrawn, answered or too old.',
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, context) =>
      loadQuestionMailView(context, await readQuestionMail(context, token)),
  }),
);

builder.mutationFields((t) => ({
  confirmQuestionMail: t.field({
    type: QuestionMailRef,
    nullable: true,
    description: 'Withdraws by the token of the mail, which may be repeated; null: unknown.',
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, context) =>
      loadQuestionMailView(context, await confirmQuestionMail(context, token)),
  }),
  withdrawQuestionMail: t.boolean({
    description: 'Deletes the address; false: there is none.',
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => withdrawQuestionMail(context, token),
  }),
}));
