import type { ResultOf } from 'gql.tada';
import type { AddressFields as AddressFragment } from '#app/features/address/address.fragment.ts';
import { AddressFields } from '#app/features/address/address-fields.tsx';
import type { Completed } from '#app/features/address/street-completion.tsx';
import type { DeliveryFields } from '#app/features/delivery/delivery.fragment.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { writeStreetLine } from '#forms/street-line.ts';

type Booked = ResultOf<typeof DeliveryFields>['addresses'][number];
type Props = {
  addresses: readonly Booked[];
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
  /** whether there is a signed-in customer with an address book */
  signedIn: boolean;
  completed: Completed | null;
};

/** Another address: an entry of the address book, a changed entry, or a new one. */
export function OtherAddress({ addresses, values, getError, signedIn, completed }: Props) {
  const t = useText();
  const editing = addresses.find(({ id }) => id === values.addressId) ?? null;
  const fields = (
    <>
      <AddressFields prefix="delivery" values={values} getError={getError} completed={completed} />
      {signedIn && (
        <CheckboxField
          name="saveAddress"
          label={t('delivery.book.save')}
          defaultChecked={values.saveAddress !== undefined || editing !== null}
        />
      )}
    </>
  );
  if (addresses.length === 0) return fields;
  const chosen = values.address ?? (values['delivery.street'] ? 'new' : addresses[0]?.id);
  return (
    <div className="address-book space-y-4">
      {editing && <input type="hidden" name="addressId" value={editing.id} />}
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium">{t('delivery.book')}</legend>
        <ul className="space-y-2">
          {addresses.map(({ id, address }) => (
            <li key={id} className="pair items-start gap-x-3">
              <label className="flex min-w-0 items-start gap-3 py-1">
                <input
                  type="radio"
                  name="address"
                  value={id}
                  defaultChecked={chosen === id}
                  className="choice"
                />
                <span className="min-w-0 wrap-anywhere">{formatAddressLine(address)}</span>
              </label>
              <Button
                type="submit"
                name="ask"
                value={`address:${id}`}
                size="s"
                variant="plain"
                aria-label={t('delivery.book.editWhat', { address: formatAddressLine(address) })}
              >
                {t('delivery.book.edit')}
              </Button>
            </li>
          ))}
          <li>
            <label className="flex items-start gap-3 py-1">
              <input
                type="radio"
                name="address"
                value="new"
                defaultChecked={chosen === 'new'}
                className="choice address-book-new"
              />
              <span>{t(editing ? 'delivery.book.editing' : 'delivery.book.new')}</span>
            </label>
          </li>
        </ul>
      </fieldset>
      {/* another entry's values replace these fields */}
      <div key={values.addressId ?? 'new'} className="address-book-fields space-y-4">
        {fields}
      </div>
    </div>
  );
}

function formatAddressLine(address: ResultOf<typeof AddressFragment>): string {
  const { givenName, familyName, postalCode, city } = address;
  return `${givenName} ${familyName}, ${writeStreetLine(address)}, ${postalCode} ${city}`;
}
