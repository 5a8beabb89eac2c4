import { Form, useNavigation } from 'react-router';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { writeReviewLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChipChoice } from '#app/ui/chip.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { FieldNotes } from '#app/ui/form/field-parts.tsx';
import { FileField } from '#app/ui/form/file-field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { TextAreaField } from '#app/ui/form/text-area.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { type FileFault, REVIEW_PICTURE_LIMITS } from '#forms/file-limits.ts';
import { REVIEW_LIMITS } from '#forms/lists/review.ts';
import { isReviewTag, MOST_TAGS } from '#forms/lists/review-tags.ts';
import type { WriteReviewState } from './write-review.action.ts';
import type { DraftView, ReviewedProduct } from './write-review.query.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** The typed text, else the stored review, else only the given name. */
function getInitialReview(draft: DraftView, state: WriteReviewState | undefined) {
  if (state) {
    const { stars, title, text, name, tags, variantSku } = state.values;
    return { stars, title, text, name, tags: tags?.split(' ') ?? [], variantSku };
  }
  const { own, givenName, orderedSkus } = draft;
  if (own) return { ...own, stars: String(own.stars) };
  return { stars: undefined, title: '', text: '', name: givenName, tags: [], variantSku: orderedSkus[0] };
}

export function ReviewForm({
  product,
  draft,
  state,
}: {
  product: ReviewedProduct;
  draft: DraftView;
  state: WriteReviewState | undefined;
}) {
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const labels = {
    stars: t('review.stars'),
    title: t('review.headline'),
    text: t('review.text'),
    tags: t('review.tags'),
    variantSku: t('review.variant'),
    name: t('review.name'),
  };
  const { list, getError } = useFormErrors(state, labels);
  const start = getInitialReview(draft, state);
  return (
    <Form
      method="post"
      action={writeReviewLink(shop, product.sku)}
      encType="multipart/form-data"
      noValidate
      className="grid gap-6"
    >
      <input type="hidden" name="intent" value="write" />
      <FormErrorSummary errors={list} />
      <RadioGroup
        legend={labels.stars}
        name="stars"
        defaultValue={start.stars ?? null}
        error={getError('stars')}
        options={STARS.map((stars) => ({
          value: String(stars),
          label: t(`review.stars.${stars}`),
        }))}
      />
      <TextField
        label={labels.title}
        name="title"
        maxLength={REVIEW_LIMITS.title}
        hint={t('review.headline.hint')}
        defaultValue={start.title}
        error={getError('title')}
      />
      <TextAreaField
        label={labels.text}
        name="text"
        minLength={REVIEW_LIMITS.minText}
        maxLength={REVIEW_LIMITS.text}
        hint={t('review.text.hint', { min: REVIEW_LIMITS.minText, max: REVIEW_LIMITS.text })}
        defaultValue={start.text}
        error={getError('text')}
      />
      <Tags legend={labels.tags} offered={draft.tags} chosen={start.tags} error={getError('tags')} />
      {product.variations.length > 1 && (
        <SelectField
          label={labels.variantSku}
          name="variantSku"
          optional
          options={listVariantOptions(product, draft, t)}
          defaultValue={start.variantSku ?? ''}
          error={getError('variantSku')}
        />
      )}
      <TextField
        label={labels.name}
        name="name"
        autoComplete="nickname"
        maxLength={FIELD_LIMITS.personName}
        hint={t('review.name.hint')}
        defaultValue={start.name}
        error={getError('name')}
      />
      <Pictures pictures={draft.pictures} refused={state?.refused ?? []} />
      <p className="text-sm text-muted">{t('review.rules')}</p>
      <div>
        <Button type="submit" busy={navigation.state === 'submitting'}>
          {t('review.submit')}
        </Button>
      </div>
    </Form>
  );
}

function Tags({
  legend,
  offered,
  chosen,
  error,
}: {
  legend: string;
  offered: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
}) {
  const t = useText();
  return (
    <fieldset aria-describedby={error ? 'tags-hint tags-error' : 'tags-hint'}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.filter(isReviewTag).map((tag, index) => (
          <ChipChoice
            key={tag}
            // a summary of errors links to the first
            id={index === 0 ? 'tags' : undefined}
            name="tags"
            value={tag}
            defaultChecked={chosen.includes(tag)}
            label={t(`review.tag.${tag}`)}
          />
        ))}
      </div>
      <FieldNotes id="tags" hint={t('review.tags.hint', { max: MOST_TAGS })} error={error} />
    </fieldset>
  );
}

/** Photographs to send, and those that are stored already. */
function Pictures({
  pictures,
  refused,
}: {
  pictures: DraftView['pictures'];
  refused: WriteReviewState['refused'];
}) {
  const t = useText();
  const { most, formats } = REVIEW_PICTURE_LIMITS;
  const values = { formats: formats.join(', '), max: most, each: 5, total: 5 };
  return (
    <div className="space-y-3">
      {refused.length > 0 && (
        <Alert kind="error">
          {refused.map(({ name, fault }) => (
            <p key={name} className="wrap-anywhere">
              {t(`ui.files.refused.${fault as FileFault}`, { ...values, name })}
            </p>
          ))}
        </Alert>
      )}
      <FileField
        // stored pictures are listed below, and need not be sent again
        key={pictures.map(({ id }) => id).join()}
        label={t('review.pictures')}
        name="pictures"
        limits={{ ...REVIEW_PICTURE_LIMITS, most: Math.max(1, most - pictures.length) }}
        hint={t('review.pictures.hint')}
      />
      {pictures.length > 0 && (
        <fieldset>
          <legend className="text-sm font-medium">{t('review.pictures.kept')}</legend>
          {pictures.map(({ id, name }) => (
            <label key={id} className="flex min-h-control-l items-center gap-3 text-sm">
              <input type="checkbox" name="dropPicture" value={id} className="choice" />
              <span className="wrap-anywhere">{t('review.pictures.drop', { name })}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** All variants by their values, ordered ones first. */
function listVariantOptions(
  product: ReviewedProduct,
  { orderedSkus }: DraftView,
  t: ReturnType<typeof useText>,
) {
  const named = product.variations.map(({ sku, values }) => {
    const variant = values
      .map((value, index) => {
        const known = product.dimensions[index]?.values.find((one) => one.value === value);
        return known?.label ?? value;
      })
      .join(', ');
    const ordered = orderedSkus.includes(sku);
    return { value: sku, label: ordered ? t('review.variant.ordered', { variant }) : variant, ordered };
  });
  return [
    { value: '', label: t('review.variant.none') },
    ...named.filter(({ ordered }) => ordered),
    ...named.filter(({ ordered }) => !ordered),
  ];
}
