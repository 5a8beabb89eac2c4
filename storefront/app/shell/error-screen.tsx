import { useEffect } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { categoryLink, homeLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { isOffline } from '#app/session/is-offline.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classifyFault } from './fault.ts';
import { SearchForm } from './header/search-form.tsx';
import type { Shell } from './shell.query.ts';

/** Replaces a page that could not be shown: what happened, and links to continue. The answer's status stays. */
export function ErrorScreen({ error, shell }: { error: unknown; shell: Shell | null }) {
  const shop = useShop();
  const t = useText();
  const fault = classifyFault(error, typeof navigator === 'undefined' || navigator.onLine !== false);
  useEffect(reloadWithConnection, []);
  return (
    <div className="wrap py-12 md:py-20">
      <title>{`${t(fault.title)} | ${shop.companyName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-text">
        {isRouteErrorResponse(error) && (
          <p className="mb-2 text-sm font-semibold text-accent">{error.status}</p>
        )}
        <h1 className="text-3xl">{t(fault.title)}</h1>
        <p className="mt-4 text-lg text-muted">{t(fault.text)}</p>
        <div className="mt-8 max-w-narrow">
          <SearchForm id="search-again" />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {fault.retry && (
            <Button type="button" className="scripted" onClick={() => location.reload()}>
              {t('shell.error.retry')}
            </Button>
          )}
          <ButtonLink to={homeLink(shop)} variant={fault.retry ? 'secondary' : 'primary'}>
            {t('shell.error.home')}
          </ButtonLink>
          <ButtonLink to={screenLink(shop, 'serviceHome')} variant="secondary">
            {t('shell.footer.help')}
          </ButtonLink>
        </div>
      </div>
      {shell && (
        <section className="mt-14" aria-labelledby="error-categories">
          <h2 id="error-categories" className="text-lg">
            {t('shell.error.categories')}
          </h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {shell.navigation.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={categoryLink(shop, path)} prefetch="intent" className="chip">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isRouteErrorResponse(error) && error.status === 404 && <Slot name="not-found.foot" />}
    </div>
  );
}

/** A page that could not be shown offline is requested again once there is a connection. */
function reloadWithConnection(): (() => void) | undefined {
  if (!isOffline()) return undefined;
  const reload = () => location.reload();
  addEventListener('online', reload);
  return () => removeEventListener('online', reload);
}
