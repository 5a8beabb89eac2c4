/** Whether the browser knows that nothing can be reached: a failure then has its cause, and says so. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
