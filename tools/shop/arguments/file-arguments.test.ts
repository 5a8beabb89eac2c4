import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { resolveFileArguments } from './file-arguments.ts';

const resolveArguments = (command: string) => {
  const [name = '', ...args] = command.split(' ');
  return resolveFileArguments(name, args).join(' ');
};

// names of files and folders of the folder that commands are run in
it.each([
  'search docs',
  'payments received README.md 49.95 --key package.json',
  'payments refunds --tenant tenants',
  'order show docs',
  'order dispatch demo --key docs --tracking package.json',
  'newsletter status docs',
  'reviews show docs',
])('a word that is also the name of a file stays as it is: %s', (command) => {
  expect(resolveArguments(command)).toBe(command.split(' ').slice(1).join(' '));
});

it.each([
  ['backup copy', `${resolve('copy')}`],
  ['export --tenant nl out.tsv', `--tenant nl ${resolve('out.tsv')}`],
  ['newsletter send --dry-run news.json', `send --dry-run ${resolve('news.json')}`],
  ['newsletter send news.json --only who.txt', `send ${resolve('news.json')} --only ${resolve('who.txt')}`],
  ['newsletter inbox a.eml mails', `inbox ${resolve('a.eml')} ${resolve('mails')}`],
  ['order import --tenant de changes.jsonl', `import --tenant de ${resolve('changes.jsonl')}`],
  ['reviews pictures 7 --to=photos', `pictures 7 --to=${resolve('photos')}`],
])('files are named so that another process finds them: %s', (command, args) => {
  expect(resolveArguments(command)).toBe(args);
});
