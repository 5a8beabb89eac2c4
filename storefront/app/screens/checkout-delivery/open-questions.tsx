import { findServiceText } from '#app/features/basket/service-texts.ts';
import { useText } from '#app/texts/texts.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { Question } from './questions.ts';

/** No answer is preselected; the delivery step stays open until all questions are answered. */
export function OpenQuestions({
  questions,
  values,
  getError,
}: {
  questions: readonly Question[];
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
}) {
  const t = useText();
  const moneyText = useMoneyText();
  if (questions.length === 0) return null;
  const getQuestionText = (service: string) => {
    const text = findServiceText(service, '.question');
    return text ? t(text) : service;
  };
  return (
    <section aria-labelledby="delivery-questions" className="space-y-4">
      <div>
        <h2 id="delivery-questions" className="text-lg font-semibold">
          {t('delivery.questions')}
        </h2>
        <p className="text-sm text-muted">{t('delivery.questions.text')}</p>
      </div>
      {questions.map(({ field, productName, service, chosen, total }) => (
        <RadioGroup
          key={field}
          legend={t('ui.labelled', { label: productName, value: getQuestionText(service) })}
          name={field}
          defaultValue={values[field] ?? (chosen === null ? null : chosen ? 'yes' : 'no')}
          error={getError(field)}
          options={[
            {
              value: 'yes',
              label: t('delivery.questions.yes'),
              aside: total.minor === 0 ? t('checkout.delivery.free') : moneyText(total),
            },
            { value: 'no', label: t('delivery.questions.no') },
          ]}
        />
      ))}
    </section>
  );
}
