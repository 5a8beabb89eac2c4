import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { COMPARE_FORM_ID } from './compare-form-id.ts';

/** The form of the page's compare buttons. Its own button is invisible (WCAG technique H32). */
export function CompareForm() {
  const t = useText();
  return (
    <form id={COMPARE_FORM_ID} method="get" action={screenLink(useShop(), 'compare')} hidden>
      <button type="submit">{t('compare.title')}</button>
    </form>
  );
}
