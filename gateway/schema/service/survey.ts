import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { answerSurvey, findSurvey } from '#commerce/service/survey/survey.commands.ts';
import type { Survey } from '#commerce/service/survey/survey.rules.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';

const SurveyRef = builder.objectRef<Survey>('Survey');
SurveyRef.implement({
  description: 'The shop’s questions and when they are asked: content of an editor.',
  fields: (t) => ({
    key: t.exposeString('key'),
    question: t.exposeString('question'),
    scale: t.exposeInt('scale', { description: 'Ratings go from 1 to this.' }),
    lowest: t.exposeString('lowest'),
    highest: t.exposeString('highest'),
    comment: t.exposeString('comment'),
    overlayAfterPages: t.int({ nullable: true, resolve: ({ rules }) => rules.overlayAfterPages }),
    share: t.int({ resolve: ({ rules }) => rules.share }),
    againAfterDays: t.int({ resolve: ({ rules }) => rules.againAfterDays }),
  }),
});

builder.queryField('survey', (t) =>
  t.field({ type: SurveyRef, nullable: true, resolve: (_root, _args, context) => findSurvey(context) }),
);

const AnswerInput = builder.inputType('SurveyAnswerInput', {
  fields: (t) => ({
    survey: t.string({ description: 'Key of the survey, or page.' }),
    rating: t.string(),
    comment: t.string({ defaultValue: '' }),
    place: t.string({ description: 'The place of the survey: overlay, form, mail or page.' }),
    path: t.string({ defaultValue: '/' }),
    token: t.string({ defaultValue: '', description: 'The token of the survey’s mail.' }),
  }),
});

type Answered = { readonly code: 'SurveyAnswered'; readonly thanks: string | null };
const AnsweredRef = builder.objectRef<Answered>('SurveyAnswered');
AnsweredRef.implement({ fields: (t) => ({ thanks: t.exposeString('thanks', { nullable: true }) }) });

const ResultRef = builder.unionType('SurveyResult', {
  types: [AnsweredRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }: Answered | TooManyAttempts | InvalidInput) => code,
});

builder.mutationField('answerSurvey', (t) =>
  t.field({
    type: ResultRef,
    description: 'Keeps an answer without saying whose it is.',
    args: { input: t.arg({ type: AnswerInput }) },
    async resolve(_root, { input: { token, ...given } }, context) {
      const address = context.client.address;
      return unwrapOutcome('SurveyAnswered', await answerSurvey(context, given, { token, address }));
    },
  }),
);
