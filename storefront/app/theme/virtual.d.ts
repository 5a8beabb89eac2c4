declare module 'virtual:themes' {
  /** By tenant: addresses of the style sheets that change roles of the theme, the retailer's before the tenant's own. */
  const themes: Readonly<Record<string, readonly string[]>>;
  export default themes;
}
