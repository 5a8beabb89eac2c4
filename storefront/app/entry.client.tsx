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

// A transition that the next navigation overtakes is skipped, and the router leaves its promise to nobody.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) {
    event.preventDefault();
  }
});
await loadTexts(document.documentElement.lang);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
