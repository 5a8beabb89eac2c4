import { createContext, useContext } from 'react';

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
