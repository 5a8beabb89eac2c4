import { ConsentFields } from '#app/features/consent/consent-fields.tsx';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/cookie-settings.route';
import { ConsentQuery } from './cookie-settings.query.ts';

/**
 * The categories that the visitor has agreed to, and a form to change them: the second layer's page for browsers
 * without scripts.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'cookieSettings');
  const { consent } = await page.query(ConsentQuery, {});
  const isSaved = page.url.searchParams.has('saved');
  return { consent, isSaved, path: page.url.pathname, head: buildHead(page, 'consent.title') };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CookieSettingsScreen({ loaderData }: Route.ComponentProps) {
  const { consent, isSaved, path } = loaderData;
  const t = useText();
  return (
    <div className="wrap max-w-3xl py-8">
      <h1 className="mb-4 text-2xl font-semibold">{t('consent.title')}</h1>
      {isSaved && (
        <div className="mb-6">
          <Alert kind="success">{t('consent.saved')}</Alert>
        </div>
      )}
      <p className="mb-4">{t('consent.text')}</p>
      {/* the call stores the answer with its proof and comes back here */}
      <form method="post" action="/api/consent">
        <input type="hidden" name="back" value={path} />
        <ConsentFields granted={new Set(consent.granted)} />
        <div className="mt-6 flex flex-wrap gap-2">
          <Button variant="secondary" name="choice" value="none">
            {t('consent.refuse')}
          </Button>
          <Button variant="secondary" name="choice" value="all">
            {t('consent.accept')}
          </Button>
          <Button variant="secondary" name="choice" value="chosen">
            {t('consent.save')}
          </Button>
        </div>
      </form>
    </div>
  );
}
