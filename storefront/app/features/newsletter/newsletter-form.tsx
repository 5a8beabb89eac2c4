import { Form, useNavigation } from 'react-router';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/checkbox.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';

/**
 * Signs an address up for the newsletter, from any page; the newsletter's own page answers.
 * @param approval a box has to be ticked, before the button as one does it; without it the words beside the button say what one agrees to
 */
export function NewsletterForm({ approval, state }: { approval: boolean; state?: FormState | undefined }) {
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const action = screenLink(shop, 'newsletter');
  const labels = { email: t('newsletter.email') };
  const { errorOf } = useFormErrors(state, labels);
  const company = shop.companyName;
  const busy = navigation.state === 'submitting' && navigation.formAction === action;
  const field = (
    <TextField
      label={labels.email}
      name="email"
      id="newsletter-email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={FIELD_LIMITS.email}
      defaultValue={state?.values.email}
      error={errorOf('email')}
    />
  );
  return (
    <Form method="post" action={action} className="grid gap-4">
      <input type="hidden" name="intent" value="subscribe" />
      {approval ? (
        <>
          {field}
          <CheckboxField
            name="consent"
            id="newsletter-consent"
            value="yes"
            required
            error={errorOf('consent')}
            defaultChecked={state?.values.consent === 'yes'}
            label={<span className="text-sm">{t('newsletter.consent.approval', { company })}</span>}
          />
          <Button type="submit" busy={busy} className="md:justify-self-start">
            {t('newsletter.submit')}
          </Button>
        </>
      ) : (
        <>
          <div className="grid items-start gap-3 md:grid-cols-[1fr_auto]">
            {field}
            <Button type="submit" busy={busy} className="md:mt-6">
              {t('newsletter.submit')}
            </Button>
          </div>
          <p className="text-sm text-muted">{t('newsletter.consent.submit', { company })}</p>
        </>
      )}
    </Form>
  );
}
