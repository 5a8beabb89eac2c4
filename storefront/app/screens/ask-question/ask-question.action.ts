import { data, redirect } from 'react-router';
import { formAction } from '#app/form/form-action.ts';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import { askQuestionLink } from '#app/page/links.ts';
import { notFound, requireScreen } from '#app/page/pages.ts';
import { shopInfo } from '#app/page/shop-info.ts';
import { AskQuestionMutation } from './ask-question.query.ts';

/** The screen's state after a question that did not get through. */
export type AskQuestionState = FormState & {
  /** of too many attempts; null: not refused */
  readonly retryMinutes: number | null;
};

/** Takes a question, from the article's page or from its own. */
export const askQuestionAction = formAction({ retryMinutes: null }, async ({ page, form }) => {
  requireScreen(page, 'askQuestion');
  const sku = (page.url.searchParams.get('sku') ?? '').slice(0, 50);
  const again = (shortcoming: Partial<AskQuestionState>, status: number) => {
    const state: AskQuestionState = { values: keptValues(form), faults: [], retryMinutes: null };
    return data({ ...state, ...shortcoming }, { status });
  };
  const input = {
    sku,
    text: fieldOf(form, 'text'),
    name: fieldOf(form, 'name') || null,
    website: fieldOf(form, 'website').slice(0, 100),
  };
  const { askQuestion: outcome } = await page.query(AskQuestionMutation, { input });
  switch (outcome.__typename) {
    case 'QuestionKept':
      return redirect(askQuestionLink(shopInfo(page), sku, { done: true }), 303);
    case 'TooManyAttempts':
      return again({ retryMinutes: Math.ceil(outcome.retryAfterSeconds / 60) }, 429);
    case 'InvalidInput':
      return again({ faults: outcome.fields }, 422);
    case 'ProductNotFound':
      throw notFound();
  }
});
