declare module 'virtual:slots' {
  /** Shows what extensions add to a slot; null in a shop without extensions. */
  const SlotContributions:
    | import('react').ComponentType<{
        name: import('./slot-props.ts').SlotName;
        props: object;
      }>
    | null;
  export default SlotContributions;
}

declare module 'virtual:storefronts' {
  /** The pages' part of each extension by its name, in the order of shop.config.ts (tools/vite/retailer.plugin.ts). */
  const storefronts: readonly (readonly [extension: string, import('./storefront.ts').Storefront])[];
  export default storefronts;
}
