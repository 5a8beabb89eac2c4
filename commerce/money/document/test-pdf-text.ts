import { extractText, getDocumentProxy } from 'unpdf';

/** For tests: the words on the pages of a PDF, as a reader copies them, with plain spaces. */
export async function readPdfText(pdf: Buffer): Promise<string> {
  return (await readPdfPages(pdf)).join(' ');
}

/** For tests: the words of each page. */
export async function readPdfPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/gu, ' ').trim());
}
