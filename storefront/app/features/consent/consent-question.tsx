import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';

/** The question about optional cookies, below the page and never over all of it. @param children its answers */
export function ConsentQuestion({ children }: { children: ReactNode }) {
  const shop = useShop();
  const t = useText();
  return (
    <section
      aria-label={t('consent.title')}
      className="consent-question screen-only fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-raised shadow-dialog"
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <p className="min-w-64 flex-1 text-sm">
          {t('consent.text')}{' '}
          <Link to={screenLink(shop, 'privacy')} className="link">
            {t('shell.footer.privacy')}
          </Link>
        </p>
        {children}
      </div>
    </section>
  );
}

/** Layout of the answers: beside each other, on a phone of equal width. */
export const ANSWERS_LOOK =
  'grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 md:flex md:w-auto';
