declare module 'virtual:texts' {
  const messages: Readonly<Record<string, import('#texts/message.ts').Messages>>;
  export default messages;
}

declare module 'virtual:texts-addresses' {
  /** Address of the browser's text module by locale. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
