import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';

export type ShownPreview = {
  readonly creditMinor: number;
  readonly refundMinor: number;
  readonly keptMinor: number;
  readonly openBeforeMinor: number;
  readonly openAfterMinor: number;
  readonly dues: readonly { readonly dueOn: string; readonly amountMinor: number }[] | null;
};

/** Every sum of a change before it is made. */
export function ChangePreview({ preview, currency }: { preview: ShownPreview; currency: string }) {
  const t = useDeskText();
  const { formatMoney, formatDay } = useDeskFormats();
  const sums = [
    [t('preview.credit'), preview.creditMinor],
    [t('preview.refund'), preview.refundMinor],
    [t('preview.kept'), preview.keptMinor],
    [t('preview.openBefore'), preview.openBeforeMinor],
    [t('preview.openAfter'), preview.openAfterMinor],
  ] as const;
  return (
    <section className="desk-panel" aria-label={t('preview.title')}>
      <h3 className="mb-2 font-semibold">{t('preview.title')}</h3>
      <dl className="desk-facts">
        {sums.map(([label, minor]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular-nums">{formatMoney(minor, currency)}</dd>
          </div>
        ))}
      </dl>
      {preview.dues && preview.dues.length > 0 && (
        <p className="mt-2 text-muted">
          {t('preview.plan', {
            count: preview.dues.length,
            first: formatDay(preview.dues[0]?.dueOn ?? ''),
            amount: formatMoney(preview.dues[0]?.amountMinor ?? 0, currency),
          })}
        </p>
      )}
    </section>
  );
}
