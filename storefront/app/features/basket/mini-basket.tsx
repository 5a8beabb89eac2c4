import { useEffect, useState } from 'react';
import { BasketRecommendations } from '#app/features/recommendation/basket-recommendations.tsx';
import { SlowReadNotice } from '#app/features/slow-reads/slow-read-notice.tsx';
import { fittingLink, homeLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { loadPersonalClient } from '#app/session/personal.ts';
import { hideMiniBasket, usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { useHeadingAfterDialog } from '#app/ui/layer/heading-after-dialog.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { formatMoney } from '#texts/format.ts';
import { type MiniBasketData, MiniBasketQuery } from './mini-basket.query.ts';
import { MiniBasketLines } from './mini-basket-lines.tsx';
import { needsDay } from './open-questions.ts';
import { useShippingLabel } from './shipping-label.ts';

/** The basket over the page: its content, and after an addition the confirmation. */
export default function MiniBasket() {
  const t = useText();
  const { miniBasket } = usePersonalState();
  const { basket, failed, onRetry } = useBasket(miniBasket.open);
  useHeadingAfterDialog(miniBasket.open);
  return (
    <Dialog
      open={miniBasket.open}
      onClose={hideMiniBasket}
      place="end"
      title={t(miniBasket.added ? 'shell.mini.added' : 'shell.basket')}
      mark={miniBasket.added ? <Icon name="check" className="text-success" /> : null}
      footer={basket && basket.lines.length > 0 && <TotalAndWays basket={basket} />}
      // between the cross and the buttons stand some thirty links of what goes with the article
      footerFirst
    >
      {failed && !basket && <ErrorState title={t('shell.mini.failed')} onRetry={onRetry} />}
      {!failed && !basket && (
        <>
          <SlowReadNotice />
          <Loading />
        </>
      )}
      {basket && basket.lines.length === 0 && <Empty />}
      {basket && basket.lines.length > 0 && (
        <>
          <MiniBasketLines lines={moveAddedFirst(basket.lines, miniBasket.added)} />
          <Sums basket={basket} />
        </>
      )}
      {basket && miniBasket.added && <BasketRecommendations skus={listAddedSkus(basket, miniBasket.added)} />}
    </Dialog>
  );
}

/**
 * Style number of the article that was just added: after a television nobody wants recommendations for the washing
 * machine.
 */
function listAddedSkus({ lines }: MiniBasketData, added: string): string[] {
  const line = lines.find(({ product }) => product.variantSku === added);
  return (line ? [line] : lines).map(({ product }) => product.sku);
}

/** A confirmation shows the added line first: on a phone the others may fill the screen. */
function moveAddedFirst(lines: MiniBasketData['lines'], added: string | null): MiniBasketData['lines'] {
  const isAdded = ({ product }: MiniBasketData['lines'][number]) => product.variantSku === added;
  return [...lines.filter(isAdded), ...lines.filter((line) => !isAdded(line))];
}

type BasketState = { readonly basket: MiniBasketData | null; readonly failed: boolean };

/** Follows the cache while it is open, so that an addition shows at once. */
function useBasket(open: boolean): BasketState & { readonly onRetry: () => void } {
  const [state, setState] = useState<BasketState>({ basket: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!open) return;
    let end = () => {};
    let ended = false;
    void loadPersonalClient().then(({ gateway }) => {
      if (ended) return;
      // said after the first failed try, while further ones are made
      const onFailedTry = () => setState((before) => ({ ...before, failed: true }));
      const policy = { requestPolicy: 'cache-and-network', onFailedTry } as const;
      const answers = gateway.query(MiniBasketQuery, {}, policy);
      end = answers.subscribe(({ data, error }) => {
        setState((before) => ({ basket: data?.basket ?? before.basket, failed: error !== undefined }));
      }).unsubscribe;
    });
    return () => {
      ended = true;
      end();
    };
  }, [open, attempt]);
  const onRetry = () => {
    setState({ basket: null, failed: false });
    setAttempt((count) => count + 1);
  };
  return { ...state, onRetry };
}

/** The parts of the total: they pass with the lines, so that large letters leave room for what was added. */
function Sums({ basket }: { basket: MiniBasketData }) {
  const shop = useShop();
  const t = useText();
  const shippingLabel = useShippingLabel();
  const { missingForFreeDelivery: missing, shipping } = basket;
  return (
    <div className="space-y-3 border-t border-line py-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm [&_dd]:text-end">
        <dt>{t('basket.summary.items')}</dt>
        <dd>
          <MoneyText money={basket.items} />
        </dd>
        {basket.services.minor > 0 && (
          <>
            <dt>{t('basket.summary.services')}</dt>
            <dd>
              <MoneyText money={basket.services} />
            </dd>
          </>
        )}
        {basket.discount.minor > 0 && (
          <>
            <dt>{t('basket.summary.discount')}</dt>
            <dd>{`−${formatMoney(basket.discount, shop.locale, shop.priceFormat)}`}</dd>
          </>
        )}
        <dt>{shippingLabel(basket)}</dt>
        <dd>{shipping.minor === 0 ? t('basket.summary.free') : <MoneyText money={shipping} />}</dd>
      </dl>
      {missing && (
        <p className="text-sm text-success">
          {t('basket.summary.toFree', { amount: formatMoney(missing, shop.locale, shop.priceFormat) })}
        </p>
      )}
    </div>
  );
}

function TotalAndWays({ basket }: { basket: MiniBasketData }) {
  const t = useText();
  return (
    <div className="space-y-3">
      <dl className="flex flex-wrap justify-between gap-x-4 font-bold">
        <dt>{t('basket.summary.total')}</dt>
        <dd>
          <MoneyText money={basket.total} />
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2 *:grow">
        <WayOn basket={basket} />
        {/* the cross does the same: on a low screen, or in large letters, the lines need the room */}
        <Button
          type="button"
          variant="plain"
          onClick={hideMiniBasket}
          className="[@media(max-height:30rem)]:hidden"
        >
          {t('basket.summary.continue')}
        </Button>
      </div>
    </div>
  );
}

/** The next button: to the order, or first to the basket's open questions. */
function WayOn({ basket }: { basket: MiniBasketData }) {
  const shop = useShop();
  const t = useText();
  const withoutDay = basket.openQuestions.find((question) => needsDay(question, basket.lines));
  const renderBasketLink = (variant: 'primary' | 'secondary') => (
    <ButtonLink to={screenLink(shop, 'basket')} variant={variant}>
      {t('shell.mini.toBasket')}
    </ButtonLink>
  );
  if (basket.orderable) {
    return (
      <>
        <ButtonLink to={screenLink(shop, 'checkoutLogin')} className="basis-full">
          {t('basket.summary.checkout')}
        </ButtonLink>
        {renderBasketLink('secondary')}
      </>
    );
  }
  return (
    <>
      <p className="basis-full text-sm font-medium text-warning">
        {t(withoutDay ? 'basket.fitting.open' : 'shell.mini.notYet')}
      </p>
      {withoutDay && (
        <ButtonLink to={fittingLink(shop, withoutDay.lineId)} className="basis-full">
          {t('basket.fitting.choose')}
        </ButtonLink>
      )}
      {renderBasketLink(withoutDay ? 'secondary' : 'primary')}
    </>
  );
}

function Empty() {
  const shop = useShop();
  const t = useText();
  return (
    <EmptyState
      icon="basket"
      level={2}
      title={t('shell.mini.empty')}
      actions={
        <>
          <ButtonLink to={homeLink(shop)}>{t('basket.summary.continue')}</ButtonLink>
          <ButtonLink to={screenLink(shop, 'serviceHome')} variant="secondary">
            {t('shell.footer.help')}
          </ButtonLink>
        </>
      }
    >
      {t('shell.mini.empty.text')}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="space-y-4">
      {['a', 'b'].map((line) => (
        <div key={line} className="flex gap-4">
          <Skeleton className="h-22 w-18" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
