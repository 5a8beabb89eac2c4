import type { ResultOf } from 'gql.tada';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { BasketQuery } from './basket.query.ts';

type Basket = Pick<ResultOf<typeof BasketQuery>['basket'], 'postalCode' | 'postalCodeSource'>;

/** The place of the lines' dates, and the field for it while the order has no address. */
export function DeliveryPlace({
  basket,
  state,
  action,
}: {
  basket: Basket;
  /** of a refused postal code */
  state: FormState | undefined;
  action: string;
}) {
  const t = useText();
  const shop = useShop();
  const { postalCode } = basket;
  const fromCheckout = basket.postalCodeSource === 'CHECKOUT';
  return (
    <section
      id="place"
      aria-labelledby="place-title"
      className="my-5 grid gap-x-6 gap-y-3 rounded border border-line p-4 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div aria-live="polite">
        <h2 id="place-title" className="flex items-center gap-2 font-semibold">
          <Icon name="truck" size={20} />
          {postalCode ? t('basket.place.to', { postalCode }) : t('basket.place.unknown')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t(chooseExplanation(basket))}</p>
      </div>
      {fromCheckout ? (
        <Link to={screenLink(shop, 'checkoutDeliveryChange')} className="link touch text-sm">
          {t('basket.place.change')}
        </Link>
      ) : (
        <PlaceForm key={postalCode} known={postalCode ?? ''} state={state} action={action} />
      )}
    </section>
  );
}

function chooseExplanation({ postalCode, postalCodeSource }: Basket) {
  if (!postalCode) return 'basket.place.hint';
  return postalCodeSource === 'CHECKOUT' ? 'basket.place.checkout' : 'basket.place.dates';
}

function PlaceForm({
  known,
  state,
  action,
}: {
  known: string;
  state: FormState | undefined;
  action: string;
}) {
  const t = useText();
  const { country } = useShop();
  const navigation = useNavigation();
  const label = t('basket.place.label');
  const { list, getError } = useFormErrors(state, { postalCode: label });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (list.length > 0) form.current?.querySelector<HTMLInputElement>('[name="postalCode"]')?.focus();
  }, [list]);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      noValidate
      className="basket-code md:w-72"
    >
      <input type="hidden" name="intent" value="place" />
      <TextField
        name="postalCode"
        label={label}
        defaultValue={state?.values.postalCode ?? known}
        error={getError('postalCode')}
        autoComplete="postal-code"
        inputMode={country === 'NL' ? 'text' : 'numeric'}
        maxLength={FIELD_LIMITS.postalCode}
        marked={false}
        className="contents"
      />
      <Button type="submit" variant="secondary" busy={navigation.formData?.get('intent') === 'place'}>
        {t('basket.place.submit')}
      </Button>
    </Form>
  );
}
