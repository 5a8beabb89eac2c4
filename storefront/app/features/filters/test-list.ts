/** For tests: what a list says of words that nothing was read from. */
export const NOTHING_UNDERSTOOD = {
  filters: [],
  category: null,
  correctedTo: null,
  ignored: [],
  onlyMentioned: [],
  complete: null,
};
