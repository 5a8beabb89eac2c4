import type { ShopInfo } from '#app/page/shop.tsx';
import { CONSENT_ASKED, chooseConsent, readChosenConsent } from '#app/session/consent.ts';
import { readCookie } from '#app/session/cookies.ts';
import { parseActiveGroups } from '#forms/consent.ts';

declare global {
  interface Window {
    /** of OneTrust: the categories that are agreed to, `,C0001,C0003,` */
    OnetrustActiveGroups?: string;
    OptanonWrapper?: () => void;
    OneTrust?: { ToggleInfoDisplay(): void };
  }
}

let started = false;

/**
 * Loads the tenant's consent tool and takes over its result: its active groups become the shop's own choice, stored
 * for a year with its proof. The tool also reports groups before any choice, so only a change after its layer was
 * closed counts. Its script is part of asking and needs no consent itself.
 */
export function startConsentTool({ script, domainScript }: NonNullable<ShopInfo['consentTool']>): void {
  if (started) return;
  started = true;
  // the tool calls it when it is loaded and at each change, older versions only this
  window.OptanonWrapper = takeOver;
  addEventListener('OneTrustGroupsUpdated', takeOver);
  addEventListener(CONSENT_ASKED, askAgain);
  const element = Object.assign(document.createElement('script'), { src: script, async: true });
  element.dataset.domainScript = domainScript;
  document.head.append(element);
}

function takeOver(): void {
  if (readCookie('OptanonAlertBoxClosed') === null) return;
  const granted = parseActiveGroups(window.OnetrustActiveGroups ?? '');
  const before = readChosenConsent();
  const isSame = before !== null && before.size === granted.length && granted.every((one) => before.has(one));
  if (!isSame) void chooseConsent(granted);
}

/** Opens the tool's second layer from the footer's link; without the tool the link leads to the shop's own page. */
function askAgain(event: Event): void {
  if (!window.OneTrust) return;
  event.preventDefault();
  window.OneTrust.ToggleInfoDisplay();
}
