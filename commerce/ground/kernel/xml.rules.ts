/** An element of an XML document: its name, its text or its children in their order, and its attributes. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly XmlElement[],
  attributes?: Readonly<Record<string, string>>,
];

/** Removes characters that XML 1.0 cannot contain and escapes the rest. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with everything in it, an element a line. */
export function writeXml([name, content, attributes = {}]: XmlElement, indent = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `${indent}<${name}${written.join('')}>`;
  if (typeof content === 'string') return `${start}${escapeXml(content)}</${name}>\n`;
  const children = content.map((child) => writeXml(child, `${indent}  `)).join('');
  return `${start}\n${children}${indent}</${name}>\n`;
}
