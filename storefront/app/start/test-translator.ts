/**
 * Translates the page as Chrome does, except that the words stay the same: every text gives its place to two nested
 * `<font>` elements. It refers to nothing outside of itself, so that a journey can hand it to its browser.
 * @param way 'replaced' in one step, or 'inserted' beside the text before that is removed
 */
export function translatePage(way: 'replaced' | 'inserted' = 'replaced'): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('script, style, textarea, select, font')) continue;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.data;
    if (way === 'replaced') text.replaceWith(font);
    else {
      text.before(font);
      text.remove();
    }
  }
  document.documentElement.lang = 'en';
}

/** Translates the page now, and what changes in it soon after, as a browser goes on to do. @returns ends it */
export function keepTranslating(): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  const translateSoon = () => {
    due ??= setTimeout(() => {
      due = undefined;
      translatePage();
    }, 20);
  };
  const observer = new MutationObserver(translateSoon);
  const { lang } = document.documentElement;
  translatePage();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    clearTimeout(due);
    document.documentElement.lang = lang;
  };
}
