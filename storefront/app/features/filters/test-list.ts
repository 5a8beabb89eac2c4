/** For tests: a list whose words were not read as filters. */
export const NOTHING_UNDERSTOOD = {
  filters: [],
  category: null,
  correctedTo: null,
  ignored: [],
  onlyMentioned: [],
  complete: null,
};
