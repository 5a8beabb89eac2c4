import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { COMPARE_FORM_ID } from './compare-form-id.ts';
import { useIsCompared } from './compare-store.ts';

/**
 * Chooses an article for comparison, or removes it. A button of the form in the page's frame: without scripts it
 * opens the comparison with this article, where others are added.
 * @param group the articles that it can be compared with
 */
export function CompareButton({ sku, name, group }: { sku: string; name: string; group: string }) {
  const t = useText();
  const chosen = useIsCompared(sku);
  return (
    <button
      type="submit"
      form={COMPARE_FORM_ID}
      name="sku"
      value={sku}
      data-group={group}
      aria-pressed={chosen}
      aria-label={t('compare.choose.of', { name })}
      className="compare"
    >
      <Icon name={chosen ? 'check' : 'compare'} size={16} />
      {t('compare.choose')}
    </button>
  );
}
