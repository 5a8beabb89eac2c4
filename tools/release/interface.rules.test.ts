import { describe, expect, it } from 'vitest';
import { compareInterfaces, findVersionFault, parseInterface } from './interface.rules.ts';

const render = (exports: Record<string, string>) =>
  `## shop\n\n${Object.entries(exports)
    .map(([name, text]) => `### ${name}\n\ntype\n\n\`\`\`ts\n${text}\n\`\`\`\n`)
    .join('\n')}`;
const compare = (before: Record<string, string>, after: Record<string, string>) =>
  compareInterfaces(parseInterface(render(before)), parseInterface(render(after)));

const RULE = '{\n    onFault: "ignore";\n    decide(): string;\n}';

describe('a change of what retailers import', () => {
  it.each([
    ['nothing', { Rule: RULE }, { Rule: RULE }, 'none', []],
    ['a new name', { Rule: RULE }, { Rule: RULE, Job: '{}' }, 'minor', ['shop Job is new']],
    ['a name that is gone', { Rule: RULE, Job: '{}' }, { Rule: RULE }, 'major', ['shop Job is gone']],
    [
      'an optional member',
      { Rule: RULE },
      { Rule: RULE.replace('\n}', '\n    limit?: number;\n}') },
      'minor',
      ['shop Rule has changed'],
    ],
    [
      'a member that everybody must add',
      { Rule: RULE },
      { Rule: RULE.replace('\n}', '\n    limit: number;\n}') },
      'major',
      ['shop Rule has changed'],
    ],
    [
      'another type',
      { Rule: RULE },
      { Rule: RULE.replace('string', 'number') },
      'major',
      ['shop Rule has changed'],
    ],
    [
      'a member that is gone',
      { Rule: RULE },
      { Rule: '{\n    decide(): string;\n}' },
      'major',
      ['shop Rule has changed'],
    ],
  ])('%s', (_what, before, after, level, changes) => {
    expect(compare(before, after)).toEqual({ level, changes });
  });

  it.each([
    ['1.0.0', '', /set the version of package.json to 1.1.0 at least:\n {2}shop Job is new/],
    ['1.1.0', '', /CHANGELOG.md has no section for 1.1.0/],
    ['1.1.0', '# Changelog\n\n## [1.1.0] - 2026-12-01\n', null],
    ['2.0.0', '# Changelog\n\n## [2.0.0]\n', null],
  ])('is said by version %s and its section of the changelog', (version, changelog, fault) => {
    const found = findVersionFault({ released: '1.0.0', version, changelog }, compare({}, { Job: '{}' }));
    if (fault === null) expect(found).toBeNull();
    else expect(found).toMatch(fault);
  });

  it('asks for nothing where nothing has changed', () => {
    expect(
      findVersionFault({ released: '1.0.0', version: '1.0.0', changelog: '' }, compare({}, {})),
    ).toBeNull();
  });
});
