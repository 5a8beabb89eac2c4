/** Browser and system as shown in a list of devices; null if unknown, or not one that people know by name. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

/** Order matters: most browsers also name others that they are compatible with. */
const BROWSERS = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['ipad', /\biPad\b/],
  ['iphone', /\biPhone\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
] as const;

/** @param userAgent the header as sent; only its first 500 characters are read */
export function parseDeviceName(userAgent: string | null): DeviceName {
  const told = userAgent?.slice(0, 500) ?? '';
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(told))?.[0] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
