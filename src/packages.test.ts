// Checks that the dependencies match the lock file and that their licenses are listed. See docs/security.md.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findLicenceProblems, isAcceptedLicence } from '../scripts/licences.mjs';
import { findLockProblems } from '../scripts/lock-check.mjs';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('the lock file', () => {
  const digest = 'sha512-x';
  const manifest = { dependencies: { a: '1.0.0' } };
  const good = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity: digest, dependencies: { b: '^2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.1.0', integrity: digest },
    },
  };
  /** The good lock file with another entry for a package, or with another package. */
  const lockWith = (place: string, entry: object) => ({
    ...good,
    packages: { ...good.packages, [place]: { ...good.packages[place as 'node_modules/a'], ...entry } },
  });
  const a = 'node_modules/a';

  test.each(['.', 'bench'])('ours: the lock file of this project is valid: %s', (folder) => {
    expect(
      findLockProblems(readJson(`${folder}/package.json`), readJson(`${folder}/package-lock.json`)),
    ).toEqual([]);
  });

  test('ours: a small valid lock file has no problems', () => {
    expect(findLockProblems(manifest, good)).toEqual([]);
    const fromRegistry = { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' };
    expect(findLockProblems(manifest, lockWith(a, fromRegistry))).toEqual([]);
  });

  const refused: readonly (readonly [string, object, object, string])[] = [
    ['a package without a digest', manifest, lockWith(a, { integrity: undefined }), 'no sha512 digest'],
    ['a weak digest', manifest, lockWith(a, { integrity: 'sha1-x' }), 'no sha512 digest'],
    ['another registry', manifest, lockWith(a, { resolved: 'https://mirror.example/a.tgz' }), 'comes from'],
    ['a repository', manifest, lockWith(a, { resolved: 'git+ssh://git@github.com/a/a.git#1' }), 'comes from'],
    ['a file', manifest, lockWith(a, { resolved: 'file:../a' }), 'comes from'],
    ['a link', manifest, lockWith(a, { link: true }), 'is a link'],
    ['a script at installation', manifest, lockWith(a, { hasInstallScript: true }), 'runs a script'],
    ['a range of versions', { dependencies: { a: '^1.0.0' } }, good, 'name one version'],
    ['a required repository', { dependencies: { a: 'github:a/a' } }, good, 'name one version'],
    [
      'another version than the required one',
      { dependencies: { a: '1.0.1' } },
      good,
      'does not hold a 1.0.1',
    ],
    ['a package that is not required', {}, good, 'does not ask for'],
    [
      'a required package that is missing',
      { devDependencies: { a: '1.0.0', c: '1.0.0' } },
      good,
      'not hold c 1.0.0',
    ],
    ['a missing dependency', manifest, lockWith(a, { dependencies: { c: '1' } }), 'needs c'],
    ['a missing optional dependency', manifest, lockWith(a, { optionalDependencies: { c: '1' } }), 'needs c'],
    ['a missing peer', manifest, lockWith(a, { peerDependencies: { c: '1' } }), 'needs c'],
    ['an old format', manifest, { ...good, lockfileVersion: 2 }, 'version 2'],
  ];
  for (const [name, requiredManifest, lock, problem] of refused) {
    test(`ours: ${name} is refused`, () => {
      const problems = findLockProblems(requiredManifest, lock as Parameters<typeof findLockProblems>[1]);
      expect(problems.join('\n')).toContain(problem);
    });
  }

  test('ours: an optional peer may be missing', () => {
    const entry = { peerDependencies: { c: '1' }, peerDependenciesMeta: { c: { optional: true } } };
    expect(findLockProblems(manifest, lockWith(a, entry))).toEqual([]);
  });
});

describe('licenses', () => {
  test('ours: public/licences.txt lists the licenses of all installed packages', () => {
    expect(findLicenceProblems()).toEqual([]);
  });

  const cases: readonly (readonly [string, boolean])[] = [
    ['MIT', true],
    ['0BSD', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['GPL-3.0-only', false],
    ['(GPL-2.0 OR AGPL-3.0)', false],
    ['MIT AND GPL-2.0', false],
    ['undefined', false],
  ];
  for (const [licence, isAccepted] of cases) {
    test(`ours: ${licence} is ${isAccepted ? 'accepted' : 'refused'}`, () => {
      expect(isAcceptedLicence(licence)).toBe(isAccepted);
    });
  }
});
