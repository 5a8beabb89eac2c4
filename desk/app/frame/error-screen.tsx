import { isRouteErrorResponse, Link } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Refusal } from '#desk/app/request/screen-loader.ts';
import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';

/** The page that replaces a screen which was not found, is not allowed, or failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useDeskText();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refusal: Refusal | null = isRouteErrorResponse(error) ? error.data : null;
  const home = (
    <Link to="/" className="button button-secondary button-m">
      {t('error.home')}
    </Link>
  );
  if (status === 404)
    return (
      <EmptyState icon="search" title={t('error.notFound.title')} actions={home}>
        {t('error.notFound.text')}
      </EmptyState>
    );
  if (status === 403 && refusal?.missingRight)
    return (
      <EmptyState icon="lock" title={t('error.forbidden.title')} actions={home}>
        <p>
          {t('error.forbidden.right', { right: t(`right.${refusal.missingRight}` as DeskTextKey) })}{' '}
          {refusal.tenantName
            ? t('error.forbidden.tenant', { tenant: refusal.tenantName })
            : t('error.forbidden.everywhere')}
        </p>
        <p className="mt-2">{t('error.forbidden.ask')}</p>
      </EmptyState>
    );
  return (
    <EmptyState icon="warning" title={t('error.failed.title')} actions={home}>
      {t('error.failed.text')}
    </EmptyState>
  );
}
