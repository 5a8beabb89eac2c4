import { Form, useNavigation } from 'react-router';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';

/** The postal code for the search for partners. */
export function PlaceForm({
  known,
  lineId,
  state,
}: {
  known: string;
  /** null if the partners are only shown */
  lineId: string | null;
  state: FormState | undefined;
}) {
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const label = t('basket.fitting.postalCode');
  const { getError } = useFormErrors(state, { postalCode: label });
  return (
    <Form
      method="post"
      action={screenLink(shop, 'fitting')}
      noValidate
      className="basket-code mt-6 md:max-w-96"
    >
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="lineId" value={lineId ?? ''} />
      <TextField
        name="postalCode"
        label={label}
        defaultValue={state?.values.postalCode ?? known}
        error={getError('postalCode')}
        autoComplete="postal-code"
        inputMode={shop.country === 'NL' ? 'text' : 'numeric'}
        maxLength={FIELD_LIMITS.postalCode}
        marked={false}
        className="contents"
      />
      <Button
        type="submit"
        variant={known ? 'secondary' : 'primary'}
        busy={navigation.formData?.get('intent') === 'place'}
      >
        {t('basket.fitting.search')}
      </Button>
    </Form>
  );
}
