import { decodeHTMLStrict } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { isSimpleMarkup } from './simple-markup.rules.ts';

/** A description as plain text, and with its structure where it has one. */
export type Description = { readonly text: string; readonly html: string | null };

const TAGS =
  'a|abbr|article|b|big|blockquote|body|br|caption|center|dd|div|dl|dt|em|figure|font|footer|h[1-6]|head|header|hr|html|i|iframe|img|li|ol|p|pre|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul';
/** Block elements without a meaning of their own: they end a line. */
const PLAIN_BLOCK = /<\/?(?:article|center|div|figure|footer|header|hr|section)\b[^<>]*>/gi;
const MARKUP = new RegExp(`<(?:/?(?:${TAGS})(?=[\\s/>])|!--)`, 'i');
/** A closing tag or a break: a single opening tag is more likely to be mentioned in the text than to be markup. */
const ESCAPED_MARKUP = new RegExp(`&(?:amp;)*(?:lt|#60|#x3c);(?:/(?:${TAGS})|br|hr)\\b`, 'i');
const ENTITY = /&(?:#\d|#x[\da-f]|[a-z][a-z\d]*;)/i;
/** Programs that write feeds escape text that is escaped already; no text is escaped more often than this. */
const MOST_ESCAPES = 3;

/** Characters that do not occur in a text without markup, line breaks and invisible signs. */
const UNPLAIN = /[<&]| {2}|[^ -~\xa1-\xac\xae-\u024f\u2010-\u2027\u2212€]/;
/** White space other than a single space, which is most of it and stays. */
const LOOSE_SPACE = /[^\S ]\s*| \s+/g;
const LOOSE_SPACE_IN_LINE = /[^\S\n ][^\S\n]*| [^\S\n]+/g;
const LINE_END = /<(?:\/?(?:p|li|h3|h4|table|ul|ol|blockquote)|\/(?:tr|dt|dd|caption)|br ?\/?)>/g;
const UNSEEN = /[^ -~\n\xa0-\xac\xae-\u024f\u2010-\u2027\u2212€]/;

/** The elements that a description keeps. @internal */
export const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'sub', 'sup', 'h3', 'h4', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote'],
  ],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', tfoot: 'tbody', pre: 'p' },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'head', 'title'],
  nestingLimit: 12,
};

/**
 * A description as shoppers read it. Markup, also escaped markup, keeps the elements that a description needs
 * (paragraphs, lists, tables, headings, emphasis) without any attribute; all other elements are removed and their
 * text stays.
 */
export function readDescription(written: string): Description {
  const source = unescapeMarkup(written);
  if (!MARKUP.test(source)) return { text: convertToPlainText(source), html: null };
  const html = sanitizeFeedHtml(source);
  const hasStructure = /<(?!\/?(?:p|br)\b)/.test(html);
  return { text: extractText(html), html: hasStructure ? html : null };
}

/** Markup reduced to the allowed elements, without attributes; safe to be shown unescaped. */
export function sanitizeFeedHtml(html: string): string {
  const isSimple = isSimpleMarkup(html);
  const lined = preserveLineEnds(html, isSimple);
  return tidy(isSimple ? lined : sanitizeHtml(lined, ALLOWED));
}

/**
 * Text without markup: paragraphs and list items become lines, scripts and styles are removed, entities become
 * letters. The result is text, never HTML again.
 */
export function convertToPlainText(written: string): string {
  // most values of a feed need no change: a title, a size, a colour
  if (!UNPLAIN.test(written)) return written.trim();
  const source = unescapeMarkup(written);
  return cleanText(MARKUP.test(source) ? extractText(sanitizeFeedHtml(source)) : decodeEntities(source));
}

/** One line of text for a name: no markup, no line breaks. */
export function convertToOneLine(text: string): string {
  return convertToPlainText(text).replaceAll('\n', ' ');
}

/** Turns markup that was escaped, once or more often, into markup; a mention of a tag stays. */
function unescapeMarkup(written: string): string {
  let text = written;
  for (let time = 0; time < MOST_ESCAPES && !MARKUP.test(text) && ESCAPED_MARKUP.test(text); time += 1)
    text = decodeHTMLStrict(text);
  return text;
}

/** `Black &amp;amp; Decker` is Black & Decker. */
function decodeEntities(text: string): string {
  let result = text;
  for (let time = 0; time < MOST_ESCAPES && ENTITY.test(result); time += 1) {
    const next = decodeHTMLStrict(result);
    if (next === result) break;
    result = next;
  }
  return result;
}

/** Keeps the text's own line ends where no element ends a line. */
function preserveLineEnds(source: string, isSimple = false): string {
  const text = isSimple ? source : source.replaceAll(PLAIN_BLOCK, '<br>');
  return /<(?:p|br|li|tr|h[1-6])\b/i.test(text) ? text : text.replaceAll(/\r?\n/g, '<br>');
}

/** Removes breaks at the edges of blocks, more than two in a row, and empty elements. */
function tidy(html: string): string {
  let text = html.replaceAll(LOOSE_SPACE, ' ').replaceAll('<br />', '<br>');
  if (text.includes('<br>')) text = removeLooseBreaks(text);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/<(p|ul|ol|li|strong|em|h3|h4|dl|dt|dd|table|tbody|tr)>\s*<\/\1>/g, '');
  }
  return text.trim();
}

/**
 * Of HTML whose spaces stand alone. No part of these patterns may match what the next one could: on a long row of breaks
 * the time would double with each of them. Rows are made short first, so that none is read from each of its breaks.
 */
function removeLooseBreaks(html: string): string {
  return html
    .replaceAll(/(?: ?<br>){3,} ?/g, '<br><br>')
    .replaceAll(/(?: ?<br>)+ ?(?=<\/?(?:p|ul|ol|li|h3|h4|table|tr|td|th|dl|dt|dd|blockquote)>|$)/g, '')
    .replaceAll(/(^|<\/?(?:p|ul|ol|li|h3|h4|table|tr|td|th|dl|dt|dd|blockquote)>)(?: ?<br>)+ ?/g, '$1');
}

/** The text of sanitised HTML, in which `<` begins elements only. */
function extractText(html: string): string {
  const lines = html.replaceAll(LINE_END, '\n');
  return cleanText(decodeEntities(lines.includes('<') ? removeTags(lines) : lines));
}

function removeTags(html: string): string {
  return html.replaceAll(/<\/t[dh]>/g, ' ').replaceAll(/<[^>]*>/g, '');
}

function cleanText(text: string): string {
  return (UNSEEN.test(text) ? text.replaceAll(/[^\P{C}\n]+/gu, ' ') : text)
    .replaceAll(LOOSE_SPACE_IN_LINE, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** Counts letters, some of which are two units of a string. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && [...text].length > most;
}

/** Cuts a text to a number of letters, at the end of a word where one ends in the last fifth. */
export function cutTo(text: string, most: number): string {
  if (!isLonger(text, most)) return text;
  const cut = [...text].slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return (space > cut.length * 0.8 ? cut.slice(0, space) : cut).trimEnd();
}

/** The beginning of a wrong value, long enough to find it. */
export function shortenForReport(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
