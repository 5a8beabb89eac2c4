import type { ResultOf } from 'gql.tada';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { compareLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { CompareBarQuery } from './compare-bar.query.ts';
import { NOTHING, removeArticle } from './compare-list.rules.ts';
import { refusedKindStore, useCompareList, useRefusedKind } from './compare-store.ts';
import { keepList } from './kept-list.ts';
import './compare-bar.css';

type Shown = ResultOf<typeof CompareBarQuery>['products'][number];

/** At the bottom of the window: the articles chosen for comparison, and the link to it. */
export default function CompareBar() {
  const t = useText();
  const shop = useShop();
  const list = useCompareList();
  const shown = useShown(list.skus);
  const canChoose = useChoices(list.group);
  const isRefused = useRefusedKind();
  if (list.skus.length === 0 || !(canChoose || isRefused)) return null;
  return (
    <section aria-label={t('compare.title')} className="compare-bar screen-only">
      <div className="wrap flex items-center gap-3 py-2">
        <p className="text-sm font-semibold max-md:sr-only" role="status">
          {t('compare.chosen', { count: list.skus.length })}
        </p>
        <ul className="flex min-w-0 flex-1 gap-2">
          {list.skus.map((sku) => {
            const known = shown.get(sku);
            const name = known?.name ?? sku;
            return (
              <li key={sku} className="relative w-11 shrink-0">
                <ProductPicture id={known?.pictures[0]} alt={name} sizes="44px" scale="small" />
                <button
                  type="button"
                  aria-label={t('compare.remove.of', { name })}
                  onClick={() => keepList(removeArticle(list, sku))}
                  className="compare-remove"
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            );
          })}
        </ul>
        <span className="max-md:hidden">
          <Button type="button" variant="plain" size="m" onClick={() => keepList(NOTHING)}>
            {t('compare.clear')}
          </Button>
        </span>
        <ButtonLink to={compareLink(shop, list)} size="m" className="max-md:px-3">
          {t('compare.open')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Whether the page has articles that can be compared with the chosen ones; in other departments the bar is hidden. */
function useChoices(group: string | null): boolean {
  const { key } = useLocation();
  const [found, setFound] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other articles
  useEffect(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main .compare')];
    refusedKindStore.set({ isRefused: false });
    setFound(buttons.some(({ dataset }) => dataset.group === group));
  }, [key, group]);
  return found;
}

/** Names and pictures by style number; those not loaded yet are missing. */
function useShown(skus: readonly string[]): ReadonlyMap<string, Shown> {
  const [shown, setShown] = useState<ReadonlyMap<string, Shown>>(new Map());
  const missing = skus.filter((sku) => !shown.has(sku)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let wanted = true;
    void loadPersonalClient()
      .then(({ gateway }) => gateway.query(CompareBarQuery, { skus: missing.split(' ') }).toPromise())
      .then(({ data }) => {
        const found = data?.products ?? [];
        if (wanted && found.length > 0)
          setShown((before) => new Map([...before, ...found.map((one) => [one.sku, one] as const)]));
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [missing]);
  return shown;
}
