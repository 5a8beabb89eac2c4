import { Form, Link } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { BasketNotices } from '#app/features/basket/basket-notices.tsx';
import { BasketTotals } from '#app/features/basket/basket-totals.tsx';
import { goesToPartner, needsDay } from '#app/features/basket/open-questions.ts';
import { ExpressButtons } from '#app/features/checkout/express-buttons.tsx';
import { FirstQuestion } from '#app/features/consent/first-question.tsx';
import { InstalmentHint } from '#app/features/credit/instalment-hint.tsx';
import { formatLender } from '#app/features/credit/lender.ts';
import { useReturnsText } from '#app/features/delivery/returns-text.ts';
import { useMeasuredBasket } from '#app/features/measurement/use-measured-basket.ts';
import { WaitingOrder } from '#app/features/order/waiting-order.tsx';
import { VariantChoiceQuery } from '#app/features/product/variant-choice.query.ts';
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx';
import { BasketRecommendations } from '#app/features/recommendation/basket-recommendations.tsx';
import { answerFailedChange, isFailedChange } from '#app/form/failed-change.ts';
import { keepTyped } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { categoryLink, fittingLink, homeLink, screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { isOffline } from '#app/session/is-offline.ts';
import { useRootData } from '#app/shell/root-data.ts';
import { getTranslator, useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import type { Route } from './+types/basket.route';
import { basketAction } from './basket.action.ts';
import { readBack, readEdited, readRemoved } from './basket.form.ts';
import { BasketQuery } from './basket.query.ts';
import { type BasketFault, CODE_FAULTS, findRefusedArticle, readFault } from './basket-fault.ts';
import { BasketLine } from './basket-line.tsx';
import { BasketVouchers } from './basket-vouchers.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import { ReturnPreview } from './return-preview.tsx';

/** Number of lines on the first screen, by the assumed width: their pictures load first. */
const AT_FIRST = { 360: 2, 768: 4, 1024: 3 } as const;

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'basket');
  const back = readBack(page.url);
  const { basket, waitingOrder, shop, consent } = await page.query(BasketQuery, { back });
  const edited = basket.lines.find(({ id }) => id === readEdited(page.url));
  return {
    basket,
    atFirst: AT_FIRST[page.assumedWidth ?? 1024],
    editing: edited ? await loadChoice(page, edited) : null,
    isKept: page.url.searchParams.has('later'),
    waitingOrder,
    asksConsent: !consent.isChosen,
    lender: formatLender(shop.company),
    wallets: shop.expressWallets,
    back,
    typed: page.url.searchParams.get('code')?.slice(0, 60) ?? '',
    removed: readRemoved(page.url),
    fault: readFault(page.url),
    faultOf: findRefusedArticle(page.url, basket.lines),
    head: {
      ...buildHead(page, 'basket.meta.title'),
      description: getTranslator(page.locale).text('basket.meta.description'),
    },
    withdrawalDays: page.tenant.withdrawal.days,
  };
});

/** The variants of a line's article. */
async function loadChoice(
  page: PageRequest,
  { id, product: { sku } }: { id: string; product: { sku: string } },
) {
  const { product } = await page.query(VariantChoiceQuery, { sku });
  return product ? { lineId: id, ...product } : null;
}

export const action = basketAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, answerFailedChange);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function BasketScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { basket, waitingOrder, removed, fault, faultOf, editing } = loaderData;
  const t = useText();
  const shop = useShop();
  const action = screenLink(shop, 'basket');
  const empty = basket.lines.length === 0;
  const failed = isFailedChange(actionData);
  useMeasuredBasket(basket);
  return (
    <div className="wrap py-6 md:py-10">
      {!empty && (
        <h1 className="mb-4 text-2xl font-semibold">
          {t('basket.title')}
          <span className="ml-3 inline-block text-base font-normal text-muted">
            {t('basket.count', { count: basket.count })}
          </span>
        </h1>
      )}
      <div className="space-y-4 not-empty:mb-6" aria-live="polite">
        {failed && <Alert kind="error">{t(isOffline() ? 'shell.offline' : 'form.error.failed')}</Alert>}
        {waitingOrder && <WaitingOrder order={waitingOrder} />}
        {fault && !failed && !CODE_FAULTS.includes(fault.code) && (
          <Alert kind="error">
            {faultOf
              ? t('ui.labelled', { label: faultOf, value: describeFault(t, fault) })
              : describeFault(t, fault)}
          </Alert>
        )}
        {removed && (
          <Alert kind="info">
            <Form method="post" action={action} className="flex flex-wrap items-center justify-between gap-3">
              <span>{t('basket.removed', { count: removed.quantity })}</span>
              <input type="hidden" name="intent" value="undo" />
              <input type="hidden" name="variantSku" value={removed.variantSku} />
              <input type="hidden" name="quantity" value={removed.quantity} />
              <Button type="submit" variant="secondary" size="s">
                {t('basket.undo')}
              </Button>
            </Form>
          </Alert>
        )}
        {loaderData.isKept && (
          <Alert kind="success">
            <p className="flex flex-wrap items-center justify-between gap-3">
              {t('basket.later')}
              <Link to={screenLink(shop, 'wishlist')} className="link font-semibold">
                {t('basket.later.open')}
              </Link>
            </p>
          </Alert>
        )}
        <BasketNotices notices={basket.notices} />
      </div>
      {!empty && <Slot name="basket.head" basket={basket} />}
      {empty ? (
        // the recently viewed articles come after the page: the footer must not move for them
        <div className="min-h-svh">
          <EmptyState
            icon="basket"
            title={t('basket.empty.title')}
            actions={
              <>
                <ButtonLink to={homeLink(shop)}>{t('basket.empty.action')}</ButtonLink>
                <ButtonLink to={screenLink(shop, 'serviceHome')} variant="secondary">
                  {t('shell.footer.help')}
                </ButtonLink>
              </>
            }
          >
            {t('basket.empty.text')}
          </EmptyState>
          <Slot name="basket.empty" />
          <Departments />
          <RecentlyViewed />
        </div>
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0">
              <ul className="border-t border-line">
                {basket.lines.map((line, index) => (
                  <BasketLine
                    key={line.id}
                    line={line}
                    action={action}
                    first={index < loaderData.atFirst}
                    choice={editing?.lineId === line.id ? editing : null}
                  />
                ))}
              </ul>
              <Slot name="basket.below-lines" basket={basket} />
              {!basket.lines.every(({ services }) => goesToPartner(services)) && (
                <DeliveryPlace basket={basket} state={failed ? undefined : actionData} action={action} />
              )}
              <ReturnPreview basket={basket} back={loaderData.back} action={action} />
            </div>
            <Summary {...loaderData} />
          </div>
          <BasketRecommendations skus={basket.lines.map(({ product }) => product.sku)} />
        </>
      )}
      {loaderData.asksConsent && <FirstQuestion />}
    </div>
  );
}

function Summary({
  basket,
  lender,
  wallets,
  withdrawalDays,
  fault,
  typed,
}: Route.ComponentProps['loaderData']) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const codeFault = fault && CODE_FAULTS.includes(fault.code) ? fault : null;
  const [question] = basket.openQuestions;
  return (
    <aside className="space-y-4 rounded bg-sunken p-5 lg:sticky lg:top-30" aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-lg font-semibold">
        {t('basket.summary.title')}
      </h2>
      <BasketTotals totals={basket} />
      {basket.saving && shop.discountFlag && (
        <p className="text-sm text-sale">
          {t('basket.summary.saving', { amount: moneyText(basket.saving.amount) })}
        </p>
      )}
      {basket.missingForFreeDelivery && (
        <p className="text-sm">
          {t('basket.summary.toFree', { amount: moneyText(basket.missingForFreeDelivery) })}
        </p>
      )}
      {basket.orderable ? (
        <div className="buy-bar max-md:mb-0 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:gap-y-2">
          <p className="font-bold tabular-nums md:hidden" aria-hidden="true">
            <MoneyText money={basket.total} />
          </p>
          <ButtonLink
            to={screenLink(shop, 'checkoutLogin')}
            size="l"
            className="w-full max-md:w-auto max-md:grow"
          >
            {t('basket.summary.checkout')}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-sm font-medium text-error">
          {question && hasOnlyQuestions(basket) ? (
            <OpenQuestion question={question} lines={basket.lines} />
          ) : (
            t('basket.summary.notOrderable')
          )}
        </p>
      )}
      <Slot name="basket.beside-totals" basket={basket} />
      {basket.orderable && <ExpressButtons wallets={wallets} />}
      <ButtonLink to={homeLink(shop)} variant="plain" className="w-full">
        {t('basket.summary.continue')}
      </ButtonLink>
      <BasketPromises withdrawalDays={withdrawalDays} />
      <BasketVouchers
        vouchers={basket.vouchers}
        fault={codeFault}
        typed={codeFault ? typed : ''}
        action={screenLink(shop, 'basket')}
      />
      {basket.installment && (
        <div className="border-t border-line pt-4">
          <InstalmentHint plan={basket.installment} lender={lender} />
        </div>
      )}
    </aside>
  );
}

function describeFault(t: ReturnType<typeof useText>, { code, number }: BasketFault): string {
  return t(`basket.fault.${code}`, { count: number });
}

type Basket = Route.ComponentProps['loaderData']['basket'];
type Notices = Pick<Basket, 'notices'>;

/** The link to the open question of a line: an answer, or the day of a fitting. */
function OpenQuestion({
  question,
  lines,
}: {
  question: Basket['openQuestions'][number];
  lines: Basket['lines'];
}) {
  const t = useText();
  const shop = useShop();
  const { lineId, productName: name } = question;
  return needsDay(question, lines) ? (
    <Link to={fittingLink(shop, lineId)} className="link">
      {t('basket.summary.fitting', { name })}
    </Link>
  ) : (
    <a href={`#question-${lineId}`} className="link">
      {t('basket.summary.question', { name })}
    </a>
  );
}

/** Whether only open questions keep the basket from being ordered, and neither stock nor range. */
function hasOnlyQuestions({ notices }: Notices): boolean {
  return notices.every(({ code }) => code === 'PRICE_RAISED' || code === 'PRICE_LOWERED');
}

/** Three lines of reassurance before the checkout. */
function BasketPromises({ withdrawalDays }: { withdrawalDays: number }) {
  const t = useText();
  const returnsText = useReturnsText();
  const promises = [
    { icon: 'wallet', text: t('basket.promise.payment') },
    { icon: 'return', text: returnsText(withdrawalDays, 'any') },
    { icon: 'phone', text: t('basket.promise.service') },
  ] as const;
  return (
    <ul className="space-y-2 border-t border-line pt-4 text-sm text-muted">
      {promises.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-2">
          <Icon name={icon} size={20} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Links to the shop's departments, from the menu's data on the page; empty where that is missing. */
function Departments() {
  const t = useText();
  const shop = useShop();
  const departments = useRootData()?.shell?.navigation ?? [];
  if (departments.length === 0) return null;
  return (
    <nav aria-labelledby="departments" className="pb-12 text-center">
      <h2 id="departments" className="mb-3 text-lg">
        {t('catalogue.search.browse')}
      </h2>
      <ul className="flex flex-wrap justify-center gap-2">
        {departments.map(({ path, name }) => (
          <li key={path}>
            <ChipLink to={categoryLink(shop, path)} prefetch="intent">
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
