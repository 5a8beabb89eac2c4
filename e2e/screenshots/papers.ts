import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Screen } from '../support/screens/screen.types.ts';

/** The papers that these screens lead to, as files to be looked at: invoices, contracts, information about credit. */
export async function keepPapers(folder: string, locale: string, screens: readonly Screen[]): Promise<void> {
  const kept = new Set<string>();
  for (const { who, path, name, form } of screens) {
    if (form || !/^(order|confirmation|credit information)/.test(name)) continue;
    const { body } = await who.get(path);
    for (const [, address = ''] of body.matchAll(/href="(\/api\/(?:invoice|credit)\/[^"]+)"/g)) {
      const [file = ''] = address.split('?');
      const paper = await who.get(address.replaceAll('&amp;', '&'));
      const title = `${locale}-${name}-${file.slice('/api/'.length)}`.replaceAll(/[^a-z0-9.]+/gi, '-');
      if (kept.has(title)) continue;
      kept.add(title);
      await writeFile(join(folder, title), paper.bytes);
      process.stdout.write(`${join(folder, title)}\n`);
    }
  }
}
