import { createContext, useContext } from 'react';
import { START_ID } from './start-script.ts';

/**
 * How a page that is being rendered on the server is to start in the browser.
 * `mark`: nonce of the application's own inline scripts, which alone may run (storefront/server/content-security-policy.ts);
 * the server takes it out of the page. `stock`: React Router's own scripts start it.
 */
export type PageStart = { readonly mark: string; readonly stock: boolean };

export const PageStartContext = createContext<PageStart | null>(null);

/** `<script nonce={useScriptMark()} …>`: an inline script without it does not run. undefined in the browser. */
export function useScriptMark(): string | undefined {
  return useContext(PageStartContext)?.mark;
}

let stockInBrowser: boolean | undefined;

/** Whether React Router's own `<Scripts>` belong into the page. The browser sees it by what the server has left out. */
export function useStockStart(): boolean {
  const start = useContext(PageStartContext);
  if (start) return start.stock;
  stockInBrowser ??= globalThis.document?.getElementById(START_ID) === null;
  return stockInBrowser;
}
