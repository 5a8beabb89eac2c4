import addresses from 'virtual:texts-addresses';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Messages } from '#texts/message.ts';
import { storeMessages } from './texts/message-store.ts';

/** The page preloads this module, so that the first render does not wait for it. */
async function loadTexts(locale: string): Promise<void> {
  const address = addresses[locale];
  if (!address) return;
  const module: { default: Messages } = await import(/* @vite-ignore */ address);
  storeMessages(locale, module.default);
}

await loadTexts(document.documentElement.lang);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
