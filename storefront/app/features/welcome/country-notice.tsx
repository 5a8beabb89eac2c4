import { useEffect, useState } from 'react';
import { type AlternativeShop, useShop } from '#app/page/shop.tsx';
import { fetchJson } from '#app/session/client/fetcher.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from './notice.tsx';
import { rememberAnswer, wasAnswered } from './remember.ts';
import { findShopsOfCountry } from './shop-of-country.ts';

const ANSWERED = 'country-notice';

/**
 * Welcomes a visitor from another country and names the shop that delivers there. It never redirects: the visitor
 * chooses, and is not asked again.
 */
export default function CountryNotice({ shops }: { shops: readonly AlternativeShop[] }) {
  const t = useText();
  const here = useShop();
  const country = useCountry();
  const [open, setOpen] = useState(true);
  const found = country === null ? null : findShopsOfCountry(country, shops, here);
  if (!open || country === null || !found) return null;
  const close = () => {
    setOpen(false);
    rememberAnswer(ANSWERED);
  };
  const formatCountry = (one: string) => t('shell.country', { country: one });
  return (
    <Notice title={t('shell.welcome.title', { company: here.companyName })} onClose={close}>
      <p className="mt-2 text-sm">
        {t(found.own ? 'shell.welcome.text' : 'shell.welcome.none', {
          country: formatCountry(country),
          here: formatCountry(here.country),
        })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {found.named.map((shop) => (
          <a
            key={shop.country}
            href={shop.href}
            hrefLang={shop.language}
            onClick={() => rememberAnswer(ANSWERED)}
            className={`button button-l ${found.own ? 'button-primary' : 'button-secondary'}`}
          >
            {t('shell.welcome.go', { country: formatCountry(shop.country) })}
          </a>
        ))}
        <Button type="button" variant="secondary" onClick={close}>
          {t('shell.welcome.stay')}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * The country that the visitor seems to be in; null until that is known, and where the visitor has answered before.
 */
function useCountry(): string | null {
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => {
    if (wasAnswered(ANSWERED)) return;
    fetchJson<{ country: string | null }>('/api/country')
      .then((answer) => setCountry(answer.country))
      .catch(() => undefined);
  }, []);
  return country;
}
