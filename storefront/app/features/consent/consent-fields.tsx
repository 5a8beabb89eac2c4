import { useText } from '#app/texts/texts.tsx';
import { Switch } from '#app/ui/form/switch.tsx';
import { CONSENT_CATEGORIES, NECESSARY } from '#forms/consent.ts';

/**
 * A switch for each category; the necessary one is always on.
 * @param granted the categories that are agreed to now
 */
export function ConsentFields({ granted }: { granted: ReadonlySet<string> }) {
  const t = useText();
  return (
    <div className="divide-y divide-line">
      {CONSENT_CATEGORIES.map((category) => (
        <Switch
          key={category}
          name={category}
          value="1"
          defaultChecked={category === NECESSARY || granted.has(category)}
          disabled={category === NECESSARY}
          label={<span className="font-semibold">{t('consent.category', { category })}</span>}
          hint={t('consent.about', { category })}
          className="py-3"
        />
      ))}
    </div>
  );
}
