import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { DataForm, DataSection } from './data-form.tsx';
import type { CustomerData, DataProps } from './data-props.ts';
import { NewPasskey } from './new-passkey.tsx';

export function Passkeys(props: DataProps) {
  const t = useText();
  const { passkeys } = props.customer;
  return (
    <DataSection id="passkeys" title={t('account.data.passkeys')}>
      <p className="mb-4 max-w-text text-sm text-muted">{t('account.data.passkeys.text')}</p>
      {passkeys.length === 0 ? (
        <p className="mb-4">{t('account.data.passkeys.none')}</p>
      ) : (
        <ul className="mb-6 divide-y divide-line border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} {...props} />
          ))}
        </ul>
      )}
      <NewPasskey {...props} />
    </DataSection>
  );
}

function PasskeyEntry({
  passkey,
  state,
  asksPassword,
}: DataProps & { passkey: CustomerData['passkeys'][number] }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const formatDay = (time: unknown) => formatDate(new Date(String(time)), locale, timeZone);
  return (
    <li className="py-4">
      <p className="font-medium wrap-anywhere">{passkey.name}</p>
      <p className="mb-3 text-sm text-muted">
        {passkey.usedAt
          ? t('account.data.passkeys.used', { date: formatDay(passkey.usedAt) })
          : t('account.data.passkeys.since', { date: formatDay(passkey.createdAt) })}
      </p>
      <DataForm
        intent="remove-passkey"
        state={state}
        labels={{}}
        submit={t('account.data.passkeys.remove', { name: passkey.name })}
        asksPassword={asksPassword}
      >
        {() => <input type="hidden" name="id" value={passkey.id} />}
      </DataForm>
    </li>
  );
}
