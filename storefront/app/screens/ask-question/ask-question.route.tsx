import { Form } from 'react-router';
import { QuestionForm } from '#app/features/question/question-form.tsx';
import { keepTypedForm } from '#app/form/keep-typed.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { buildHead } from '#app/page/head.ts';
import { productLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { addBrandToName } from '#texts/article-name.ts';
import type { Route } from './+types/ask-question.route';
import { askQuestionAction, type QuestionMailStep } from './ask-question.action.ts';
import { AskedProductQuery, QuestionMailQuery } from './ask-question.query.ts';

/**
 * A question about an article: its form, the thanks for it, and the page of the mailed link by which a guest wants
 * the answer.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'askQuestion');
  const query = page.url.searchParams;
  const head = buildHead(page, 'question.ask');
  const token = query.get('token')?.slice(0, 100) ?? null;
  if (token !== null) {
    const { questionMail } = await page.query(QuestionMailQuery, { token });
    const step = questionMail === null ? 'expired' : questionMail.confirmed ? 'confirmed' : 'confirm';
    return {
      kind: 'mail' as const,
      token,
      step: step as QuestionMailStep,
      product: questionMail?.product ?? null,
      head,
    };
  }
  const sku = query.get('sku') ?? '';
  if (sku === '' || sku.length > 50) throw createNotFound();
  const { product } = await page.query(AskedProductQuery, { sku });
  if (!product) throw createNotFound();
  return { kind: 'form' as const, product, done: query.has('done'), mailed: query.has('mail'), head };
});

export const action = askQuestionAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) =>
  keepTypedForm(sent, { retryMinutes: null, step: null });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AskQuestionScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-text space-y-6 py-6 md:py-10">
      {loaderData.kind === 'mail' ? (
        <AnswerByMail
          {...loaderData}
          step={actionData?.step ?? loaderData.step}
          failed={isFailed(actionData)}
        />
      ) : (
        <AskForm {...loaderData} state={actionData} />
      )}
    </div>
  );
}

type State = Route.ComponentProps['actionData'];
type Data = Route.ComponentProps['loaderData'];

function isFailed(state: State): boolean {
  return state !== undefined && state.step === null && state.faults.length > 0;
}

function AskForm({ product, done, mailed, state }: Extract<Data, { kind: 'form' }> & { state: State }) {
  const t = useText();
  const shop = useShop();
  const { list, getError } = useFormErrors(state, {
    text: t('question.text'),
    name: t('question.name'),
    email: t('question.email'),
  });
  const thanked = done && !state;
  return (
    <>
      <h1 className="text-2xl">{t(thanked ? 'question.done.title' : 'question.ask')}</h1>
      <ArticleLink product={product} />
      {thanked ? (
        <>
          <p role="status">{t('question.done.text')}</p>
          {mailed && <p>{t('question.done.mail')}</p>}
          <p>
            <ButtonLink to={`${productLink(shop, product)}#questions`}>{t('question.done.back')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <FormErrorSummary errors={list} />
          {state?.retryMinutes != null && (
            <Alert kind="warning">{t('question.busy', { minutes: state.retryMinutes })}</Alert>
          )}
          <QuestionForm sku={product.sku} values={state?.values} getError={getError} />
        </>
      )}
    </>
  );
}

/** Opening a mail's link changes nothing: it shows the button that confirms or withdraws. */
function AnswerByMail({
  token,
  step,
  product,
  failed,
}: Extract<Data, { kind: 'mail' }> & { failed: boolean }) {
  const t = useText();
  const isOpen = step === 'confirm' || step === 'confirmed';
  return (
    <>
      <h1 className="text-2xl">{t(`question.${step}.title`)}</h1>
      {product && <ArticleLink product={product} />}
      <p role="status">{t(`question.${step}.text`)}</p>
      {failed && <Alert kind="error">{t('newsletter.error')}</Alert>}
      {isOpen && (
        <Form method="post">
          <input type="hidden" name="intent" value={step === 'confirm' ? 'confirm' : 'withdraw'} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant={step === 'confirm' ? 'primary' : 'secondary'}>
            {t(step === 'confirm' ? 'question.confirm.submit' : 'question.withdraw.submit')}
          </Button>
        </Form>
      )}
    </>
  );
}

function ArticleLink({ product }: { product: Extract<Data, { kind: 'form' }>['product'] }) {
  const shop = useShop();
  return (
    <p>
      <a href={productLink(shop, product)} className="link">
        {addBrandToName(product.brand.name, product.name)}
      </a>
    </p>
  );
}
