import { Form, useNavigation } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import {
  createLoyaltyAction,
  createLoyaltyLoader,
  type ProgramData,
} from '#app/features/loyalty/loyalty-page.ts';
import { LoyaltyNotice, Membership } from '#app/features/loyalty/membership.tsx';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { Route } from './+types/account-points.route';

/** The customer's points: the balance, the next to expire, the rewards, and the bookings. */
export const loader = createLoyaltyLoader('accountPoints', 'POINTS');
export const action = createLoyaltyAction('accountPoints', 'POINTS');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountPointsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, program, redemptionId } = loaderData;
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  const to = screenLink(shop, 'accountPoints');
  const worth = money({ minor: program.minorPerPoint, currency: shop.currency });
  return (
    <AccountFrame customer={customer} section="accountPoints" title={t('account.section.accountPoints')}>
      <LoyaltyNotice state={actionData} />
      {program.points && <Balance points={program.points} />}
      <p className="mt-4 max-w-text text-sm text-muted">{t('account.points.text', { amount: worth })}</p>
      <Rewards program={program} redemptionId={redemptionId} to={to} />
      {program.points && program.points.entries.length > 0 && <Entries points={program.points} />}
      <Membership program={program} to={to} />
    </AccountFrame>
  );
}

type Points = NonNullable<ProgramData['points']>;

function Balance({ points }: { points: Points }) {
  const t = useText();
  const { locale } = useShop();
  return (
    <div className="rounded bg-sunken p-5">
      <p className="text-3xl font-semibold tabular-nums">
        {t('account.points.count', { count: points.usable })}
      </p>
      {points.expiringOn && (
        <p className="mt-1 text-sm text-muted">
          {t('account.points.expiring', {
            count: points.expiringPoints ?? 0,
            date: formatDate(points.expiringOn, locale, 'UTC'),
          })}
        </p>
      )}
    </div>
  );
}

function Rewards({ program, redemptionId, to }: { program: ProgramData; redemptionId: string; to: string }) {
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  const sending = useNavigation().formData?.get('campaign');
  const usable = program.points?.usable ?? 0;
  return (
    <section aria-labelledby="rewards" className="mt-8">
      <h2 id="rewards" className="mb-3 text-lg font-semibold">
        {t('account.points.rewards')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {program.rewards.map(({ campaign, points, discountMinor }) => (
          <li key={campaign} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <p>
              {discountMinor !== null && (
                <span className="font-semibold">
                  {t('account.points.reward', {
                    amount: money({ minor: discountMinor, currency: shop.currency }),
                  })}
                </span>
              )}{' '}
              <span className="text-muted">{t('account.points.count', { count: points })}</span>
            </p>
            {usable >= points ? (
              <Form method="post" action={to}>
                <input type="hidden" name="intent" value="redeem" />
                <input type="hidden" name="campaign" value={campaign} />
                <input type="hidden" name="redemptionId" value={redemptionId} />
                <Button type="submit" size="m" busy={sending === campaign}>
                  {t('account.points.redeem')}
                </Button>
              </Form>
            ) : (
              <p className="text-sm text-muted">{t('account.points.missing', { count: points - usable })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entries({ points }: { points: Points }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  return (
    <section aria-labelledby="points-entries" className="mt-8">
      <h2 id="points-entries" className="mb-3 text-lg font-semibold">
        {t('account.points.entries')}
      </h2>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {points.entries.map((entry) => (
          <li key={entry.id} className="pair gap-x-4 py-3">
            <span>
              {t(`account.points.entry.${entry.kind}`)}
              <span className="block text-muted">
                {formatDate(new Date(entry.bookedAt), locale, timeZone)}
              </span>
            </span>
            <span className="font-semibold tabular-nums">
              {entry.points > 0 ? `+${entry.points}` : `−${-entry.points}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
