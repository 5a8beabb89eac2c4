import { Link } from 'react-router';
import { homeLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';

/** The shop's mark and name; leads home. */
export function Logo() {
  const shop = useShop();
  const t = useText();
  return (
    <Link
      to={homeLink(shop)}
      prefetch="intent"
      aria-label={t('shell.home', { company: shop.companyName })}
      className="inline-flex min-h-control-l items-center gap-2 rounded"
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M7.5 9.5h17M16 9.5v10.2a3.4 3.4 0 0 0 5.6 2.6"
          fill="none"
          stroke="white"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
      </svg>
      <span className="text-[1.25rem] leading-none sm:text-[1.5rem] font-extrabold tracking-[-0.045em]">
        {shop.companyName}
      </span>
    </Link>
  );
}
