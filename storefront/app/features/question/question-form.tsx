import { Trap } from '#app/form/trap.tsx';
import { askQuestionLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { QUESTION_LIMITS } from '#forms/lists/question-limits.ts';

/** The form for a question about an article, which that screen handles. */
export function QuestionForm({
  sku,
  values = {},
  getError = () => undefined,
}: {
  sku: string;
  /** as they were typed */
  values?: Readonly<Record<string, string>>;
  getError?: (field: string) => string | undefined;
}) {
  const t = useText();
  const shop = useShop();
  return (
    <form method="post" action={askQuestionLink(shop, sku)} className="grid max-w-text gap-4">
      <Trap label={t('question.website')} />
      <TextAreaField
        label={t('question.text')}
        name="text"
        required
        minLength={QUESTION_LIMITS.minText}
        maxLength={QUESTION_LIMITS.text}
        hint={t('question.text.hint', { min: QUESTION_LIMITS.minText, max: QUESTION_LIMITS.text })}
        defaultValue={values.text ?? ''}
        error={getError('text')}
      />
      <TextField
        label={t('question.name')}
        name="name"
        optional
        autoComplete="nickname"
        maxLength={FIELD_LIMITS.personName}
        hint={t('question.name.hint')}
        defaultValue={values.name ?? ''}
        error={getError('name')}
      />
      <TextField
        label={t('question.email')}
        name="email"
        type="email"
        optional
        autoComplete="email"
        maxLength={FIELD_LIMITS.email}
        hint={t('question.email.hint')}
        defaultValue={values.email ?? ''}
        error={getError('email')}
      />
      <p className="text-sm text-muted">{t('question.rules')}</p>
      <div>
        <Button type="submit" variant="secondary">
          {t('question.submit')}
        </Button>
      </div>
    </form>
  );
}
