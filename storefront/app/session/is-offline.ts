/** Whether the browser reports that it is offline: a failure message then mentions it. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
