import { createContext, useContext } from 'react';
import { START_ID } from './start-script.ts';

/**
 * How a page that is being rendered on the server will start in the browser. `mark`: nonce of the application's own
 * inline scripts, the only ones that may run (http/content-security-policy.ts); the server removes it from the page.
 * `stock`: React Router's own scripts start it.
 */
export type PageStart = { readonly mark: string; readonly stock: boolean };

export const PageStartContext = createContext<PageStart | null>(null);

/** `<script nonce={useScriptMark()} …>`: an inline script without it does not run. undefined in the browser. */
export function useScriptMark(): string | undefined {
  return useContext(PageStartContext)?.mark;
}

let stockInBrowser: boolean | undefined;

/**
 * Whether the page contains React Router's own `<Scripts>`. The browser recognises it by what the server has left
 * out.
 */
export function useStockStart(): boolean {
  const start = useContext(PageStartContext);
  if (start) return start.stock;
  stockInBrowser ??= globalThis.document?.getElementById(START_ID) === null;
  return stockInBrowser;
}
