import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** Shown when a mailed link is invalid. @param again address where a new one can be requested */
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
