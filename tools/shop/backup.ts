import { copyDataFolder } from '#commerce/ground/database/backup.ts';
import type { CommandShop, Write } from './context.ts';

export const BACKUP_USAGE = `  backup FOLDER     copies DATA_DIR with the embedded database, also while the shop runs: a shop starts with
                    DATA_DIR=FOLDER (docs/operating.md; a database server has pg_dump)
`;

/** `npm run shop -- backup FOLDER`. @returns the process's exit code */
export async function runBackup(
  args: readonly string[],
  { settings, database }: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const [folder, ...more] = args;
  if (!folder || folder.startsWith('-') || more.length > 0)
    throw new Error('which folder? backup FOLDER makes it');
  const begin = performance.now();
  await copyDataFolder(database, settings.dataDir, folder);
  write(`✓ Copied to ${folder} (${((performance.now() - begin) / 1000).toFixed(1)} s)\n`);
  return 0;
}
