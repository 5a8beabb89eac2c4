declare module 'virtual:texts' {
  const messages: Readonly<Record<string, import('#texts/message.ts').Messages>>;
  export default messages;
}

declare module 'virtual:texts-addresses' {
  /** Addresses of the browser's text modules by locale: what the first page needs, and what comes late. */
  const addresses: Readonly<Record<string, { readonly first: string; readonly late: string }>>;
  export default addresses;
}
