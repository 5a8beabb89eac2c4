import { resolve } from 'node:path';

/** Commands, with the word after them where they have several, whose further words are files or folders. */
const TAKE_FILES = new Set([
  ...['backup', 'export', 'order import', 'survey export', 'vouchers import'],
  ...['newsletter send', 'newsletter inbox', 'newsletter export', 'newsletter import'],
]);
/** Options whose value is a file or folder. */
const FILE_OPTIONS = new Set(['--only', '--to']);
/** Options without a value: the next word is the command's own. */
const SWITCHES = new Set(['--dry-run', '--restock']);

/**
 * The words of a command with absolute names of its files and folders, for a process that may have been started in
 * another folder. A word that merely happens to be the name of a file stays as it is.
 */
export function resolveFileArguments(command: string, args: readonly string[]): string[] {
  const isOption = (word: string) => word.startsWith('--');
  const isValue = (index: number) => {
    const before = args[index - 1] ?? '';
    return isOption(before) && !before.includes('=') && !SWITCHES.has(before);
  };
  const own = args.flatMap((word, index) => (isOption(word) || isValue(index) ? [] : [index]));
  const skipped = TAKE_FILES.has(command) ? 0 : 1;
  const takesFiles = skipped === 0 || TAKE_FILES.has(`${command} ${args[own[0] ?? -1] ?? ''}`);
  const files = new Set(takesFiles ? own.slice(skipped) : []);
  return args.map((word, index) => {
    const [option = '', ...value] = word.split('=');
    if (FILE_OPTIONS.has(option) && value.length > 0) return `${option}=${resolve(value.join('='))}`;
    return files.has(index) || (FILE_OPTIONS.has(args[index - 1] ?? '') && isValue(index))
      ? resolve(word)
      : word;
  });
}
