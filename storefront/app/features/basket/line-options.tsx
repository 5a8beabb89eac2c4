import { useText } from '#app/texts/texts.tsx';
import type { TextKey } from '#texts/keys.ts';

const labels: Readonly<Record<string, TextKey>> = {
  colour: 'basket.option.colour',
  size: 'basket.option.size',
  storage: 'basket.option.storage',
  condition: 'basket.option.condition',
  pattern: 'basket.option.pattern',
  material: 'basket.option.material',
  age: 'basket.option.age',
  gender: 'basket.option.gender',
  number: 'basket.option.number',
};

/** The options that distinguish the chosen variant: "Farbe: Navy, Größe: 38". */
export function LineOptions({ options }: { options: readonly { key: string; value: string }[] }) {
  const t = useText();
  if (options.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {options
        .map(({ key, value }) => t('ui.labelled', { label: t(labels[key] ?? 'basket.option.other'), value }))
        .join(' · ')}
    </p>
  );
}
