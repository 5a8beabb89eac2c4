import { useText } from '#app/texts/texts.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { TextKey } from '#texts/keys.ts';

const TEXTS: Readonly<Record<string, TextKey>> = {
  REFURBISHED: 'catalogue.condition.refurbished',
  USED: 'catalogue.condition.used',
};

/** Shows that an article is used; empty for a new one. */
export function ConditionBadge({ condition }: { condition: string }) {
  const t = useText();
  const text = TEXTS[condition];
  return text ? <Badge kind="neutral">{t(text)}</Badge> : null;
}
