import { createContext, useContext } from 'react';
import type { ExtensionFacts } from '#app/page/shop.tsx';

/** The extension whose component is being rendered. */
export const ExtensionContext = createContext<ExtensionFacts | null>(null);

export function useExtension(): ExtensionFacts {
  const facts = useContext(ExtensionContext);
  if (!facts) throw new Error('this may only be used by a component of an extension');
  return facts;
}
