import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SHARED_READ } from '#app/session/client/document-id-exchange.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { SurveyQuery } from './survey.query.ts';
import { type Question, SurveyForm } from './survey-form.tsx';
import { isAskedNow, rememberAsked } from './survey-memory.ts';

/**
 * The survey as a small overlay at the page's edge, when its rules allow it. It neither takes the focus nor covers
 * the page.
 */
export default function SurveyOverlay({ pages }: { pages: number }) {
  const t = useText();
  const { pathname } = useLocation();
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (question !== null || !open) return;
    void loadPersonalClient()
      .then(({ gateway }) => gateway.query(SurveyQuery, {}, SHARED_READ).toPromise())
      .then(({ data }) => {
        const survey = data?.survey;
        if (!survey || !isAskedNow(survey, pages)) return;
        rememberAsked(survey);
        setQuestion(survey);
      })
      .catch(() => {});
  }, [pages, question, open]);
  if (!question || !open) return null;
  return (
    <section
      aria-label={t('survey.title')}
      className="fixed inset-x-3 bottom-3 z-20 max-h-[80dvh] overflow-y-auto rounded border border-line bg-raised p-5 text-text shadow-float sm:inset-x-auto sm:end-4 sm:w-96"
    >
      <button
        type="button"
        onClick={() => setOpen(false)}
        aria-label={t('ui.close')}
        className="float-end grid size-control-l place-content-center pressable rounded"
      >
        <Icon name="close" />
      </button>
      <SurveyForm question={question} place="overlay" path={pathname} />
      <Button type="button" variant="plain" size="m" className="mt-2" onClick={() => setOpen(false)}>
        {t('survey.later')}
      </Button>
    </section>
  );
}
