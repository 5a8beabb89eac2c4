import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buildChips } from '#app/features/filters/chips.ts';
import { type ListView, listLink } from '#app/features/filters/list-view.ts';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { RichText, useText } from '#app/texts/texts.tsx';
import { chooseIgnoredText } from './ignored-text.rules.ts';

/** The meaning given to the words, and a link to the words as typed. */
export function UnderstoodNote({ list }: { list: ListView }) {
  const t = useText();
  const shop = useShop();
  const { term } = list.address;
  const chipped = new Set(buildChips(list, { t, shop }).map(({ words }) => words));
  const { filters, category, correctedTo, ignored, onlyMentioned, complete } = list.understood;
  // the others have chips
  const said = filters.filter(({ typed }) => !chipped.has(typed));
  const isSaid = said.length > 0 || category !== null;
  const wasRead = filters.length > 0 || category !== null;
  const wordsLeft = [...ignored, ...onlyMentioned];
  if (!wasRead && correctedTo === null && wordsLeft.length === 0 && complete === null) return null;
  return (
    <div className="mb-4 space-y-1 text-sm wrap-anywhere">
      {correctedTo !== null && (
        <p>
          <RichText
            id="list.search.corrected"
            values={{ corrected: correctedTo }}
            tags={{ words: renderStrong }}
          />{' '}
          <Verbatim list={list}>
            <RichText
              id="list.search.corrected.verbatim"
              values={{ query: term }}
              tags={{ words: renderStrong }}
            />
          </Verbatim>
        </p>
      )}
      {wasRead && (
        <p>
          {isSaid && (
            <>
              <RichText
                id="list.search.understood"
                tags={{ filters: () => <Read category={category} labels={said.map(({ label }) => label)} /> }}
              />{' '}
            </>
          )}
          {correctedTo === null && <Verbatim list={list}>{t('list.search.verbatim')}</Verbatim>}
        </p>
      )}
      {ignored.length > 0 && <p>{t(chooseIgnoredText(ignored, term), { words: quoteWords(t, ignored) })}</p>}
      {onlyMentioned.length > 0 && (
        <p>{t('list.search.only-mentioned', { words: quoteWords(t, onlyMentioned) })}</p>
      )}
      {complete !== null && (complete > 0 || ignored.length === 0) && (
        <p>
          {t('list.search.complete', { count: complete })}{' '}
          {complete > 0 && !wasRead && correctedTo === null && (
            <Verbatim list={list}>{t('list.search.complete.verbatim')}</Verbatim>
          )}
        </p>
      )}
    </div>
  );
}

/** In the quotation marks of the language. */
function quoteWords(t: ReturnType<typeof useText>, words: readonly string[]): string {
  return words.map((word) => t('list.search.quoted', { word })).join(', ');
}

function Read({ category, labels }: { category: { name: string; path: string } | null; labels: string[] }) {
  const shop = useShop();
  return (
    <>
      {category && (
        <Link to={categoryLink(shop, category.path)} prefetch="intent" className="link">
          {category.name}
        </Link>
      )}
      {category && labels.length > 0 && ', '}
      {labels.join(', ')}
    </>
  );
}

function renderStrong(content: ReactNode): ReactNode {
  return <strong>{content}</strong>;
}

function Verbatim({ list: { place, address }, children }: { list: ListView; children: ReactNode }) {
  const shop = useShop();
  const to = listLink(shop, place, { ...address, verbatim: true, page: 1 });
  return (
    <Link to={to} rel="nofollow" className="link">
      {children}
    </Link>
  );
}
