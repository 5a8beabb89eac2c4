export type ShownState = 'hover' | 'focus' | 'pressed';

const CONTROLS = ':is(a, button, input, select, textarea, summary, [tabindex])';
const STATES: readonly (readonly [RegExp, ShownState, string])[] = [
  [/:hover/g, 'hover', '*'],
  [/:active(?![-\w])/g, 'pressed', '*'],
  [/:focus-visible/g, 'focus', CONTROLS],
];

/**
 * Copies the page's styles with `:hover`, `:active` and `:focus-visible` replaced by "inside of [data-shows]", so
 * that those states can be seen beside each other.
 * @returns removes the copy again
 */
export function showStates(): () => void {
  const copy = new CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText);
  copy.replaceSync(texts.map(forceStates).join('\n'));
  document.adoptedStyleSheets.push(copy);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copy);
  };
}

function forceStates(css: string): string {
  return STATES.reduce(
    (text, [pattern, state, what]) => text.replace(pattern, `:is([data-shows="${state}"] ${what})`),
    css,
  );
}
