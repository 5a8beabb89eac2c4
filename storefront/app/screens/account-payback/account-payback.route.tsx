import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { createLoyaltyAction, createLoyaltyLoader } from '#app/features/loyalty/loyalty-page.ts';
import { LoyaltyNotice, Membership, useNumberErrors } from '#app/features/loyalty/membership.tsx';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { Route } from './+types/account-payback.route';

/** The member's number of an outside programme, to which points are reported. */
export const loader = createLoyaltyLoader('accountPayback', 'PAYBACK');
export const action = createLoyaltyAction('accountPayback', 'PAYBACK');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountPaybackScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, program } = loaderData;
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  const { label, list, getError } = useNumberErrors(actionData);
  const worth = money({ minor: program.minorPerPoint, currency: shop.currency });
  return (
    <AccountFrame customer={customer} section="accountPayback" title={t('account.section.accountPayback')}>
      <LoyaltyNotice state={actionData} />
      <p className="max-w-text">{t('account.payback.text', { amount: worth })}</p>
      <Membership program={program} to={screenLink(shop, 'accountPayback')}>
        <FormErrorSummary errors={list} />
        <TextField
          name="number"
          inputMode="numeric"
          autoComplete="off"
          label={label}
          hint={t('account.payback.hint')}
          maxLength={FIELD_LIMITS.orderNumber}
          defaultValue={actionData?.values.number ?? program.memberNumber ?? ''}
          error={getError('number')}
        />
      </Membership>
    </AccountFrame>
  );
}
