import { beginRead } from '#app/session/slow-reads.ts';
import type { LayerSection } from './layer-sections.tsx';

export type ShownLayer = { readonly title: string; readonly sections: readonly LayerSection[] };

/** Reads give up after this (product 9.4). */
const TIMEOUT_MS = 5000;

/**
 * Reads a layer's fragment of HTML (product 7.3). Only its text is taken over.
 * @throws Error naming address, status and its text when the answer is not OK, or not a layer
 */
export async function fetchLayer(address: string): Promise<ShownLayer> {
  const endRead = beginRead();
  try {
    const response = await fetch(address, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`GET ${address}: ${response.status} ${response.statusText}`);
    const read = readLayer(await response.text());
    if (!read) throw new Error(`GET ${address}: no layer is in the answer`);
    return read;
  } finally {
    endRead();
  }
}

function readLayer(html: string): ShownLayer | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const title = body.querySelector('h2')?.textContent;
  const sections: { heading: string | null; paragraphs: string[] }[] = [];
  for (const element of body.querySelectorAll('h3, p')) {
    const words = element.textContent ?? '';
    const last = sections.at(-1);
    if (element.tagName === 'H3') sections.push({ heading: words, paragraphs: [] });
    else if (last) last.paragraphs.push(words);
    else sections.push({ heading: null, paragraphs: [words] });
  }
  return title && sections.length > 0 ? { title, sections } : null;
}
