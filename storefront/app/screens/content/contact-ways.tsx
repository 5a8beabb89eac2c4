import type { ResultOf } from 'gql.tada';
import { contactLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { joinUnbroken } from '#app/texts/unbroken.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { ContentPlacesQuery } from './content.query.ts';

type Shop = ResultOf<typeof ContentPlacesQuery>['shop'];

/**
 * The ways to reach a person, in the same order on every page: form, telephone with its hours, mail (WCAG 2.2,
 * 3.2.6).
 */
export function ContactWays({
  shop: { company, officeHours },
  answerDays,
}: {
  shop: Shop;
  answerDays: number;
}) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="mt-3 rounded bg-sunken p-5">
      <p>{t('contact.form.text', { days: answerDays })}</p>
      <p className="mt-3">
        <ButtonLink to={contactLink(shop)} variant="secondary">
          {t('contact.form.title')}
        </ButtonLink>
      </p>
      <p className="mt-5 flex items-center gap-2">
        <Icon name="phone" size={16} />
        <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`} className="link whitespace-nowrap">
          {company.phone}
        </a>
      </p>
      <ul className="mt-1 ps-6 text-sm text-muted tabular-nums">
        {officeHours.map(({ firstDay, lastDay, opens, closes }) => (
          <li key={firstDay}>
            {joinUnbroken(
              t(firstDay === lastDay ? 'shell.footer.hours.day' : 'shell.footer.hours', {
                first: t('shell.day', { day: firstDay }),
                last: t('shell.day', { day: lastDay }),
                opens,
                closes,
              }),
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-center gap-2">
        <Icon name="mail" size={16} />
        <a href={`mailto:${company.email}`} className="link wrap-anywhere">
          {company.email}
        </a>
      </p>
    </div>
  );
}
