import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { signInFirst } from '#app/features/account/require-customer.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { changeSession } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/personal-data.route';
import { AddressBlock } from './address-block.tsx';
import { BankAccount } from './bank-account.tsx';
import { Communication } from './communication.tsx';
import { DataForm, DataSection } from './data-form.tsx';
import type { DataProps } from './data-props.ts';
import { Devices } from './devices.tsx';
import { EmailAddress } from './email-address.tsx';
import { GuestOrders } from './guest-orders.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { Person } from './person.tsx';
import { personalDataAction } from './personal-data.action.ts';
import { PersonalDataQuery } from './personal-data.query.ts';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountPersonalData');
  const { customer, debitTerms } = await page.query(PersonalDataQuery, {});
  if (!customer) throw signInFirst(page);
  return { customer, debitTerms, head: buildHead(page, 'account.data.title') };
});

export const action = personalDataAction;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => changeSession(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function PersonalDataScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, debitTerms } = loaderData;
  const t = useText();
  const asksPassword = !customer.signInFresh && customer.hasPassword;
  const props = { customer, state: actionData, asksPassword };
  return (
    <AccountFrame customer={customer} section="accountPersonalData" title={t('account.data.title')}>
      <Person {...props} />
      <AddressBlock address={customer.address} />
      <EmailAddress {...props} />
      <Password {...props} />
      <Passkeys {...props} />
      <Devices {...props} />
      {debitTerms && <BankAccount {...props} terms={debitTerms} />}
      <Communication {...props} />
      <GuestOrders {...props} />
      <DataCopy {...props} />
      <EraseAccount {...props} />
    </AccountFrame>
  );
}

/** All data that the shop stores about the customer, as an archive; the password comes first. */
function DataCopy({ state, asksPassword }: DataProps) {
  const t = useText();
  return (
    <DataSection id="data-copy" title={t('account.data.export')}>
      <p className="mb-4 max-w-text text-sm text-muted">{t('account.data.export.text')}</p>
      <DataForm
        intent="export"
        state={state}
        labels={{}}
        submit={t('account.data.export.action')}
        asksPassword={asksPassword}
      />
    </DataSection>
  );
}

/** Deletes the account. The password is always required, because this cannot be undone. */
function EraseAccount({ customer, state }: DataProps) {
  const t = useText();
  return (
    <DataSection id="erase" title={t('account.data.delete')}>
      <p className="mb-4 max-w-text text-sm text-muted">{t('account.data.delete.text')}</p>
      <DataForm
        intent="erase"
        state={state}
        labels={{}}
        submit={t('account.data.delete.submit')}
        asksPassword={customer.hasPassword}
      />
    </DataSection>
  );
}
