import { Link } from 'react-router';
import { homeLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { MARK } from '#app/theme/brand.ts';

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
        <rect width={MARK.side} height={MARK.side} rx={MARK.radius} className="fill-accent" />
        <path
          d={shop.brand.mark}
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth={MARK.line}
          strokeLinecap="round"
        />
      </svg>
      <span className="text-[1.25rem] leading-none sm:text-[1.5rem] font-extrabold tracking-[-0.045em]">
        {shop.companyName}
      </span>
    </Link>
  );
}
