declare module 'virtual:texts' {
  const messages: Readonly<Record<string, import('#texts/message.ts').Messages>>;
  export default messages;
}

declare module 'virtual:texts-addresses' {
  /** Addresses of the browser's text modules by locale and part (texts/text-parts.ts). */
  const addresses: Readonly<Record<string, Readonly<Record<import('#texts/parts.ts').Part, string>>>>;
  export default addresses;
}
