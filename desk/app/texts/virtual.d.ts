declare module 'virtual:desk-texts/*' {
  const messages: import('#texts/message.ts').Messages;
  export default messages;
}
