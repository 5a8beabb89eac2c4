import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { homeLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/media/icon.tsx';
import type { NewsletterChangeType } from '#forms/newsletter.ts';
import type { Values } from '#texts/message.ts';
import type { ListName } from './unsubscribe.action.ts';

/** The possible outcomes of a sign-up or an unsubscription. */
type Kind =
  | 'sent'
  | 'confirmed'
  | 'known'
  | 'known.paused'
  | 'expired'
  | 'leave.sent'
  | 'unknown'
  | `done.${NewsletterChangeType}`
  | 'done.frequency.paused'
  | `list.${ListName | 'unknown' | 'failed'}`;

function getIcon(kind: Kind): IconName {
  switch (kind) {
    case 'sent':
    case 'leave.sent':
      return 'mail';
    case 'expired':
    case 'list.failed':
      return 'warning';
    case 'known':
    case 'known.paused':
    case 'unknown':
    case 'list.unknown':
      return 'info';
    default:
      return 'check';
  }
}

/**
 * Shows the outcome, and where to continue: the children, else the shop. It gets the focus, because it replaced the
 * pressed button.
 */
export function Outcome({ kind, values, children }: { kind: Kind; values?: Values; children?: ReactNode }) {
  const t = useText();
  const shop = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <span className="mb-5 grid size-14 place-content-center rounded-full bg-sunken">
        <Icon name={getIcon(kind)} size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t(`newsletter.${kind}.title`)}
      </h1>
      <p className="mt-3 text-lg text-muted">{t(`newsletter.${kind}.text`, values)}</p>
      {children ?? (
        <div className="mt-6">
          <ButtonLink to={homeLink(shop)} variant="secondary">
            {t('newsletter.shop')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The link to unsubscribe, beside the form to subscribe. */
export function UnsubscribeHint() {
  const t = useText();
  return (
    <p className="mt-8 border-t border-line pt-4 text-sm">
      <Link to={screenLink(useShop(), 'newsletterUnsubscribe')} className="link">
        {t('newsletter.toUnsubscribe')}
      </Link>
    </p>
  );
}
