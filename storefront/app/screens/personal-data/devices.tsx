import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DataForm, DataSection } from './data-form.tsx';
import type { CustomerData, DataProps } from './data-props.ts';

type Device = CustomerData['devices'][number];

/** The devices where the customer is signed in, and buttons that end that. */
export function Devices({ customer, state }: DataProps) {
  const t = useText();
  const { devices } = customer;
  return (
    <DataSection id="devices" title={t('account.data.devices')}>
      <p className="mb-4 max-w-text text-sm text-muted">{t('account.data.devices.text')}</p>
      <ul className="mb-6 divide-y divide-line border-t border-line">
        {devices.map((device) => (
          <DeviceEntry key={device.id} device={device} state={state} />
        ))}
      </ul>
      {devices.length > 1 && (
        <DataForm intent="devices" state={state} labels={{}} submit={t('account.data.devices.endOthers')} />
      )}
    </DataSection>
  );
}

function DeviceEntry({ device, state }: { device: Device; state: DataProps['state'] }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const name = useDeviceName(device);
  const date = formatDate(new Date(String(device.seenAt)), locale, timeZone);
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {name}
        {device.current && <Badge kind="neutral">{t('account.data.devices.current')}</Badge>}
      </p>
      <p className="text-sm text-muted">{t('account.data.devices.seen', { date })}</p>
      {!device.current && (
        <div className="mt-3">
          <DataForm
            intent="device"
            state={state}
            labels={{}}
            submit={t('account.data.devices.end', { name })}
          >
            {() => <input type="hidden" name="id" value={device.id} />}
          </DataForm>
        </div>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: Device): string {
  const t = useText();
  const named = {
    browser: browser && t('account.data.devices.browser', { key: browser }),
    system: system && t('account.data.devices.system', { key: system }),
  };
  if (named.browser && named.system) {
    return t('account.data.devices.name', { browser: named.browser, system: named.system });
  }
  return named.browser || named.system || t('account.data.devices.unknown');
}
