// gatepost test --file: the file of a pull request replaces the one in the workspace.
import { expect, test } from 'vitest';
import { withTestFolder } from '../run-in-folder.ts';

const shut = 'User-agent: *\nDisallow: /private/\n';
const expectation = { agent: 'GPTBot', url: '/private/x', expect: 'deny' };
const dataset = { question: 'dataset', agent: '', url: '/trees.csv', expect: 'announced' };
const workspace = (files: readonly object[], expectations: readonly object[] = [expectation]) =>
  JSON.stringify({ gatepost: 1, origin: '', files, reader: 'rfc9309', expectations });

const files = {
  'site.json': workspace([{ path: '/robots.txt', text: shut }]),
  'linked.json': workspace([{ path: '/robots.txt', href: 'gone.txt' }]),
  'none.json': workspace([]),
  'two.json': workspace([
    { path: '/a/robots.txt', text: '' },
    { path: '/b/robots.txt', text: '' },
  ]),
  'data.json': workspace([{ path: '/robots.txt', text: shut }], [expectation, dataset]),
  'kind.json': workspace(
    [{ path: '/page', text: '<?xml version="1.0"?><a/>', format: 'xml' }],
    [{ question: 'index-follow', agent: '', url: '/page', expect: 'noindex,follow' }],
  ),
  'page.xml': '<?xml version="1.0"?><?robots index="no" follow="yes"?><a/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'shut.txt': shut,
  'trees.txt': '# /data.txt\nUser-agent: *\nAllow: /trees.csv\n',
  'a=b.txt': shut,
};
const run = (args: string, stdin?: string) => withTestFolder(files, (folder) => folder.run(args, stdin));

test.each([
  ['ours: the workspace alone', 'site.json', 0, ''],
  ['ours: at its path', '--file /robots.txt=robots.txt site.json', 1, 'robots.txt as /robots.txt'],
  ['ours: by its name', '--file ./robots.txt site.json', 1, './robots.txt as /robots.txt'],
  ['ours: after the workspace', 'site.json --file=/robots.txt=shut.txt', 0, 'shut.txt as /robots.txt'],
  ['ours: as an additional file', '--file /robots.txt=shut.txt none.json', 0, 'shut.txt as /robots.txt'],
  [
    'ours: instead of an href to a missing file',
    '--file /robots.txt=shut.txt linked.json',
    0,
    'shut.txt as /robots.txt',
  ],
  [
    'ours: several, each at its path',
    '--file /robots.txt=shut.txt --file /data.txt=trees.txt data.json',
    0,
    'shut.txt as /robots.txt and trees.txt as /data.txt',
  ],
  ['ours: a name with an equals sign', '--file /robots.txt=a=b.txt site.json', 0, 'a=b.txt as /robots.txt'],
  ['ours: the format stays that of the workspace', '--file /page=page.xml kind.json', 0, 'page.xml as /page'],
])('%s: test %s ends with %i', async (_what, args, code, replaced) => {
  const ran = await run(`test ${args}`);
  expect({ code: ran.code, err: ran.err }).toEqual({ code, err: '' });
  const [, used = ''] = /met \(rfc9309\)(?:, with (.*))?\.$/m.exec(ran.out) ?? [ran.out, 'no sum'];
  expect(used).toBe(replaced);
});

test('ours: standard input replaces a file in every workspace', async () => {
  const open = 'User-agent: *\nDisallow:\n';
  const { code, out } = await run('test site.json none.json --file /robots.txt=-', open);
  expect([code, out.match(/expected No, got Yes/g)?.length]).toEqual([1, 2]);
});

test('ours: JSON contains the replaced files', async () => {
  const { out } = await run('test --file robots.txt site.json --json');
  expect(JSON.parse(out)).toMatchObject({
    failed: true,
    workspaces: [{ file: 'site.json', replaced: [{ path: '/robots.txt', file: 'robots.txt' }] }],
  });
  expect(JSON.parse((await run('test site.json --json')).out)).toMatchObject({
    workspaces: [{ replaced: [] }],
  });
});

test.each([
  ['robots.txt=shut.txt', 'robots.txt=shut.txt is not a valid value for --file.', 'PATH begins with a slash'],
  ['/=shut.txt', '/=shut.txt is not a valid value for --file.', '--file PATH=FILE'],
  ['/robots.txt=', '/robots.txt= is not a valid value for --file.', '--file PATH=FILE'],
  ['=shut.txt', '=shut.txt is not a valid value for --file.', '--file PATH=FILE'],
  [
    'shut.txt',
    'site.json does not have a file with the same name as shut.txt.',
    '--file /robots.txt=shut.txt',
  ],
  ['-', 'site.json does not have a file with the same name as -.', '--file /robots.txt=-'],
  ['/robots.txt=gone.txt', 'The file gone.txt does not exist.', 'Check its name'],
  ['/robots.txt=ftp://a.org/robots.txt', 'is neither an http nor an https URL.', 'name a file on disk'],
  ['robots.txt --file /robots.txt=shut.txt', 'would both be at /robots.txt.', 'once for each path'],
  [
    'robots.txt two.json',
    'two.json has several files with the same name as robots.txt: /a/robots.txt, /b/robots.txt',
    'which one',
  ],
])('ours: --file %s ends with 2 and a reason', async (args, what, todo) => {
  const { code, out, err } = await run(`test site.json --file ${args}`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  const [first, second] = err.split('\n');
  expect(first).toContain(what);
  expect(second).toContain(todo);
});
