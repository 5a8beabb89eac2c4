import { Form, useNavigation } from 'react-router';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/form/text-area.tsx';
import { LONGEST_COMMENT } from '#forms/survey.ts';

/** A question with its scale, from content or texts. */
export type Question = {
  readonly key: string;
  readonly question: string;
  readonly scale: number;
  readonly lowest: string;
  readonly highest: string;
  readonly comment: string;
};

/** A rating and a comment; the survey's own page answers. */
export function SurveyForm({
  question,
  place,
  path,
  token = '',
  state,
}: {
  question: Question;
  place: 'overlay' | 'form' | 'mail' | 'page';
  /** of the page with the form */
  path: string;
  token?: string;
  state?: FormState | undefined;
}) {
  const t = useText();
  const action = screenLink(useShop(), 'survey');
  const { getError } = useFormErrors(state, { rating: question.question, comment: question.comment });
  const busy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} className="grid gap-5">
      <input type="hidden" name="survey" value={question.key} />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="token" value={token} />
      <Scale question={question} chosen={state?.values.rating} error={getError('rating')} />
      <TextAreaField
        label={question.comment}
        name="comment"
        optional
        marked={false}
        rows={3}
        maxLength={LONGEST_COMMENT}
        defaultValue={state?.values.comment}
        hint={t('survey.optional')}
        error={getError('comment')}
      />
      <Button type="submit" busy={busy} className="md:justify-self-start">
        {t('survey.submit')}
      </Button>
    </Form>
  );
}

function Scale({
  question: { question, scale, lowest, highest },
  chosen,
  error,
}: {
  question: Question;
  chosen: string | undefined;
  error: string | undefined;
}) {
  const t = useText();
  return (
    <fieldset aria-describedby={error ? 'rating-error' : undefined} className="min-w-0">
      <legend className="mb-3 font-medium">{question}</legend>
      <div className="grid max-w-narrow grid-cols-5 gap-2">
        {Array.from({ length: scale }, (_, at) => String(at + 1)).map((rating) => (
          <label
            key={rating}
            className="flex min-h-control-l items-center justify-center gap-2 rounded border border-line-strong px-1 tabular-nums hover:bg-hover has-checked:bg-sunken"
          >
            <input
              type="radio"
              name="rating"
              id={rating === '1' ? 'rating' : undefined}
              value={rating}
              required
              defaultChecked={rating === chosen}
              className="choice"
              aria-label={t('survey.option', { rating, scale })}
            />
            <span aria-hidden="true">{rating}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 flex max-w-narrow justify-between gap-4 text-sm text-muted">
        <span>{t('survey.end', { rating: 1, meaning: lowest })}</span>
        <span>{t('survey.end', { rating: scale, meaning: highest })}</span>
      </p>
      {error && (
        <p id="rating-error" className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
