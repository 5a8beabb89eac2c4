import { useState } from 'react';
import { useLocation } from 'react-router';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Notice } from './notice.tsx';
import { detectPhoneSystem, type PhoneSystem, storeAddress } from './phone-system.ts';
import { rememberAnswer, wasAnswered } from './remember.ts';

const ANSWERED = 'app-banner';

/** Shows the tenant's app to visitors on a phone: this page opens in it by its own protocol, or the store does. */
export default function AppBanner({ app }: { app: NonNullable<ShopInfo['app']> }) {
  const t = useText();
  const { companyName } = useShop();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(() => !wasAnswered(ANSWERED));
  const [system] = useState<PhoneSystem | null>(() => detectPhoneSystem(navigator.userAgent));
  const store = system && storeAddress(system, app);
  if (!open || !store) return null;
  const close = () => {
    setOpen(false);
    rememberAnswer(ANSWERED);
  };
  return (
    <Notice title={t('shell.app.title', { company: companyName })} onClose={close}>
      <p className="mt-2 text-sm">{t('shell.app.text')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={`${app.protocol}:/${pathname}${search}`} className="button button-primary button-l">
          {t('shell.app.open')}
        </a>
        <a href={store} rel="noopener" className="button button-secondary button-l">
          {t('shell.app.get')}
        </a>
      </div>
    </Notice>
  );
}
