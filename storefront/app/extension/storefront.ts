import type { ComponentType } from 'react';
import type { SlotName, SlotProps } from './slot-props.ts';

/** Loads a component, the default export of a file of its own: `() => import('./gift-note.tsx')`. */
export type LoadComponent<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** An extension adds these to the pages: the default export of its `storefront.tsx`. */
export type Storefront = {
  /** components by the slot that shows them; each is a file of its own, at most 64 KB with what it alone imports */
  readonly slots?: { readonly [Name in SlotName]?: LoadComponent<SlotProps[Name]> };
};

/** Gives the components of an extension their types. A slot that is not there stops the start by name. */
export function defineStorefront(storefront: Storefront): Storefront {
  return storefront;
}
