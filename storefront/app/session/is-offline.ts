/** Whether the browser reports that it is offline: a failure then says so. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
