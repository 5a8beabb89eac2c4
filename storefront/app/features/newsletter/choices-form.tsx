import type { ResultOf } from 'gql.tada';
import { Form, useNavigation } from 'react-router';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import {
  type ChoiceForm,
  FREQUENCIES,
  FREQUENCY_NAMES,
  listNewsletterChoices,
  PAUSE_DAYS,
} from '#forms/newsletter.ts';
import './choices.css';
import type { NewsletterChoicesFields } from './newsletter.fragment.ts';
import { NEWSLETTER_FAULTS } from './newsletter-errors.ts';

export type NewsletterChoices = ResultOf<typeof NewsletterChoicesFields>;

type ChoicesFormProps = {
  form: ChoiceForm;
  brands: readonly { readonly key: string; readonly name: string }[];
  /** of a mail; '' with a signed-in customer or an address */
  token: string;
  /** the subscription's choices; null if the form requests the address and a link is mailed there */
  choices: NewsletterChoices | null;
  /** the choice in a mail's link */
  asked: Readonly<Record<string, string>>;
  state: FormState | undefined;
};

/**
 * Leave, pause, or change the frequency: of one brand or both. The button describes its effect, with and without
 * scripts.
 */
export function ChoicesForm({ form, brands, token, choices, asked, state }: ChoicesFormProps) {
  const t = useText();
  const action = screenLink(useShop(), 'newsletterUnsubscribe');
  const labels = { email: t('newsletter.email'), choice: t('newsletter.choice.legend') };
  const { list, getError } = useFormErrors(state, labels, NEWSLETTER_FAULTS);
  const getValue = (name: string) => state?.values[name] ?? asked[name];
  const offered = listNewsletterChoices(form);
  const busy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} className="choices grid gap-6" preventScrollReset noValidate>
      <FormErrorSummary errors={list} />
      <input type="hidden" name="token" value={token} />
      {choices === null && (
        <TextField
          label={labels.email}
          name="email"
          id="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={FIELD_LIMITS.email}
          defaultValue={getValue('email')}
          error={getError('email')}
        />
      )}
      <RadioGroup
        legend={labels.choice}
        name="choice"
        defaultValue={
          offered.some(({ code }) => code === getValue('choice')) ? getValue('choice') : offered[0]?.code
        }
        error={getError('choice')}
        options={offered.map(({ code, type }) => ({
          value: code,
          mark: type,
          label: t(`newsletter.choice.${type}`),
          hint: t(`newsletter.choice.${type}.hint`),
        }))}
      />
      <div data-for="pause">
        <SelectField
          label={t('newsletter.pause.days')}
          name="days"
          defaultValue={getValue('days') ?? String(PAUSE_DAYS[0])}
          options={PAUSE_DAYS.map((days) => ({
            value: String(days),
            label: t('newsletter.pause.option', { days }),
          }))}
        />
      </div>
      <div data-for="frequency">
        <SelectField
          label={t('newsletter.frequency')}
          name="frequency"
          defaultValue={
            getValue('frequency') ?? `frequency|${choices?.brands[0]?.frequency ?? FREQUENCIES.daily}`
          }
          options={FREQUENCY_NAMES.map((name) => ({
            value: `frequency|${FREQUENCIES[name]}`,
            label: t(`newsletter.frequency.${name}`),
          }))}
        />
      </div>
      {brands.length > 1 && (
        <div data-for="unsubscribe pause frequency">
          <RadioGroup
            legend={t('newsletter.brands')}
            name="brands"
            defaultValue={getValue('brands') ?? 'both'}
            options={[
              { value: 'both', label: t('newsletter.brands.both') },
              ...brands.map(({ key, name }) => ({ value: key, label: name })),
            ]}
          />
        </div>
      )}
      <Button type="submit" busy={busy} className="md:justify-self-start">
        {offered.map(({ type }) => (
          <span key={type} data-for={type}>
            {t(`newsletter.choice.${type}.submit`)}
          </span>
        ))}
      </Button>
      {choices === null && <p className="text-sm text-muted">{t('newsletter.choice.byMail')}</p>}
    </Form>
  );
}
