import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { buildDescribedBy, FieldNotes } from '#app/ui/form/field-parts.tsx';

type Kind = 'home' | 'address' | 'pickup';

/**
 * The kinds of delivery, and below the chosen one its fields. Style sheets show them, so that they appear without
 * scripts too; hidden fields are sent along and ignored.
 */
export function DeliveryKinds({
  chosen,
  panels,
  error,
}: {
  chosen: Kind;
  /** a kind without an entry is not offered */
  panels: Readonly<Partial<Record<Kind, ReactNode>>>;
  error?: ReactNode;
}) {
  const t = useText();
  const kinds = (['home', 'address', 'pickup'] as const).filter((kind) => kind in panels);
  return (
    <fieldset aria-describedby={buildDescribedBy('kind', null, error)} className="min-w-0">
      <legend className="mb-3 text-lg font-semibold">{t('delivery.kind')}</legend>
      <div className="divide-y divide-line overflow-hidden rounded border border-line-strong">
        {kinds.map((kind) => (
          <div key={kind} className="delivery-kind bg-raised">
            <label className="flex items-start gap-3 px-3 py-3 hover:bg-hover has-checked:bg-sunken sm:px-4">
              <input
                type="radio"
                id={kind === 'home' ? 'kind' : `kind-${kind}`}
                name="kind"
                value={kind}
                defaultChecked={kind === chosen}
                required
                className="choice"
              />
              <span className="min-w-0 flex-1">
                <span className="font-medium">{t(`delivery.kind.${kind}`)}</span>
                {kind !== 'home' && (
                  <span className="block text-sm text-muted">{t(`delivery.kind.${kind}.hint`)}</span>
                )}
              </span>
            </label>
            {panels[kind] && <div className="delivery-panel space-y-4 p-3 sm:p-4">{panels[kind]}</div>}
          </div>
        ))}
      </div>
      <FieldNotes id="kind" error={error} />
    </fieldset>
  );
}
