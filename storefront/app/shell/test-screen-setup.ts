import texts from 'virtual:texts';
import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';
import { storeMessages } from '#app/texts/message-store.ts';
import '#app/app.css';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Clears the browser's cookies, also those that no script sees. */
    forgetVisitor(): Promise<void>;
    /** Goes on as the visitor who has these cookies. */
    becomeVisitor(cookies: Readonly<Record<string, string>>): Promise<void>;
  }
}

const LOCALE = 'nl-NL';
/** Only what the shop remembers for comfort is agreed to, so that nothing asks. */
const CONSENT = 'groups=C0001:1,C0002:0,C0003:1,C0004:0,C0005:0,C0006:0';

// as the script in the head of every page does
document.documentElement.lang = LOCALE;
document.documentElement.dataset.locale = LOCALE;
document.documentElement.dataset.scripted = '';
storeMessages(LOCALE, texts[LOCALE] ?? {});

// a file's tests are those of one visitor, who is new
beforeAll(async () => {
  await commands.forgetVisitor();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop sets it (session/consent.ts)
  document.cookie = `consent=${encodeURIComponent(CONSENT)}; path=/`;
});
