import addresses from 'virtual:texts-addresses';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { START_ID, type StartData } from '#app/start/start-script.ts';
import { storeMessages } from '#app/texts/message-store.ts';
import type { Messages } from '#texts/message.ts';

/** The page's start has loaded this module before. */
async function loadTexts(locale: string): Promise<void> {
  const address = addresses[locale]?.first;
  if (!address) return;
  const module: { default: Messages } = await import(/* @vite-ignore */ address);
  storeMessages(locale, module.default);
}

/** React Router takes over from here what the page holds; while developing its own scripts have done so before. */
function handOver(): void {
  const start = document.getElementById(START_ID)?.textContent;
  if (!start) return;
  const { context, data } = JSON.parse(start) as StartData;
  Object.assign(window, { __reactRouterContext: { ...context, stream: new Response(data).body } });
}

// A transition that the next navigation overtakes is skipped, and the router leaves its promise to nobody.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) {
    event.preventDefault();
  }
});
await loadTexts(document.documentElement.lang);
handOver();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
