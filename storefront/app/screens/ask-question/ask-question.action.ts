import { data, redirect } from 'react-router';
import { formAction } from '#app/form/form-action.ts';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import { askQuestionLink } from '#app/page/links.ts';
import { notFound, requireScreen } from '#app/page/pages.ts';
import { shopInfo } from '#app/page/shop-info.ts';
import {
  AskQuestionMutation,
  ConfirmQuestionMailMutation,
  WithdrawQuestionMailMutation,
} from './ask-question.query.ts';

/** The screen's state after a refused question. */
export type AskQuestionState = FormState & {
  /** after too many attempts; null: not refused */
  readonly retryMinutes: number | null;
  /** of an address that wants the answer, after a button of its mail's page was pressed; null: none was */
  readonly step: QuestionMailStep | null;
};

export type QuestionMailStep = 'confirm' | 'confirmed' | 'withdrawn' | 'expired';

/** Accepts a question, from the article's page or from its own, and the buttons of the mailed link's page. */
export const askQuestionAction = formAction({ retryMinutes: null, step: null }, async ({ page, form }) => {
  requireScreen(page, 'askQuestion');
  const sku = (page.url.searchParams.get('sku') ?? '').slice(0, 50);
  const again = (shortcoming: Partial<AskQuestionState>, status: number) => {
    const state: AskQuestionState = { values: keptValues(form), faults: [], retryMinutes: null, step: null };
    return data({ ...state, ...shortcoming }, { status });
  };
  const token = fieldOf(form, 'token').slice(0, 100);
  switch (fieldOf(form, 'intent')) {
    case 'confirm': {
      const { confirmQuestionMail: found } = await page.query(ConfirmQuestionMailMutation, { token });
      return found ? again({ step: 'confirmed' }, 200) : again({ step: 'expired' }, 410);
    }
    case 'withdraw':
      await page.query(WithdrawQuestionMailMutation, { token });
      return again({ step: 'withdrawn' }, 200);
  }
  const email = fieldOf(form, 'email').trim();
  const input = {
    sku,
    text: fieldOf(form, 'text'),
    name: fieldOf(form, 'name') || null,
    email: email || null,
    website: fieldOf(form, 'website').slice(0, 100),
  };
  const { askQuestion: outcome } = await page.query(AskQuestionMutation, { input });
  switch (outcome.__typename) {
    case 'QuestionKept':
      return redirect(askQuestionLink(shopInfo(page), sku, { done: true, mail: email !== '' }), 303);
    case 'TooManyAttempts':
      return again({ retryMinutes: Math.ceil(outcome.retryAfterSeconds / 60) }, 429);
    case 'InvalidInput':
      return again({ faults: outcome.fields }, 422);
    case 'ProductNotFound':
      throw notFound();
  }
});
