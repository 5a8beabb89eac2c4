import { createContext, useContext } from 'react';

/**
 * The nonce for inline scripts while a page is rendered on the server, which allows exactly the marked ones
 * (http/content-security-policy.ts) and takes the mark out of the page; undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

/** `<script nonce={useScriptMark()} …>`: an inline script without it does not run. */
export function useScriptMark(): string | undefined {
  return useContext(ScriptMark);
}
