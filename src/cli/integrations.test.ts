// The integrations in the repository: the action, the hooks and the problem matcher, run as their hosts do.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseArguments } from './arguments/parse-arguments.ts';
import { commandTable } from './command-table.ts';
import { knownCodes } from './queries/known-codes.ts';
import { withTestFolder } from './run-in-folder.ts';

const root = join(import.meta.dirname, '../..');
const readYaml = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'));

interface Step {
  readonly name: string;
  readonly shell: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run: string;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}
const action = readYaml('action.yml') as Action;
const stepNamed = (name: string): Step => action.runs.steps.find((one) => one.name === name)!;

const folder = mkdtempSync(join(tmpdir(), 'gatepost-action-'));
const bin = join(folder, 'bin');
const repository = join(folder, 'repository');
const old = 'User-agent: GPTBot\nDisallow: /\n';
let base = '';

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

/** Installs a program in the PATH of the steps. */
function install(name: string, text: string): void {
  writeFileSync(join(bin, name), text);
  chmodSync(join(bin, name), 0o755);
}

/** A comment of the pull request, as the API of GitHub returns it. */
interface Comment {
  readonly id: number;
  readonly user: { readonly login: string } | null;
  readonly body: string | null;
}

/** Installs a `gh` that logs its arguments, returns these comments as --jq selects them, and keeps what is sent. */
function installGh(comments: readonly Comment[]): void {
  writeFileSync(join(folder, 'comments.json'), JSON.stringify(comments));
  const script = [
    '#!/bin/bash',
    `echo "$@" >> '${join(folder, 'gh.log')}'`,
    'while [ $# -gt 0 ]; do',
    `  if [ "$1" = --jq ]; then exec jq -r "$2" '${join(folder, 'comments.json')}'; fi`,
    `  if [[ $1 == body=@* ]]; then cp "\${1#body=@}" '${join(folder, 'sent.md')}'; fi`,
    '  shift',
    'done',
  ];
  install('gh', `${script.join('\n')}\n`);
}

/** Runs a step with these values instead of its expressions. */
function runStep(name: string, values: Readonly<Record<string, string>>) {
  const { env = {}, run } = stepNamed(name);
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(env).toSorted());
  return spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', run], {
    cwd: repository,
    encoding: 'utf8',
    env: {
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      HOME: folder,
      RUNNER_TEMP: folder,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      ...values,
    },
  });
}

beforeAll(async () => {
  const config = join(root, 'vite.cli.config.ts');
  await build({ root, configFile: config, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
  mkdirSync(bin);
  install('gatepost', `#!/bin/sh\nexec "${process.execPath}" "${join(folder, 'gatepost.js')}" "$@"\n`);
  // Logs its arguments and finds no comment.
  installGh([]);
  mkdirSync(join(repository, 'public'), { recursive: true });
  git('init', '--quiet');
  writeFileSync(join(repository, 'public/robots.txt'), old);
  git('add', '.');
  git('commit', '--quiet', '--message', 'base');
  base = git('rev-parse', 'HEAD');
  git('remote', 'add', 'origin', repository);
  appendFileSync(join(repository, 'public/robots.txt'), '\nUser-agent: CCBot\nDisalow: /\nDisallow: /x/\n');
  const expectations = [{ agent: 'GPTBot', url: '/', expect: 'allow' }];
  const files = [{ path: '/robots.txt', href: 'public/robots.txt' }];
  writeFileSync(
    join(repository, 'site.gatepost.json'),
    JSON.stringify({ gatepost: 1, origin: '', files, expectations }),
  );
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('GitHub: the steps of the action read untrusted text only from their environment', () => {
  expect(action.runs.using).toBe('composite');
  for (const { run, shell } of action.runs.steps) {
    expect(shell).toBe('bash');
    // An expression in a script would be run as code.
    expect(run).not.toContain('${{');
  }
});

test('GitHub: the findings are annotations of the changed lines', () => {
  const { status, stdout } = runStep('Findings', {
    FILES: action.inputs['files']!.default,
    MAX_WARNINGS: '',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error file=public\/robots\.txt,line=5,/m);
});

test('GitHub: more warnings than the limit fail', () => {
  writeFileSync(
    join(repository, 'warn.txt'),
    'User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nContent-Signal: search=yes\nAllow: /\n',
  );
  const statusFor = (limit: string) => runStep('Findings', { FILES: 'warn.txt', MAX_WARNINGS: limit }).status;
  expect([statusFor(''), statusFor('0')]).toEqual([0, 1]);
});

test('GitHub: an expectation that is not met fails', () => {
  const { status, stdout } = runStep('Expectations', { WORKSPACE: 'site.gatepost.json' });
  expect(status).toBe(1);
  expect(stdout).toContain('::error ');
});

test('GitHub: the changed answers are in the summary and in one comment', () => {
  const report = join(folder, 'changes.md');
  const changes = runStep('Changed answers', {
    FILES: 'public/robots.txt',
    BASE: base,
    REPORT: report,
  });
  expect(changes.stderr).not.toContain('gatepost:');
  expect(changes.status).toBe(0);
  const markdown = readFileSync(report, 'utf8');
  expect(markdown).toMatch(/^<!-- gatepost -->\n### `public\/robots\.txt`\n/);
  expect(markdown).toContain('CCBot');
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toBe(markdown);

  // Paths of the runner say nothing to those who read the comment.
  expect(markdown).not.toContain(folder);
});

const commentWith = (report: string) =>
  runStep('Comment', {
    GH_TOKEN: 'x',
    COMMENTS: 'repos/a/b/issues/1/comments',
    COMMENT: 'repos/a/b/issues/comments',
    REPORT: report,
    LOGIN: action.inputs['login']!.default,
  });
const lastCall = () => readFileSync(join(folder, 'gh.log'), 'utf8').trimEnd().split('\n').at(-1);
const bot = { login: 'github-actions[bot]' };

test.skipIf(process.platform === 'win32').each<[string, readonly Comment[], string]>([
  ['none', [], 'POST repos/a/b/issues/1/comments'],
  ['its own', [{ id: 42, user: bot, body: '<!-- gatepost -->\nold' }], 'PATCH repos/a/b/issues/comments/42'],
  [
    'one of a stranger with the marker',
    [{ id: 7, user: { login: 'stranger' }, body: '<!-- gatepost -->\nbait' }],
    'POST repos/a/b/issues/1/comments',
  ],
  [
    'another one of the bot',
    [{ id: 8, user: bot, body: 'tests passed' }],
    'POST repos/a/b/issues/1/comments',
  ],
  [
    'several, some without a user or a text',
    [
      { id: 1, user: null, body: '<!-- gatepost -->' },
      { id: 2, user: bot, body: null },
      { id: 7, user: { login: 'stranger' }, body: '<!-- gatepost -->' },
      { id: 42, user: bot, body: '<!-- gatepost -->' },
      { id: 43, user: bot, body: '<!-- gatepost -->' },
    ],
    'PATCH repos/a/b/issues/comments/42',
  ],
])('GitHub: only the own comment is updated; the pull request has %s', (_what, comments, call) => {
  const report = join(folder, 'short.md');
  writeFileSync(report, '<!-- gatepost -->\nnew\n');
  installGh(comments);
  const { status, stderr } = commentWith(report);
  expect([status, stderr]).toEqual([0, '']);
  expect(lastCall()).toContain(`api --method ${call} --field body=@${report}`);
});

test('GitHub: a comment has at most 65,536 characters; a longer report ends after a whole line, and says so', () => {
  installGh([]);
  const report = join(folder, 'long.md');
  const row = `| ${'é'.repeat(50)} | No |\n`;
  writeFileSync(report, `<!-- gatepost -->\n${row.repeat(5000)}`);
  expect(commentWith(report).status).toBe(0);
  const sent = readFileSync(join(folder, 'sent.md'), 'utf8');
  expect(sent.length).toBeLessThan(65_536);
  expect(sent.length).toBeGreaterThan(30_000);
  const [marker, ...lines] = sent.trimEnd().split('\n');
  expect(marker).toBe('<!-- gatepost -->');
  expect(lines.at(-1)).toContain('The summary of the job has the rest.');
  expect(new Set(lines.slice(0, -2))).toEqual(new Set([row.trimEnd()]));
});

test('GitHub: several files are checked, on one line or on several; names that begin with a hyphen are names', () => {
  writeFileSync(join(repository, '-x.txt'), 'Disalow: /\n');
  for (const list of ['warn.txt -x.txt', 'warn.txt\n-x.txt\n', '  warn.txt\r\n\n -x.txt ']) {
    const { stdout, stderr } = runStep('Findings', { FILES: list.replaceAll('\r', ''), MAX_WARNINGS: '' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/file=warn\.txt/);
    expect(stdout).toMatch(/file=-x\.txt/);
    const report = join(folder, 'several.md');
    const changes = runStep('Changed answers', {
      FILES: list.replaceAll('\r', ''),
      BASE: base,
      REPORT: report,
    });
    expect(changes.status).toBe(0);
    expect(readFileSync(report, 'utf8').match(/^### .*/gm)).toEqual(['### `warn.txt`', '### `-x.txt`']);
  }
});

test('GitHub: a name with spaces is one name on a line of its own', () => {
  writeFileSync(join(repository, 'my robots.txt'), 'Disalow: /\n');
  const report = join(folder, 'spaces.md');
  for (const [list, ...names] of [
    ['my robots.txt', 'my robots.txt'],
    ['warn.txt\n  my robots.txt \n-x.txt\n', 'warn.txt', 'my robots.txt', '-x.txt'],
    ['warn.txt -x.txt\nmy robots.txt', 'warn.txt', '-x.txt', 'my robots.txt'],
  ] as const) {
    const { stdout, stderr } = runStep('Findings', { FILES: list, MAX_WARNINGS: '' });
    expect(stderr).toBe('');
    for (const name of names) expect(stdout).toContain(`file=${name}`);
    expect(runStep('Changed answers', { FILES: list, BASE: base, REPORT: report }).status).toBe(0);
    expect(readFileSync(report, 'utf8').match(/^### .*/gm)).toEqual(names.map((name) => `### \`${name}\``));
  }
});

test('GitHub: addresses that do not serve what was accepted fail, with an annotation and a summary', () => {
  const baseline = join(repository, 'gatepost-baseline');
  const { status, stdout, stderr } = runStep('Served files', {
    ADDRESSES: ' http://127.0.0.1:9/a.txt\n http://127.0.0.1:9/b.txt\n',
    BASELINE: action.inputs['baseline']!.default,
  });
  expect([status, stderr]).toEqual([2, '']);
  expect(stdout.match(/^::error file=gatepost-baseline\/site_127/gm)).toHaveLength(2);
  expect(stdout).toContain('not an address on the public internet');
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('### `http://127.0.0.1:9/a.txt`');
  expect(existsSync(baseline)).toBe(false);
});

test('pre-commit: each hook is a command of the program, and its pattern matches the files that it checks', () => {
  const hooks = readYaml('.pre-commit-hooks.yaml') as {
    readonly id: string;
    readonly entry: string;
    readonly args?: readonly string[];
    readonly files: string;
  }[];
  expect(hooks.map(({ id }) => id)).toEqual(['gatepost-lint', 'gatepost-test']);
  for (const { entry, args = ['robots.txt'], files } of hooks) {
    const [program, name] = entry.split(' ');
    const command = commandTable.find((one) => one.name === name);
    expect(program).toBe('gatepost');
    expect(parseArguments(command!, args).files.length).toBe(1);
    const pattern = new RegExp(files);
    expect(['robots.txt', 'public/robots.txt', 'a/data.txt'].filter((path) => !pattern.test(path))).toEqual(
      [],
    );
    expect(['myrobots.txt', 'robots.txt.bak'].filter((path) => pattern.test(path))).toEqual([]);
  }
});

const problemPatterns = () => {
  const { problemMatcher } = JSON.parse(
    readFileSync(join(root, '.github/gatepost-matcher.json'), 'utf8'),
  ) as { readonly problemMatcher: readonly { readonly pattern: readonly [{ readonly regexp: string }] }[] };
  return problemMatcher.map(({ pattern }) => new RegExp(pattern[0].regexp));
};

test('GitHub: the problem matcher matches every finding that lint prints, also of ACAP', async () => {
  const patterns = problemPatterns();
  const text =
    'User-agent: *\nDisalow: /a\nDisallow: /b*\nDisallow: b\nCrawl-delay: x\nContent-Signal: ai-train=maybe\n';
  const acap = '##ACAP version=1.0\nACAP-crawler: *\nACAP-allow-index: /a/ time-limit=3-weeks\n';
  const { out } = await withTestFolder({ 'robots.txt': text, 'acap.txt': acap }, (testFolder) =>
    testFolder.run('lint robots.txt acap.txt'),
  );
  const findings = out.split('\n').filter((line) => /^\w+\.txt:\d/.test(line));
  const severities = new Set(findings.map((line) => line.split(' ')[1]));
  expect(severities.size).toBeGreaterThan(2);
  for (const line of findings)
    expect({ line, matches: patterns.filter((pattern) => pattern.test(line)).length }).toEqual({
      line,
      matches: 1,
    });
});

test('GitHub: the problem matcher knows every code, and takes the name of the file from the beginning of the line', () => {
  const patterns = problemPatterns();
  for (const code of knownCodes)
    for (const severity of ['error', 'warning', 'note', 'hint'])
      expect(
        patterns.flatMap((pattern) => pattern.exec(`a: b/robots.txt:3:1: ${severity} ${code}: x`)?.[1] ?? []),
      ).toEqual(['a: b/robots.txt']);
  const spoof = 'robots.txt:3:1: note R005: other.txt:1:1: error R001: x';
  expect(patterns.flatMap((pattern) => pattern.exec(spoof)?.[1] ?? [])).toEqual(['robots.txt']);
});
