/**
 * The types of `@whatwg-node/fetch` for the server's compilation (`paths` of tsconfig.server.json): those of Node, as
 * the package's own bring the browser's library, and with it `document` for every file of the server.
 */
export const fetch: typeof globalThis.fetch;
export const Request: typeof globalThis.Request;
export const Response: typeof globalThis.Response;
export type FormDataLimits = object;
export function createFetch(options?: object): typeof globalThis;
