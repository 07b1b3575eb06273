// Folders and patterns as arguments of lint and test.
import { expect, test } from 'vitest';
import { withTestFolder } from '../run-in-folder.ts';

const robots = 'User-agent: *\nDisallow: /x\n';
const workspace = JSON.stringify({
  gatepost: 1,
  origin: '',
  files: [{ path: '/robots.txt', text: robots }],
  expectations: [{ agent: 'a', url: '/x', expect: 'deny' }],
});
const files = {
  'robots.txt': robots,
  'a/robots.txt': robots,
  'a/data.txt': 'User-agent: *\nAllow: /x.csv\n',
  'a/notes.txt': robots,
  'a/b/ROBOTS.TXT': robots,
  'a/b/staging-robots.txt': robots,
  'a/node_modules/robots.txt': robots,
  'a/.hidden/robots.txt': robots,
  'a/site.gatepost.json': workspace,
  'a/b/other.gatepost.json': workspace,
  'empty/readme.md': '',
  'odd[1]*.txt': robots,
};
const linted = (name: string) =>
  withTestFolder(files, async ({ runWith }) => {
    const { code, out, err } = await runWith(['lint', name, '--json']);
    if (code === 2) return err;
    return (JSON.parse(out) as { files: { file: string }[] }).files.map(({ file }) => file);
  });

test.each([
  ['a folder means its policy files', 'a', ['a/b/ROBOTS.TXT', 'a/data.txt', 'a/robots.txt']],
  ['the current folder', '.', ['a/b/ROBOTS.TXT', 'a/data.txt', 'a/robots.txt', 'robots.txt']],
  ['a star matches within a name', 'a/*.txt', ['a/data.txt', 'a/notes.txt', 'a/robots.txt']],
  ['two stars match any folders, or none', 'a/**/*robots.txt', ['a/b/staging-robots.txt', 'a/robots.txt']],
  ['a question mark matches one character', '?/robots.txt', ['a/robots.txt']],
  ['a dot matches only a dot', 'a/robots?txt', ['a/robots.txt']],
  ['a file whose name looks like a pattern', 'odd[1]*.txt', ['odd[1]*.txt']],
])('ours: %s', async (_what, name, expected) => {
  expect(await linted(name)).toEqual(expected);
});

test.each(['empty', 'a/*.csv', 'gone/*.txt'])('ours: %s without such a file ends with 2', async (name) => {
  expect(await linted(name)).toContain(`was found in ${name}.`);
});

test('ours: test reads the workspaces of a folder', async () => {
  const { code, out } = await withTestFolder(files, ({ run }) => run('test a --json'));
  expect([code, JSON.parse(out)]).toMatchObject([
    0,
    { workspaces: [{ file: 'a/b/other.gatepost.json' }, { file: 'a/site.gatepost.json' }] },
  ]);
});

test('hostile input: a link to a folder above is not followed', async () => {
  await withTestFolder({ 'a/robots.txt': robots }, async ({ run, link }) => {
    await link('a/loop', '.');
    const { code, out } = await run('lint a --json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { files: [{ file: 'a/robots.txt' }] }]);
  });
});
