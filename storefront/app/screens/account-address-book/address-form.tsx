import type { ResultOf } from 'gql.tada';
import { Form } from 'react-router';
import { listAddressFields } from '#app/features/address/address-field-names.ts';
import { AddressFields } from '#app/features/address/address-fields.tsx';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { addressBookLink } from '#app/page/account-links.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import type { AddressState } from './account-address-book.action.ts';
import type { AddressBookQuery } from './account-address-book.query.ts';

type Entry = NonNullable<ResultOf<typeof AddressBookQuery>['customer']>['addresses'][number];

/** The form of one entry; null for a new one. After a refusal it shows the typed values. */
export function AddressForm({ entry, state }: { entry: Entry | null; state: AddressState | undefined }) {
  const t = useText();
  const shop = useShop();
  const fields = listAddressFields(shop.country);
  const labels = Object.fromEntries(fields.map((name) => [`billing.${name}`, t(`form.field.${name}`)]));
  const { list, getError } = useFormErrors(
    state,
    { ...labels, 'billing.book': t('account.section.accountAddressBook') },
    { 'billing.book.too_many': 'account.book.full' },
  );
  const stored = Object.fromEntries(fields.map((name) => [`billing.${name}`, entry?.address[name] ?? '']));
  return (
    <Form
      method="post"
      // with the entry, so that a sign-in that comes between leads back to its form
      action={addressBookLink(shop, { edit: entry?.id ?? 'new' })}
      noValidate
      className="max-w-text"
    >
      {/* Enter presses this button: it saves, instead of looking the street up */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('account.book.save')}
      </button>
      <h2 className="mb-4 text-xl">{t(entry ? 'account.book.change' : 'account.book.add')}</h2>
      <div className="mb-4">
        <FormErrorSummary errors={list} />
      </div>
      <input type="hidden" name="id" value={entry?.id ?? state?.values.id ?? ''} />
      <AddressFields
        key={entry?.id ?? 'new'}
        prefix="billing"
        values={state?.values ?? stored}
        getError={getError}
        completed={state?.completed ?? null}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save">
          {t('account.book.save')}
        </Button>
        <ButtonLink to={screenLink(shop, 'accountAddressBook')} variant="secondary">
          {t('account.book.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
