import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** In place of what a mailed link led to. @param again where a new one is asked for */
export function InvalidLink({ again }: { again: string }) {
  const t = useText();
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{t('account.link.invalid.title')}</h1>
      <p className="mb-6">{t('account.link.invalid.text')}</p>
      <ButtonLink to={again}>{t('account.link.invalid.action')}</ButtonLink>
    </>
  );
}
