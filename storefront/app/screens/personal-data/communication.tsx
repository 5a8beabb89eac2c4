import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { CHANNELS } from '#forms/address/identity.ts';
import { DataForm, DataSection } from './data-form.tsx';
import type { DataProps } from './data-props.ts';

/** No channel is preselected; the newsletter has a list of its own. */
export function Communication({ customer, state }: DataProps) {
  const t = useText();
  const shop = useShop();
  return (
    <DataSection id="communication" title={t('account.data.communication')}>
      <DataForm intent="communication" state={state} labels={{}} submit={t('account.data.save')}>
        {(_errorOf, id) => (
          <div>
            {CHANNELS.map((channel) => (
              <CheckboxField
                key={channel}
                id={id(channel)}
                name={channel}
                label={t(`account.data.communication.${channel}`)}
                defaultChecked={customer.communication[channel]}
              />
            ))}
          </div>
        )}
      </DataForm>
      {shop.paths.accountNewsletter !== null && (
        <p className="mt-4 text-sm">
          <Link to={screenLink(shop, 'accountNewsletter')} className="link">
            {t('account.data.communication.newsletter')}
          </Link>
        </p>
      )}
    </DataSection>
  );
}
