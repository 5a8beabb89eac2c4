import { useEffect } from 'react';
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  createPath,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import type { OwnManifest } from './own-routes.ts';

type Known = {
  readonly router: DataRouter;
  readonly manifest: OwnManifest;
  readonly routeModules: RouteModules;
  readonly ssr: boolean;
  readonly isSpaMode: boolean;
};

let asked: Promise<boolean> | null = null;

/**
 * Replaces React Router's `fog-of-war.js` in the browser's build (own-discovery.plugin.ts). A page contains its own
 * routes; all others of its tenant come in one file when it can be used, or when another address is opened before
 * that. A page with React Router's own start has them all, and loads nothing.
 */
export function getPatchRoutesOnNavigationFunction(
  getRouter: () => DataRouter,
  manifest: OwnManifest,
  routeModules: RouteModules,
  ssr: boolean,
  _discovery: unknown,
  isSpaMode: boolean,
): PatchRoutesOnNavigationFunction | undefined {
  if (manifest.rest === undefined) return undefined;
  return async ({ fetcherKey }) => {
    const router = getRouter();
    if (await learnRest({ router, manifest, routeModules, ssr, isSpaMode })) return;
    // the server has another build: its document leads there
    const { location, navigation } = router.state;
    window.location.href = createPath(
      fetcherKey === undefined ? (navigation.location ?? location) : location,
    );
    await new Promise(() => {});
  };
}

export function useFogOFWarDiscovery(
  router: DataRouter,
  manifest: OwnManifest,
  routeModules: RouteModules,
  ssr: boolean,
  _discovery: unknown,
  isSpaMode: boolean,
): void {
  useEffect(() => {
    // after a failure the first navigation loads it again
    learnRest({ router, manifest, routeModules, ssr, isSpaMode }).catch(() => {});
  }, [router, manifest, routeModules, ssr, isSpaMode]);
}

/** Only React Router's own start calls this (`<Scripts>`), and only when routes are found one by one. */
export function isFogOfWarEnabled(): boolean {
  return false;
}

export function getPartialManifest(manifest: OwnManifest): OwnManifest {
  return manifest;
}

/** @returns false if the server does not have this build's list @throws TypeError if there is no answer */
function learnRest(known: Known): Promise<boolean> {
  asked ??= addRest(known).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function addRest({ router, manifest, routeModules, ssr, isSpaMode }: Known): Promise<boolean> {
  if (manifest.rest === undefined) return true;
  const answer = await fetch(manifest.rest);
  if (!answer.ok) return false;
  const all = (await answer.json()) as OwnManifest['routes'];
  const own = manifest.routes;
  const others = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in own)));
  // including those of the page, which it has without their imports
  Object.assign(own, all);
  const parents = new Set(Object.values(others).map((route) => route?.parentId));
  for (const parent of parents)
    if (parent === undefined || !(parent in others))
      router.patchRoutes(
        parent ?? null,
        createClientRoutes(others, routeModules, null, ssr, isSpaMode, parent),
      );
  return true;
}
