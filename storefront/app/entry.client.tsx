import addresses from 'virtual:texts-addresses';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handOverPageData, ignoreOvertakenTransitions } from '#app/start/take-over.ts';
import { followTranslations } from '#app/start/translated-texts.ts';
import { storeMessages } from '#app/texts/message-store.ts';
import { readPageLocale } from '#app/texts/page-locale.ts';
import type { Messages } from '#texts/message.ts';

/** The start of the page has loaded this module before, so the import costs nothing. */
async function loadTexts(locale: string): Promise<void> {
  const address = addresses[locale]?.first;
  if (!address) return;
  const module: { default: Messages } = await import(/* @vite-ignore */ address);
  storeMessages(locale, module.default);
}

ignoreOvertakenTransitions();
await loadTexts(readPageLocale());
handOverPageData();
followTranslations();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
