// What we take from others: that it is what the lock says, and that its licences are told. See docs/security.md.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findLicenceProblems, isAcceptedLicence } from '../scripts/licences.mjs';
import { findLockProblems } from '../scripts/lock-check.mjs';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('the lock', () => {
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
  /** The good lock with something else about a package, or another package. */
  const lockWith = (place: string, entry: object) => ({
    ...good,
    packages: { ...good.packages, [place]: { ...good.packages[place as 'node_modules/a'], ...entry } },
  });
  const a = 'node_modules/a';

  test.each(['.', 'bench'])('ours: the one of this project is in order: %s', (folder) => {
    expect(
      findLockProblems(readJson(`${folder}/package.json`), readJson(`${folder}/package-lock.json`)),
    ).toEqual([]);
  });

  test('ours: a small one in order has no problems', () => {
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
    ['a repository that is asked for', { dependencies: { a: 'github:a/a' } }, good, 'name one version'],
    ['another version than asked for', { dependencies: { a: '1.0.1' } }, good, 'does not hold a 1.0.1'],
    ['what nobody asks for', {}, good, 'does not ask for'],
    [
      'what is asked for and missing',
      { devDependencies: { a: '1.0.0', c: '1.0.0' } },
      good,
      'not hold c 1.0.0',
    ],
    ['a missing part', manifest, lockWith(a, { dependencies: { c: '1' } }), 'needs c'],
    [
      'a missing part for some machines',
      manifest,
      lockWith(a, { optionalDependencies: { c: '1' } }),
      'needs c',
    ],
    ['a missing peer', manifest, lockWith(a, { peerDependencies: { c: '1' } }), 'needs c'],
    ['an old form', manifest, { ...good, lockfileVersion: 2 }, 'version 2'],
  ];
  for (const [name, asked, lock, problem] of refused) {
    test(`ours: ${name} is refused`, () => {
      const problems = findLockProblems(asked, lock as Parameters<typeof findLockProblems>[1]);
      expect(problems.join('\n')).toContain(problem);
    });
  }

  test('ours: a peer that is not needed may be missing', () => {
    const entry = { peerDependencies: { c: '1' }, peerDependenciesMeta: { c: { optional: true } } };
    expect(findLockProblems(manifest, lockWith(a, entry))).toEqual([]);
  });
});

describe('licences', () => {
  test('ours: public/licences.txt tells those of all packages, as they are installed', () => {
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
  for (const [licence, isIt] of cases) {
    test(`ours: ${licence} is ${isIt ? 'accepted' : 'refused'}`, () => {
      expect(isAcceptedLicence(licence)).toBe(isIt);
    });
  }
});
