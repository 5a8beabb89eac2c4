import { redirect } from 'react-router';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import type { Route } from './+types/fitting.route';
import { fittingAction } from './fitting.action.ts';
import { FittingChoiceQuery } from './fitting.query.ts';
import { PartnerCard } from './partner-card.tsx';
import { PlaceForm } from './place-form.tsx';

type Line = NonNullable<Route.ComponentProps['loaderData']['line']>;

/**
 * The choice of day and place for fitting the tyres of a basket's line. An unknown line leads back to the basket;
 * without one the partners are shown.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'fitting');
  const lineId = page.url.searchParams.get('line')?.slice(0, 36) || null;
  const { basket, fittingChoice: choice } = await page.query(FittingChoiceQuery, { lineId });
  const line = basket.lines.find(({ id }) => id === lineId) ?? null;
  if (!choice || (lineId && !line)) throw redirect(screenLink(page.localeSettings, 'basket'), 302);
  return {
    line,
    choice,
    full: page.url.searchParams.get('full') !== null,
    head: buildHead(page, line ? 'basket.fitting.title' : 'basket.fitting.partners'),
  };
});

export const action = fittingAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function Fitting({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const { line, choice, full } = loaderData;
  const { postalCode, partners } = choice;
  return (
    <div className="wrap max-w-4xl py-6 lg:py-10">
      <h1 className="text-3xl">{t(line ? 'basket.fitting.title' : 'basket.fitting.partners')}</h1>
      {line && <Tyres line={line} />}
      <p className="mt-4 max-w-text text-muted">
        {t(line ? 'basket.fitting.intro' : 'basket.fitting.intro.before')}
      </p>
      {full && (
        <div className="mt-4">
          <Alert kind="warning">
            <p>{t('basket.fitting.full')}</p>
          </Alert>
        </div>
      )}
      <PlaceForm key={postalCode} known={postalCode ?? ''} lineId={line?.id ?? null} state={actionData} />
      {postalCode !== null && (
        <section aria-labelledby="partners" className="mt-8">
          <h2 id="partners" className="text-xl">
            {t('basket.fitting.near', { postalCode })}
          </h2>
          {partners.length === 0 && (
            <p className="mt-2 max-w-text">{t('basket.fitting.none', { postalCode })}</p>
          )}
          <ul className="mt-4 grid gap-4">
            {partners.map((near) => (
              <PartnerCard key={near.partner.id} near={near} line={line} />
            ))}
          </ul>
        </section>
      )}
      {!choice.available && (
        <div className="mt-6">
          <Alert kind="warning">
            <p>{t('basket.fitting.unavailable')}</p>
          </Alert>
        </div>
      )}
      {line && (
        <ButtonLink to={screenLink(shop, 'basket')} variant="plain" className="mt-6 -ms-2">
          {t('basket.fitting.back')}
        </ButtonLink>
      )}
    </div>
  );
}

function Tyres({ line: { product, quantity } }: { line: Line }) {
  const t = useText();
  return (
    <p className="mt-4 flex items-center gap-4">
      <span className="w-16 shrink-0">
        <ProductPicture id={product.picture} alt="" sizes="64px" scale="small" />
      </span>
      <span>
        <span className="block text-sm text-muted">{product.brandName}</span>
        <span className="block font-medium">{removeBrandFromName(product.name, product.brandName)}</span>
        <span className="block text-sm text-muted">{t('basket.fitting.pieces', { count: quantity })}</span>
      </span>
    </p>
  );
}
