import type { ResultOf } from 'gql.tada';
import { Form, Link, useNavigation } from 'react-router';
import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import { AlternativesList } from '#app/features/stock-alert/alternatives-list.tsx';
import type { Alternatives, StockAlertState } from '#app/features/stock-alert/stock-alert.types.ts';
import { StockAlertForm } from '#app/features/stock-alert/stock-alert-form.tsx';
import { keepTyped } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, productLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import type { Route } from './+types/stock-alert.route';
import { buildFailedState, stockAlertAction } from './stock-alert.action.ts';
import { StockAlertQuery, WantedQuery } from './stock-alert.query.ts';

type WantedProduct = Omit<NonNullable<ResultOf<typeof WantedQuery>['product']>, 'alternatives'>;

const NONE: Alternatives = { products: [], label: null, choice: null };

/** Opening a mail's link changes nothing: it shows the button that confirms or withdraws. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'stockAlert');
  const query = page.url.searchParams;
  const token = query.get('token')?.slice(0, 100) ?? null;
  const head = buildHead(page, 'product.stockAlert.title');
  if (token !== null) {
    const { stockAlert } = await page.query(StockAlertQuery, { token });
    const step: StockAlertState['step'] =
      stockAlert === null ? 'expired' : stockAlert.confirmed ? 'confirmed' : 'confirm';
    const wanted = stockAlert && buildWantedArticle(stockAlert.product, stockAlert.variantSku);
    return { head, token, step, wanted, alternatives: NONE, of: '' };
  }
  const sku = query.get('sku')?.slice(0, 64) ?? '';
  const variantSku = query.get('variant')?.slice(0, 64) ?? null;
  const { product } = await page.query(WantedQuery, { sku, variantSku });
  if (!product || product.discontinued) throw createNotFound();
  const wanted = buildWantedArticle(product, variantSku);
  const alternatives = loadAlternatives(page, product, wanted);
  return { head, token: null, step: 'form' as const, wanted, alternatives, of: wanted.variantSku ?? sku };
});

function buildWantedArticle(
  { sku, slug, name, brand, pictures, ...rest }: WantedProduct,
  variantSku: string | null,
) {
  const variant = rest.variations.find((one) => one.sku === variantSku);
  const chosen = rest.dimensions.flatMap(({ key, values }, index) => {
    const found = values.find(({ value }) => value === variant?.values[index]);
    return found ? [{ key, ...found }] : [];
  });
  const picture = variant?.pictures[0] ?? pictures[0] ?? null;
  return {
    sku,
    slug,
    name: variant?.name ?? name,
    brand: brand.name,
    picture,
    variantSku: variant?.sku ?? null,
    chosen,
  };
}

type Wanted = ReturnType<typeof buildWantedArticle>;

function loadAlternatives(
  page: PageRequest,
  { alternatives }: NonNullable<ResultOf<typeof WantedQuery>['product']>,
  { chosen }: Wanted,
): Alternatives {
  const size = chosen.filter(({ key }) => key !== 'colour');
  return {
    products: buildTileProducts(page, alternatives),
    label: size.map(({ label }) => label).join(' / ') || null,
    choice: size.map(({ value }) => value).join('~') || null,
  };
}

export const action = stockAlertAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, buildFailedState);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function StockAlertScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { wanted, alternatives } = loaderData;
  return (
    <div className="wrap max-w-text space-y-8 py-10 md:py-16">
      <Shown data={loaderData} state={actionData} />
      {wanted && <WantedArticle wanted={wanted} />}
      <AlternativesList alternatives={alternatives} />
    </div>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Shown({ data, state }: { data: Data; state: StockAlertState | undefined }) {
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting';
  const { token, wanted } = data;
  const step = state?.step ?? data.step;
  const said = step === 'form' ? 'ask' : step;
  return (
    <section>
      <h1 className="text-3xl">{t(`product.stockAlert.${said}.title`)}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">
        {t(`product.stockAlert.${said}.text`, { email: state?.email ?? '', days: state?.days ?? 0 })}
      </p>
      {state?.failed && step !== 'form' && (
        <div className="mb-6">
          <Alert kind="error">{t('newsletter.error')}</Alert>
        </div>
      )}
      {step === 'form' && wanted && (
        <StockAlertForm As={Form} sku={wanted.sku} variantSku={wanted.variantSku} state={state} busy={busy} />
      )}
      {token && (step === 'confirm' || step === 'confirmed') && (
        <Press token={token} intent={step === 'confirm' ? 'confirm' : 'withdraw'} busy={busy} />
      )}
      {(step === 'expired' || step === 'withdrawn') && !wanted && (
        <ButtonLink to={homeLink(shop)} variant="secondary">
          {t('newsletter.shop')}
        </ButtonLink>
      )}
    </section>
  );
}

function Press({ token, intent, busy }: { token: string; intent: 'confirm' | 'withdraw'; busy: boolean }) {
  const t = useText();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant={intent === 'confirm' ? 'primary' : 'secondary'} busy={busy}>
        {t(`product.stockAlert.${intent}.submit`)}
      </Button>
    </Form>
  );
}

function WantedArticle({ wanted }: { wanted: Wanted }) {
  const shop = useShop();
  return (
    <div className="relative grid beside-picture [--picture:5rem] items-center gap-4 rounded bg-sunken p-4">
      <ProductPicture id={wanted.picture} alt="" sizes="80px" scale="small" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{wanted.brand}</p>
        <p className="font-medium">
          <Link
            to={productLink(shop, wanted, wanted.variantSku)}
            className="after:absolute after:inset-0 hover:underline"
          >
            {wanted.name}
          </Link>
        </p>
        {wanted.chosen.length > 0 && (
          <p className="text-sm">{wanted.chosen.map(({ label }) => label).join(', ')}</p>
        )}
      </div>
    </div>
  );
}
