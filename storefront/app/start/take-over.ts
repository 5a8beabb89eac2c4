import { START_ID, type StartData } from './start-script.ts';

/**
 * Passes the page's data to React Router before it hydrates. A page that React Router's own scripts have started has
 * no such data, and needs none.
 */
export function handOverPageData(): void {
  const start = document.getElementById(START_ID)?.textContent;
  if (!start) return;
  const { context, data } = JSON.parse(start) as StartData;
  Object.assign(window, { __reactRouterContext: { ...context, stream: new Response(data).body } });
}

/** A transition that the next navigation overtakes is skipped, and the router handles its promise nowhere. */
export function ignoreOvertakenTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) {
      event.preventDefault();
    }
  });
}
