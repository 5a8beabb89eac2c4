import { Form } from 'react-router';
import { CurrentChoices, findPauseEnd } from '#app/features/newsletter/current-choices.tsx';
import { homeLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { NewsletterChangeType } from '#forms/newsletter.ts';
import { formatIsoDay } from '#texts/format.ts';
import { Outcome } from './outcome.tsx';
import type { UnsubscribeState } from './unsubscribe.action.ts';

const CHANGES = ['unsubscribe', 'everything', 'creditOffers', 'pause', 'frequency', 'rejoin'] as const;

/** The page after each choice: the subscription's new state, and a button that undoes the choice. */
export function Done({ state }: { state: UnsubscribeState }) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  const change: NewsletterChangeType = CHANGES.find((one) => one === state.change) ?? 'unsubscribe';
  const left = state.choices?.brands.some(({ subscribed }) => !subscribed) ?? false;
  const paused = findPauseEnd(state.choices, formatIsoDay(new Date(), timeZone));
  const date = paused && formatDate(paused, locale, timeZone);
  return (
    <Outcome
      {...(change === 'frequency' && date
        ? { kind: 'done.frequency.paused', values: { date } }
        : { kind: `done.${change}` })}
    >
      {state.choices && (
        <div className="mt-6">
          <CurrentChoices choices={state.choices} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {left && (
          <Form method="post" action={screenLink(shop, 'newsletterUnsubscribe')}>
            <input type="hidden" name="token" value={state.token} />
            <input type="hidden" name="choice" value="rejoin" />
            <Button type="submit" variant="secondary">
              {t('newsletter.left.again')}
            </Button>
          </Form>
        )}
        <ButtonLink to={homeLink(shop)} variant="secondary">
          {t('newsletter.shop')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
