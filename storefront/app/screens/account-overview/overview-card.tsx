import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { AccountSection } from '#app/features/account/account-sections.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';

/** A part of the overview that leads to its section; nothing where the tenant has switched the section off. */
export function OverviewCard({
  title,
  section,
  children,
}: {
  title: string;
  section: AccountSection;
  children: ReactNode;
}) {
  const t = useText();
  const shop = useShop();
  const id = useId();
  if (shop.paths[section] === null) return null;
  return (
    <section aria-labelledby={id} className="rounded border border-line p-5">
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
      <p className="mt-4">
        <Link to={screenLink(shop, section)} className="link touch">
          {t(`account.section.${section}`)}
        </Link>
      </p>
    </section>
  );
}
