import { SCREENS } from '#tenants/paths.ts';

/** A piece of a paragraph: its text, its link, and whether it is strong. */
export type TextSpan = { readonly text: string; readonly to: string | null; readonly strong: boolean };

/**
 * Allowed targets of a link: a screen of the shop by its name, a path of the shop, an absolute address, mail,
 * telephone.
 */
const TARGET =
  /^(screen:[a-zA-Z]{1,40}|\/(?!\/)[A-Za-z0-9/?=&._-]{0,300}|https:\/\/[^\s"<>]{1,500}|mailto:[^\s"<>]{1,254}|tel:[+\d]{4,20})$/;
const SCREEN = /^screen:(.*)$/;
const screens: ReadonlySet<string> = new Set(SCREENS);
/** `[words](target)` or `**words**`, without nesting. */
const MARKS = /\[([^\][\n]{1,200})\]\(([^()\s]{1,520})\)|\*\*([^*\n]{1,300})\*\*/g;

/**
 * Reads a paragraph as an editor writes it: plain text, `[words](target)` for links, `**words**` for strong ones.
 * @throws RangeError naming a target that is not allowed, or a screen that no tenant has
 */
export function readRichText(source: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let from = 0;
  for (const mark of source.matchAll(MARKS)) {
    const [whole, label, target, strong] = mark;
    if (mark.index > from) spans.push(createPlainSpan(source.slice(from, mark.index)));
    if (strong !== undefined) spans.push({ text: strong, to: null, strong: true });
    else if (label !== undefined && target !== undefined) {
      if (!TARGET.test(target) || !isWholeAddress(target))
        throw new RangeError(`a link cannot lead to ${target}`);
      if (!isKnownScreenLink(target)) throw new RangeError(`there is no ${target}`);
      spans.push({ text: label, to: target, strong: false });
    }
    from = mark.index + whole.length;
  }
  if (from < source.length) spans.push(createPlainSpan(source.slice(from)));
  return spans;
}

/** false if the target names a screen that does not exist */
export function isKnownScreenLink(target: string): boolean {
  const name = SCREEN.exec(target)?.[1];
  return name === undefined || screens.has(name);
}

/** false if the target begins like an absolute address that a browser cannot read, as https://[ does */
export function isWholeAddress(target: string): boolean {
  return !target.startsWith('https:') || URL.canParse(target);
}

function createPlainSpan(text: string): TextSpan {
  return { text, to: null, strong: false };
}

/** The text alone, for formats without links. */
export function extractPlainText(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join('');
}
