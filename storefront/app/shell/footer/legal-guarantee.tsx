import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Popover } from '#app/ui/layer/popover.tsx';

/** The Union's explanation of the legal guarantee, by language (Regulation (EU) 2025/1960). */
const YOUR_EUROPE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_';

/** The notice of the legal guarantee, on every page and in the checkout too (Directive 2011/83/EU art. 22a). */
export function LegalGuarantee() {
  const t = useText();
  const label = t('shell.guarantee');
  return (
    <Popover
      label={label}
      side="top-start"
      className="max-w-80 space-y-2 p-4"
      trigger={(button) => (
        <button {...button} className="footer-link text-start">
          {label}
        </button>
      )}
    >
      <p className="font-semibold">{label}</p>
      <p>{t('shell.guarantee.text')}</p>
      <p>
        <GuaranteeSource />
      </p>
    </Popover>
  );
}

/** A link to the law's own words: of the Union, in Switzerland in the shop's terms. */
export function GuaranteeSource() {
  const t = useText();
  const shop = useShop();
  return shop.country === 'CH' ? (
    <Link to={screenLink(shop, 'terms')} className="link">
      {t('shell.guarantee.terms')}
    </Link>
  ) : (
    <a href={`${YOUR_EUROPE}${shop.language}.htm`} rel="noreferrer" className="link">
      {t('shell.guarantee.more')}
    </a>
  );
}
