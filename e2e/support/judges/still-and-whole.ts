/**
 * Styles under which a page can be judged: no colour is on its way to another, and what is out of sight is there as if
 * somebody had scrolled to it (storefront/app/start/start.css).
 */
export const STILL_AND_WHOLE = `
  *, ::before, ::after { transition: none !important }
  .later { content-visibility: visible !important }`;
