/**
 * Replaces React Router's `instrumentation.js` in the browser's build (own-discovery.plugin.ts): the router has no
 * instrumentations there, and only those call these functions, except for the first, which reports a navigation.
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
