import { expect, test } from 'vitest';
import { closeUnreleased, renderNotes } from './notes.rules.ts';

test('the notes of a release name by module what somebody notices', () => {
  const subjects = [
    'search: find words in the order they were typed',
    'tests: wait for the answer',
    'basket: keep a removed line for undo',
    'search: say what was left out',
    'Merge branch',
  ];
  expect(renderNotes(subjects)).toBe(
    'basket\n- keep a removed line for undo\n\nsearch\n- find words in the order they were typed\n- say what was left out\n',
  );
  expect(renderNotes(['tests: wait'])).toBe('');
});

test('what is unreleased becomes the section of the version, and an empty section stays above it', () => {
  const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [1.0.0] - 2026-11-01\n';
  expect(closeUnreleased(changelog, '1.1.0', '2026-12-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\n### Added\n\n- A thing.\n\n## [1.0.0] - 2026-11-01\n',
  );
});

test.each([
  ['without an unreleased section', '# Changelog\n\n## [1.0.0]\n\n- A thing.\n'],
  ['with an empty one', '# Changelog\n\n## [Unreleased]\n\n## [1.0.0]\n\n- A thing.\n'],
])('a changelog %s says nothing of the release', (_what, changelog) => {
  expect(closeUnreleased(changelog, '1.1.0', '2026-12-01')).toBeNull();
});
