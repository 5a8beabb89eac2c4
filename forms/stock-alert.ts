/** Days after which the address of somebody who waits for an article is deleted, though it never came back. */
export const STOCK_ALERT_DAYS = 180;
