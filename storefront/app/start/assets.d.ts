/** Files that Vite turns into modules. `vite/client` declares them too, but brings the DOM along, which the server lacks. */
declare module '*.css' {}

declare module '*?url' {
  const address: string;
  export default address;
}
