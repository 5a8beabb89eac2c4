import { useText } from '#app/texts/texts.tsx';

/**
 * The warning in every advertisement of credit (Directive (EU) 2023/2225 art. 8(1); in Switzerland UWG art. 3 (1) n):
 * first, centred, as wide as the advertisement. In the shop's own letters: the authority's artwork is for lenders
 * with a licence.
 * @param beside credit is only mentioned beside goods: a band in place of a frame
 */
export function CreditWarning({ beside = false }: { beside?: boolean }) {
  const t = useText();
  return (
    <p
      className="credit-warning"
      data-beside={beside || undefined}
      role="note"
      aria-label={t('credit.warning.label')}
    >
      {t('credit.warning')}
    </p>
  );
}
