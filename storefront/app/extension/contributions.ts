import storefronts from 'virtual:storefronts';
import { type ComponentType, createElement } from 'react';
import type { LoadComponent } from './storefront.ts';

/** A component that an extension adds to one slot. */
export type Contribution = {
  readonly extension: string;
  readonly slot: string;
  readonly load: LoadComponent<object>;
  /** loaded before the first page by the server, with the first page that shows it by a browser */
  Component?: ComponentType<object>;
};

/** The contributions of each slot in the order of shop.config.ts. */
export const CONTRIBUTIONS: ReadonlyMap<string, readonly Contribution[]> = Map.groupBy(
  storefronts.flatMap(([extension, { slots = {} }]) =>
    // its type has tied the props of each component to its slot
    Object.entries(slots as Record<string, LoadComponent<object>>).map(
      ([slot, load]): Contribution => ({ extension, slot, load }),
    ),
  ),
  ({ slot }) => slot,
);

/**
 * Loads the components of all extensions, so that the server renders them without waiting.
 * @param isSlot whether a page has a slot of this name
 * @throws Error that names the extension whose slot is not there, or whose code cannot be loaded
 */
export async function loadContributions(isSlot: (name: string) => boolean): Promise<void> {
  for (const contribution of [...CONTRIBUTIONS.values()].flat()) {
    const { extension, slot, load } = contribution;
    if (!isSlot(slot))
      throw new Error(
        `the extension ${extension} adds to the slot ${slot}, which is not there (docs/extending.md)`,
      );
    const { default: Loaded } = await load();
    if (typeof Loaded !== 'function')
      throw new Error(
        `the extension ${extension}: the file of ${slot} has no component as its default export`,
      );
    contribution.Component = nameComponent(`extension:${extension}:${slot}`, Loaded);
  }
}

/** Names the component, so that React's stack of components tells whose part has failed. */
function nameComponent(displayName: string, Loaded: ComponentType<object>): ComponentType<object> {
  return Object.assign((props: object) => createElement(Loaded, props), { displayName });
}

/** @returns the extension and the slot of the innermost contribution in React's stack of components; null if in none */
export function findContribution(componentStack: string): { extension: string; slot: string } | null {
  const [, extension, slot] = /\bextension:([\w-]+):([\w.-]+)/.exec(componentStack) ?? [];
  return extension && slot ? { extension, slot } : null;
}
