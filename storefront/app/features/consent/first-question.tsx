import { useLocation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useStore } from '#app/ui/store.ts';
import { CONSENT_LAYER_AT_FIRST, consentLayer } from './consent-layer-state.ts';
import { ANSWERS_LOOK, ConsentQuestion } from './consent-question.tsx';

/**
 * The layer's question in the server's HTML of a personal page: it appears with the page's first text and can be
 * answered without scripts, until the layer replaces it. Pages that are the same for all cannot have it.
 */
export function FirstQuestion() {
  const shop = useShop();
  const t = useText();
  const { pathname } = useLocation();
  const isTakenOver = useStore(consentLayer, CONSENT_LAYER_AT_FIRST, ({ isHere }) => isHere);
  if (isTakenOver || shop.consentTool) return null;
  return (
    <ConsentQuestion>
      {/* the call stores the answer with its proof and comes back here */}
      <form method="post" action="/api/consent" className={ANSWERS_LOOK}>
        <input type="hidden" name="back" value={pathname} />
        <ButtonLink to={screenLink(shop, 'cookieSettings')} variant="secondary" size="m">
          {t('consent.settings')}
        </ButtonLink>
        <Button variant="secondary" size="m" name="choice" value="none">
          {t('consent.refuse')}
        </Button>
        <Button variant="secondary" size="m" name="choice" value="all">
          {t('consent.accept')}
        </Button>
      </form>
    </ConsentQuestion>
  );
}
