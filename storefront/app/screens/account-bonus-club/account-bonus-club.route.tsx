import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { createLoyaltyAction, createLoyaltyLoader } from '#app/features/loyalty/loyalty-page.ts';
import { LoyaltyNotice, Membership } from '#app/features/loyalty/membership.tsx';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { Route } from './+types/account-bonus-club.route';

/** The advantages of the bonus club's members, and the way in and out. */
export const loader = createLoyaltyLoader('accountBonusClub', 'BONUS_CLUB');
export const action = createLoyaltyAction('accountBonusClub', 'BONUS_CLUB');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountBonusClubScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, program } = loaderData;
  const t = useText();
  const shop = useShop();
  const benefits = [
    ...(program.pointsFactor > 1 ? [t('account.club.factor', { factor: program.pointsFactor })] : []),
    t('account.club.welcome'),
  ];
  return (
    <AccountFrame
      customer={customer}
      section="accountBonusClub"
      title={t('account.section.accountBonusClub')}
    >
      <LoyaltyNotice state={actionData} />
      <p className="max-w-text">{t('account.club.text')}</p>
      <ul className="mt-4 space-y-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <span className="mt-1 text-success">
              <Icon name="check" size={16} />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <Membership program={program} to={screenLink(shop, 'accountBonusClub')} />
    </AccountFrame>
  );
}
