import { redirect } from 'react-router';
import { keepTypedForm } from '#app/form/keep-typed.ts';
import { signInLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { productLink, writeReviewLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import type { Route } from './+types/write-review.route';
import { ReviewForm } from './review-form.tsx';
import { writeReviewAction } from './write-review.action.ts';
import { type DraftView, type ReviewedProduct, WriteReviewQuery } from './write-review.query.ts';

/**
 * A customer's one review of an article, new or existing. A visitor who is not signed in is sent to the sign-in and
 * back.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'writeReview');
  const sku = page.url.searchParams.get('sku') ?? '';
  if (sku === '' || sku.length > 50) throw createNotFound();
  const { product, reviewDraft: draft, visitor } = await page.query(WriteReviewQuery, { sku });
  if (!product) throw createNotFound();
  const shop = buildShopInfo(page);
  if (!draft) throw redirect(signInLink(shop, writeReviewLink(shop, product.sku)), 303);
  const done = page.url.searchParams.has('done') && draft.own !== null;
  const { customerNumber } = visitor;
  return { product, draft, done, customerNumber, head: buildHead(page, 'review.title') };
});

export const action = writeReviewAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) =>
  keepTypedForm(sent, { retryMinutes: null, vote: null, refused: [] });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function WriteReviewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { product, draft, done, customerNumber } = loaderData;
  const t = useText();
  const shop = useShop();
  const back = `${productLink(shop, product)}#reviews`;
  return (
    <div className="wrap max-w-text py-6 md:py-10" data-customer={customerNumber ?? undefined}>
      <h1 className="mb-6 text-2xl">
        {t(done ? 'review.done.title' : draft.own ? 'review.title.edit' : 'review.title')}
      </h1>
      <Reviewed product={product} />
      {done && !actionData ? (
        <>
          <p role="status" className="mb-6">
            {t('review.done.text')}
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={back}>{t('review.done.back')}</ButtonLink>
            <ButtonLink to={writeReviewLink(shop, product.sku)} variant="secondary">
              {t('review.done.edit')}
            </ButtonLink>
          </p>
        </>
      ) : actionData?.vote ? (
        <div className="grid gap-6">
          <Alert kind="warning">
            {t(actionData.vote === 'own' ? 'review.vote.own' : 'review.vote.failed')}
          </Alert>
          <p>
            <ButtonLink to={back}>{t('review.done.back')}</ButtonLink>
          </p>
        </div>
      ) : (
        <div className="grid gap-6">
          <State draft={draft} />
          {actionData?.retryMinutes != null && (
            <Alert kind="warning">{t('review.busy', { minutes: actionData.retryMinutes })}</Alert>
          )}
          <ReviewForm product={product} draft={draft} state={actionData} />
        </div>
      )}
    </div>
  );
}

function Reviewed({ product }: { product: ReviewedProduct }) {
  const shop = useShop();
  return (
    <p className="mb-6 flex items-center gap-4">
      {product.pictures[0] && (
        <span className="block w-20 shrink-0">
          <ProductPicture id={product.pictures[0]} alt="" sizes="80px" scale="small" />
        </span>
      )}
      <span>
        <span className="block text-sm text-muted">{product.brand.name}</span>
        <a href={productLink(shop, product)} className="link">
          {removeBrandFromName(product.name, product.brand.name)}
        </a>
      </span>
    </p>
  );
}

const REASONS = {
  insult: 'review.rejected.insult',
  'personal-data': 'review.rejected.personal-data',
  advertising: 'review.rejected.advertising',
  'off-topic': 'review.rejected.off-topic',
  unlawful: 'review.rejected.unlawful',
  unreadable: 'review.rejected.unreadable',
} as const;

/** The state of the review, and its future purchase mark. */
function State({ draft: { own, orderedSkus } }: { draft: DraftView }) {
  const t = useText();
  const reason = REASONS[own?.rejectionReason as keyof typeof REASONS];
  return (
    <>
      {own?.state === 'PENDING' && <Alert kind="info">{t('review.state.pending')}</Alert>}
      {own?.state === 'PUBLISHED' && <Alert kind="info">{t('review.state.published')}</Alert>}
      {own?.state === 'REJECTED' && reason && (
        <Alert kind="warning">{t('review.state.rejected', { reason: t(reason) })}</Alert>
      )}
      <p className="text-sm text-muted">
        {t(orderedSkus.length > 0 ? 'review.verified.yes' : 'review.verified.no')}
      </p>
    </>
  );
}
