import { TAKEN_OVER } from './start-script.ts';

/**
 * Lets React's page change while the browser translates it. Translators (Chrome's, many extensions) take a text out of
 * the page and put a `<font>` element with other words in its place. React goes on with the text that is gone: a new
 * number is written where nobody sees it, and what is to be inserted before it or removed throws, which draws the whole
 * page anew and loses what was typed (https://github.com/facebook/react/issues/11538). React leaves this to the page.
 *
 * So it is recorded which element stands for which text. As soon as React changes, moves or removes the text, the text
 * comes back in place of that element; the translator then finds new words and translates them as it did the others.
 */

declare global {
  interface Window {
    /** what has changed in the page before the scripts ran (start-script.ts) */
    earlyChanges?: MutationRecord[];
  }
}

/** The first map leads from a text that the translator has removed to the node that replaces it, the second back. */
const standIns = new WeakMap<Text, ChildNode>();
const takenTexts = new WeakMap<Node, Text>();

let observer: MutationObserver | undefined;

/**
 * Starts before React hydrates the page. What has been translated before that is put back at once, since React expects
 * the words that the server has written.
 */
export function followTranslations(): void {
  if (observer) return;
  observer = new MutationObserver(readChanges);
  observer.observe(document, { childList: true, subtree: true });
  readChanges(window.earlyChanges ?? []);
  delete window.earlyChanges;
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    added: New,
    before: Node | null,
  ): New {
    return insertBefore.call(this, added, before && returnText(before, this) ? before : null) as New;
  };
  Node.prototype.removeChild = function <Old extends Node>(this: Node, removed: Old): Old {
    return returnText(removed, this) ? (removeChild.call(this, removed) as Old) : removed;
  };
}

/** @returns false if the node is a text without a place: somebody has removed it, and nothing stands for it */
function returnText(node: Node, parent: Node): boolean {
  if (node.parentNode === parent || !(node instanceof Text)) return true;
  readChanges(observer?.takeRecords() ?? []);
  putBack(node);
  return node.parentNode === parent;
}

function readChanges(records: readonly MutationRecord[]): void {
  for (const record of records) {
    if (record.type === 'characterData') putBack(record.target as Text);
    else readReplacement(record);
  }
}

function readReplacement({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (node instanceof Text) forgetStandIn(node);
  for (const node of removedNodes) {
    const text = takenTexts.get(node) ?? node;
    if (!(text instanceof Text)) continue;
    // replaced in one step, or removed after its translation was inserted beside it
    const standIn = [addedNodes[0], previousSibling, nextSibling].find((one) => canStandFor(text, one));
    if (standIn) recordStandIn(text, standIn as ChildNode);
  }
}

function canStandFor(text: Text, node: Node | null | undefined): boolean {
  return node instanceof HTMLElement && node.localName === 'font' && !takenTexts.has(node) && !isShown(text);
}

function isShown(text: Text): boolean {
  // some extensions leave the text inside of the element that they put around it
  return text.isConnected && text.parentElement?.closest('font') === null;
}

function recordStandIn(text: Text, standIn: ChildNode): void {
  const earlier = standIns.get(text);
  if (earlier) forget(text, earlier);
  standIns.set(text, standIn);
  takenTexts.set(standIn, text);
  observer?.observe(text, { characterData: true });
  const isHydrated = performance.getEntriesByName(TAKEN_OVER).length > 0;
  if (!isHydrated) putBack(text);
}

function putBack(text: Text): void {
  const standIn = standIns.get(text);
  if (!standIn) return;
  forget(text, standIn);
  standIn.replaceWith(text);
}

/** React has inserted a text again, elsewhere perhaps: its translation goes. */
function forgetStandIn(text: Text): void {
  const standIn = standIns.get(text);
  if (!standIn || standIn.contains(text)) return;
  forget(text, standIn);
  standIn.remove();
}

function forget(text: Text, standIn: ChildNode): void {
  standIns.delete(text);
  takenTexts.delete(standIn);
}
