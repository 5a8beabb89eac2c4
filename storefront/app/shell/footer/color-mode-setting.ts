/** Light, dark, or the system's mode. Stored in this browser only. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorModeName = (typeof COLOR_MODES)[number];

const STORAGE_KEY = 'color-mode';

/**
 * Runs in the head before anything is painted: records that scripts run, that the page is shown from its top
 * (start/shown-from-top.ts) and whether the device has Apple Pay, and applies the stored mode. It is the page's
 * only inline script besides the router's; its hash is in the content security policy.
 */
export const COLOR_MODE_SCRIPT = `(d=>{d.scripted='';if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')d.fresh='';try{if(ApplePaySession.canMakePayments())d.applePay=''}catch{}try{const m=localStorage.getItem('${STORAGE_KEY}');if(m==='light'||m==='dark')d.mode=m}catch{}})(document.documentElement.dataset)`;

let kept: Record<string, string | undefined> = {};

/**
 * The document is made anew where a fault replaces the whole page: it keeps what that script and `setColorMode` have
 * written on it. @returns a function that is called before it goes
 */
export function keepDocumentMarks(): () => void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, kept);
  return () => {
    kept = { ...dataset };
  };
}

export function readColorMode(): ColorModeName {
  const mode = document.documentElement.dataset.mode;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

/** Applies and stores the mode; without storage (private windows) it applies to this page only. */
export function setColorMode(mode: ColorModeName): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
  try {
    if (mode === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // storage is full or forbidden: the choice is not remembered
  }
}
