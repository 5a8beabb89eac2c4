/**
 * Stands in the place of React Router's `instrumentation.js` in the browser's build (own-discovery.plugin.ts): the router
 * there has no instrumentations, which alone call these, but for the first, which tells one about a navigation.
 */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}
