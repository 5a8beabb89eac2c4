import type { ProductView } from '#app/features/product/product-view.ts';
import { QuestionForm } from '#app/features/question/question-form.tsx';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Icon } from '#app/ui/media/icon.tsx';

type Question = ProductView['questions'][number];

/** Number of questions that are open; the others are folded below them. */
const SHOWN = 4;

/** Shoppers' questions with the shop's answers, and the link to ask one. */
export function ProductQuestions({ product: { sku, questions } }: { product: ProductView }) {
  const t = useText();
  const [shown, folded] = [questions.slice(0, SHOWN), questions.slice(SHOWN)];
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="later mt-12 scroll-mt-28 border-t border-line pt-8"
    >
      <h2 id="questions-title" className="mb-4 text-xl">
        {t('question.title')}
      </h2>
      {questions.length === 0 && <p className="max-w-text text-muted">{t('question.none')}</p>}
      <List questions={shown} />
      {folded.length > 0 && (
        <details className="group border-t border-line">
          <Summary text={t('question.more', { count: folded.length })} />
          <List questions={folded} />
        </details>
      )}
      <details className="group mt-4 border-y border-line">
        <Summary text={t('question.ask')} />
        <div className="pt-2 pb-6">
          <QuestionForm sku={sku} />
        </div>
      </details>
    </section>
  );
}

function Summary({ text }: { text: string }) {
  return (
    <summary className="min-h-12 py-3 text-sm font-semibold">
      <span className="flex items-center justify-between gap-3">
        {text}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </span>
    </summary>
  );
}

function List({ questions }: { questions: readonly Question[] }) {
  const t = useText();
  const { locale, timeZone, companyName } = useShop();
  const formatDay = (date: string) => formatDate(date, locale, timeZone);
  return (
    <ul className="divide-y divide-line">
      {questions.map(({ id, name, text, answer, language, askedOn, answeredOn }) => (
        <li key={id} className="max-w-text py-5 first:pt-0">
          <h3 lang={language} className="font-semibold whitespace-pre-line wrap-anywhere">
            {text}
          </h3>
          <p className="text-xs text-muted">
            {name === ''
              ? t('question.byNobody', { date: formatDay(askedOn) })
              : t('question.by', { name, date: formatDay(askedOn) })}
          </p>
          <p lang={language} className="mt-2 whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
          <p className="text-xs text-muted">
            {t('question.answeredBy', { company: companyName, date: formatDay(answeredOn) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
