import { useNavigation } from 'react-router';
import { useText } from '#app/texts/texts.tsx';

/** Shows that the next page is loading, when that takes longer than a moment. */
export function ProgressBar() {
  const t = useText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={t('shell.page.loading')} className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="page-progress h-full bg-accent" />
    </div>
  );
}
