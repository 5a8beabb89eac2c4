import { useText } from '#app/texts/texts.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';

/** The calculator cannot be reached for technical reasons; refreshing is a link, so it works without scripts. */
export function CalculatorFailed({ address, onRetry }: { address: string; onRetry?: () => void }) {
  const t = useText();
  return (
    <ErrorState title={t('credit.calculator.failed.title')} {...(onRetry ? { onRetry } : {})}>
      <p>{t('credit.calculator.failed.text')}</p>
      {!onRetry && (
        <p className="mt-3">
          <a href={address} className="link touch">
            {t('credit.calculator.refresh')}
          </a>
        </p>
      )}
    </ErrorState>
  );
}
