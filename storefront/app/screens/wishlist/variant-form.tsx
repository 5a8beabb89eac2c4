import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { useMoneyText } from '#app/ui/price.tsx';
import type { Notice } from './wishlist.form.ts';
import type { WishlistLineView } from './wishlist.query.ts';
import { WishlistNotice } from './wishlist-notices.tsx';

export type Choice = {
  /** the outcome of the last choice */
  notice: Notice | null;
  dimensions: readonly { key: string; values: readonly { value: string; label: string }[] }[];
  variations: readonly {
    sku: string;
    values: readonly string[];
    price: { current: { minor: number; currency: string } };
    availability: { state: string };
  }[];
};

/** Another variant of a kept article, from all that exist; what is sold out says so and can not be chosen. */
export function VariantForm({
  line,
  choice,
  action,
}: {
  line: WishlistLineView;
  choice: Choice;
  action: string;
}) {
  const t = useText();
  const moneyText = useMoneyText();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const prices = new Set(choice.variations.map(({ price }) => price.current.minor));
  const labelOf = ({ values, price }: Choice['variations'][number]) => {
    const words = values.map((value, index) => labelled(choice, index, value)).filter(Boolean);
    return [...words, ...(prices.size > 1 ? [moneyText(price.current)] : [])].join(' · ');
  };
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="mt-2 flex w-full max-w-narrow flex-wrap items-end gap-3"
    >
      {choice.notice && <WishlistNotice notice={choice.notice} />}
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="sku" value={line.sku} />
      <SelectField
        ref={select}
        label={t('wishlist.variant')}
        name="variantSku"
        id={`variant-${line.sku}`}
        marked={false}
        className="w-full"
        defaultValue={line.variantSku ?? undefined}
        options={choice.variations.map((variation) => {
          const soldOut = variation.availability.state === 'SOLD_OUT';
          const label = labelOf(variation);
          return {
            value: variation.sku,
            label: soldOut ? t('wishlist.variant.soldOut', { label }) : label,
            disabled: soldOut,
          };
        })}
      />
      <Button type="submit" size="m">
        {t('wishlist.save')}
      </Button>
      <Link to={action} preventScrollReset className="button button-plain button-m">
        {t('wishlist.cancel')}
      </Link>
    </Form>
  );
}

function labelled({ dimensions }: Choice, index: number, value: string): string {
  return dimensions[index]?.values.find((known) => known.value === value)?.label ?? value;
}
