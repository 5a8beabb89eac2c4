import type { ResultOf } from 'gql.tada';
import { Form, useNavigation } from 'react-router';
import { Experiment } from '#app/features/experiment/experiment.tsx';
import type { FormState } from '#app/form/form-state.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { keepEmailWhole } from '#app/ui/form/keep-email-whole.ts';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { NewsletterFormFields } from './newsletter.fragment.ts';

export type NewsletterTerms = ResultOf<typeof NewsletterFormFields>;

/**
 * Signs an address up for the newsletter, from any page; the newsletter's own page answers. If the tenant requires
 * it, a box above the button has to be ticked; else the text beside the button states what the visitor agrees to.
 * @param areaKey the page of the form, stored with the consent
 * @param getError the fault of a field; only the newsletter's own page has them (newsletter-errors.ts)
 */
export function NewsletterForm({
  terms: { approval, brandNames },
  areaKey,
  state,
  getError = () => undefined,
  id = 'newsletter',
}: {
  terms: Pick<NewsletterTerms, 'approval' | 'brandNames'>;
  areaKey: string;
  state?: FormState | undefined;
  getError?: (field: string) => string | undefined;
  /** prefix of its fields' ids: two forms can be on a page */
  id?: string;
}) {
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const action = screenLink(shop, 'newsletter');
  const company = brandNames;
  const busy = navigation.state === 'submitting' && navigation.formAction === action;
  const field = (
    <TextField
      label={t('newsletter.email')}
      name="email"
      id={`${id}-email`}
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={FIELD_LIMITS.email}
      defaultValue={state?.values.email}
      error={getError('email')}
    />
  );
  const submit = (
    <Experiment
      name="newsletter-submit"
      inline
      a={t('newsletter.submit')}
      b={t('newsletter.submit.asWish')}
    />
  );
  return (
    <Form method="post" action={action} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="intent" value="subscribe" />
      <input type="hidden" name="areaKey" value={areaKey} />
      {approval ? (
        <>
          {field}
          <CheckboxField
            name="consent"
            id={`${id}-consent`}
            value="yes"
            required
            error={getError('consent')}
            defaultChecked={state?.values.consent === 'yes'}
            label={
              <span className="text-sm">{keepEmailWhole(t('newsletter.consent.approval', { company }))}</span>
            }
          />
          <Button type="submit" busy={busy} className="md:justify-self-start">
            {submit}
          </Button>
        </>
      ) : (
        <>
          <div className="@container">
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 @min-[24rem]:grid-cols-[1fr_auto]">
              {field}
              <Button type="submit" busy={busy} className="@min-[24rem]:mt-6">
                {submit}
              </Button>
            </div>
          </div>
          <p className="text-sm text-muted">{keepEmailWhole(t('newsletter.consent.submit', { company }))}</p>
        </>
      )}
    </Form>
  );
}
