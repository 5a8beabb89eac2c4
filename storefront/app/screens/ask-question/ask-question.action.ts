import { data, redirect } from 'react-router';
import { createFormAction } from '#app/form/form-action.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { askQuestionLink } from '#app/page/links.ts';
import { createNotFound, requireScreen } from '#app/page/pages.ts';
import { buildShopInfo } from '#app/page/shop-info.ts';
import {
  AskQuestionMutation,
  ConfirmQuestionMailMutation,
  WithdrawQuestionMailMutation,
} from './ask-question.query.ts';

/** The screen's state after a refused question. */
export type AskQuestionState = FormState & {
  /** after too many attempts; null if not refused */
  readonly retryMinutes: number | null;
  /** of an address that wants the answer, after a button of its mail's page was pressed; null if none was */
  readonly step: QuestionMailStep | null;
};

export type QuestionMailStep = 'confirm' | 'confirmed' | 'withdrawn' | 'expired';

/** Accepts a question, from the article's page or from its own, and the buttons of the mailed link's page. */
export const askQuestionAction = createFormAction(
  { retryMinutes: null, step: null },
  async ({ page, form }) => {
    requireScreen(page, 'askQuestion');
    const sku = (page.url.searchParams.get('sku') ?? '').slice(0, 50);
    const answerAgain = (shortcoming: Partial<AskQuestionState>, status: number) => {
      const state: AskQuestionState = {
        values: collectTypedValues(form),
        faults: [],
        retryMinutes: null,
        step: null,
      };
      return data({ ...state, ...shortcoming }, { status });
    };
    const token = readField(form, 'token').slice(0, 100);
    switch (readField(form, 'intent')) {
      case 'confirm': {
        const { confirmQuestionMail: found } = await page.query(ConfirmQuestionMailMutation, { token });
        return found ? answerAgain({ step: 'confirmed' }, 200) : answerAgain({ step: 'expired' }, 410);
      }
      case 'withdraw':
        await page.query(WithdrawQuestionMailMutation, { token });
        return answerAgain({ step: 'withdrawn' }, 200);
    }
    const email = readField(form, 'email').trim();
    const input = {
      sku,
      text: readField(form, 'text'),
      name: readField(form, 'name') || null,
      email: email || null,
      website: readField(form, 'website').slice(0, 100),
    };
    const { askQuestion: outcome } = await page.query(AskQuestionMutation, { input });
    switch (outcome.__typename) {
      case 'QuestionKept':
        return redirect(askQuestionLink(buildShopInfo(page), sku, { done: true, mail: email !== '' }), 303);
      case 'TooManyAttempts':
        return answerAgain({ retryMinutes: Math.ceil(outcome.retryAfterSeconds / 60) }, 429);
      case 'InvalidInput':
        return answerAgain({ faults: outcome.fields }, 422);
      case 'ProductNotFound':
        throw createNotFound();
    }
  },
);
