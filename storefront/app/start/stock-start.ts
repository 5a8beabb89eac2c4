import { useContext } from 'react';
import { PageStartContext } from './page-start.ts';
import { START_ID } from './start-script.ts';

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
