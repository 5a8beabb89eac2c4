import { Form } from 'react-router';
import type { ProductView } from '#app/features/product/product-view.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { FIT_TAGS, MOST_WORDS, REVIEW_FITS, REVIEW_SORTS, writeVariation } from '#forms/lists/review-list.ts';
import { findVariationLabel, useReviewChoice } from './review-choice.ts';

const FIELDS = ['variation', 'fit', 'words', 'pictures', 'reviewSort', 'page'];

/** The filters and the order of reviews. With scripts a choice applies at once, words when they are sent. */
export function ReviewControls({ product }: { product: ProductView }) {
  const t = useText();
  const { choice, link } = useReviewChoice(product);
  const [path = '', query = ''] = link().split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => !FIELDS.includes(name));
  const variations = listVariationChoices(product);
  const fits = listFitChoices(product, t);
  const { picturedCount } = product.reviews;
  return (
    <Form
      method="get"
      action={`${path}#reviews`}
      replace
      preventScrollReset
      key={JSON.stringify(choice)}
      className="screen-only mb-4 grid halves items-end gap-3 md:flex md:flex-wrap"
      onChange={({ currentTarget, target }) => {
        if (!(target instanceof HTMLInputElement && target.type === 'search')) currentTarget.requestSubmit();
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {variations.length > 1 && (
        <Select
          name="variation"
          label={t('review.variation')}
          chosen={choice.variation ? writeVariation(choice.variation) : ''}
          options={[{ value: '', label: t('review.variation.all') }, ...variations]}
        />
      )}
      {fits.length > 1 && (
        <Select
          name="fit"
          label={t('review.fit')}
          chosen={choice.fit ?? ''}
          options={[{ value: '', label: t('review.fit.all') }, ...fits]}
        />
      )}
      <Select
        name="reviewSort"
        label={t('review.sort')}
        chosen={choice.sort}
        options={REVIEW_SORTS.map((sort) => ({ value: sort, label: t(`review.sort.${sort}`) }))}
      />
      <div className="flex min-w-0 items-end gap-2 max-md:col-span-full">
        <label className="block min-w-0 flex-1 text-sm">
          <span className="mb-1 block text-muted">{t('review.words')}</span>
          <input
            type="search"
            name="words"
            defaultValue={choice.words ?? ''}
            maxLength={MOST_WORDS}
            className="control w-full min-w-0 text-sm md:w-44"
          />
        </label>
        <Button type="submit" variant="secondary" icon="search" aria-label={t('review.words.search')} />
      </div>
      {picturedCount > 0 && (
        <label className="flex min-h-control-l items-center gap-3 text-sm max-md:col-span-full">
          <input
            type="checkbox"
            name="pictures"
            value="1"
            defaultChecked={choice.pictures}
            className="choice"
          />
          {t('review.pictures.only', { count: picturedCount })}
        </label>
      )}
      <span className="unscripted">
        <Button type="submit" variant="secondary">
          {t('review.apply')}
        </Button>
      </span>
    </Form>
  );
}

/** The values that reviewers bought, by the product's dimensions; a single value is no choice. */
function listVariationChoices(product: ProductView) {
  const { variations } = product.reviews.statistic;
  return product.dimensions.flatMap(({ key }) => {
    const known = variations.filter((one) => one.key === key);
    if (known.length < 2) return [];
    return known.flatMap(({ value, count }) => {
      const label = findVariationLabel(product, { key, value });
      return label === null ? [] : [{ value: writeVariation({ key, value }), label: `${label} (${count})` }];
    });
  });
}

/** The opinions about the fit, with their counts. */
function listFitChoices(product: ProductView, t: ReturnType<typeof useText>) {
  const { tags } = product.reviews.tags;
  return REVIEW_FITS.flatMap((fit) => {
    const count = tags.find(({ key }) => key === FIT_TAGS[fit])?.count ?? 0;
    return count === 0 ? [] : [{ value: fit, label: `${t(`review.tag.${FIT_TAGS[fit]}`)} (${count})` }];
  });
}

function Select({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <label className="block max-w-full min-w-0 text-sm">
      <span className="mb-1 block text-muted">{label}</span>
      <span className="relative block">
        <select name={name} defaultValue={chosen} className="control w-full pe-9 text-sm md:max-w-60">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
      </span>
    </label>
  );
}
