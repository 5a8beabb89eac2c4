import { Icon } from '#app/ui/media/icon.tsx';
import { type Coming, useComingText } from './coming-text.ts';

/** The day on which an order arrives or is fitted; empty when none is known. */
export function Arrival({ order }: { order: Coming }) {
  const coming = useComingText()(order);
  if (!coming) return null;
  return (
    <p className="mt-4 flex items-center gap-3 font-medium">
      <Icon name="truck" size={24} />
      <span>{coming}</span>
    </p>
  );
}
