import { QuestionForm } from '#app/features/question/question-form.tsx';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { headOf } from '#app/page/head.ts';
import { productLink } from '#app/page/links.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { notFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form-error-summary.tsx';
import { nameWithBrand } from '#texts/article-name.ts';
import type { Route } from './+types/ask-question.route';
import { askQuestionAction } from './ask-question.action.ts';
import { AskedProductQuery } from './ask-question.query.ts';

/** A question about an article: its form, and the thanks for it. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'askQuestion');
  const sku = page.url.searchParams.get('sku') ?? '';
  if (sku === '' || sku.length > 50) throw notFound();
  const { product } = await page.query(AskedProductQuery, { sku });
  if (!product) throw notFound();
  const done = page.url.searchParams.has('done');
  return { product, done, head: headOf(page, 'question.ask') };
});

export const action = askQuestionAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AskQuestionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { product, done } = loaderData;
  const t = useText();
  const shop = useShop();
  const { list, errorOf } = useFormErrors(actionData, {
    text: t('question.text'),
    name: t('question.name'),
  });
  const thanked = done && !actionData;
  return (
    <div className="wrap max-w-text space-y-6 py-6 md:py-10">
      <h1 className="text-2xl">{t(thanked ? 'question.done.title' : 'question.ask')}</h1>
      <p>
        <a href={productLink(shop, product)} className="link">
          {nameWithBrand(product.brand.name, product.name)}
        </a>
      </p>
      {thanked ? (
        <>
          <p role="status">{t('question.done.text')}</p>
          <p>
            <ButtonLink to={`${productLink(shop, product)}#questions`}>{t('question.done.back')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <FormErrorSummary errors={list} />
          {actionData?.retryMinutes != null && (
            <Alert kind="warning">{t('question.busy', { minutes: actionData.retryMinutes })}</Alert>
          )}
          <QuestionForm sku={product.sku} values={actionData?.values} errorOf={errorOf} />
        </>
      )}
    </div>
  );
}
