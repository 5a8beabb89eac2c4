import type { ReactNode } from 'react';
import { data } from 'react-router';
import { SurveyQuery } from '#app/features/survey/survey.query.ts';
import { type Question, SurveyForm } from '#app/features/survey/survey-form.tsx';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { keepTyped } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/survey.route';
import { AnswerSurveyMutation } from './survey.query.ts';

/** The survey as a form: of a mail by its token, of a page by its path (`about`), or of the shop. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'survey');
  const query = page.url.searchParams;
  const { survey } = await page.query(SurveyQuery, {});
  return {
    survey,
    token: query.get('token')?.slice(0, 100) ?? '',
    about: parseLocalPath(query.get('about')),
    head: buildHead(page, 'survey.title'),
  };
});

/** A path of this shop. null if there is none, or it is another site's */
function parseLocalPath(given: string | null): string | null {
  return given !== null && /^\/(?!\/)[^\s?#\\]{0,299}$/.test(given) ? given : null;
}

type State = FormState & {
  readonly done: boolean;
  readonly thanks: string | null;
  readonly trouble: 'busy' | 'error' | null;
  readonly path: string;
};

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'survey');
  try {
    return await answer(page, form);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    page.log.error({ err: error }, 'an answer to a survey could not be taken');
    return data(buildFailedState(collectTypedValues(form)), { status: 503 });
  }
});

async function answer(page: PageRequest, form: FormData) {
  const input = {
    survey: readField(form, 'survey'),
    rating: readField(form, 'rating'),
    comment: readField(form, 'comment'),
    place: readField(form, 'place'),
    path: parseLocalPath(readField(form, 'path')) ?? '/',
    token: readField(form, 'token').slice(0, 100),
  };
  const { answerSurvey: outcome } = await page.query(AnswerSurveyMutation, { input });
  switch (outcome.__typename) {
    case 'SurveyAnswered':
      return buildState(collectTypedValues(form), { done: true, thanks: outcome.thanks });
    case 'TooManyAttempts':
      return data(buildState(collectTypedValues(form), { trouble: 'busy' }), { status: 429 });
    case 'InvalidInput':
      return data(buildState(collectTypedValues(form), { faults: outcome.fields }), { status: 422 });
  }
}

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, buildFailedState);

/** The shop failed: the form keeps its input. */
function buildFailedState(values: FormState['values']): State {
  return buildState(values, { trouble: 'error' });
}

function buildState(values: FormState['values'], state: Partial<State>): State {
  const path = parseLocalPath(values.path ?? null) ?? '/';
  return { values, faults: [], done: false, thanks: null, trouble: null, path, ...state };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function SurveyScreen({ loaderData, actionData: state }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const about = state?.values.survey === 'page' ? state.path : loaderData.about;
  const pageQuestion = usePageQuestion();
  const question: Question | null = about === null ? loaderData.survey : pageQuestion;
  if (state?.done) {
    return (
      <Frame title={t('survey.thanks')}>
        {state.thanks && <p className="text-lg text-muted">{state.thanks}</p>}
        <ButtonLink to={state.path === '/' ? homeLink(shop) : state.path} variant="secondary">
          {t('survey.back')}
        </ButtonLink>
      </Frame>
    );
  }
  return (
    <Frame title={t(about === null ? 'survey.title' : 'survey.page')}>
      {about !== null && about !== homeLink(shop) && (
        <p className="text-muted wrap-anywhere">{t('survey.page.about', { path: about })}</p>
      )}
      {state?.trouble && <Alert kind="error">{t(`survey.${state.trouble}`)}</Alert>}
      {question ? (
        <SurveyForm
          question={question}
          place={about !== null ? 'page' : loaderData.token === '' ? 'form' : 'mail'}
          path={about ?? '/'}
          token={state?.values.token ?? loaderData.token}
          state={state}
        />
      ) : (
        <p>{t('survey.none')}</p>
      )}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-text space-y-6 py-10 md:py-16">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  );
}

/** Customer-centric feedback: the same for every page. */
function usePageQuestion(): Question {
  const t = useText();
  return {
    key: 'page',
    question: t('survey.page.question'),
    scale: 5,
    lowest: t('survey.page.lowest'),
    highest: t('survey.page.highest'),
    comment: t('survey.page.comment'),
  };
}
