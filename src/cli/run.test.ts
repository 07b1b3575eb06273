// The arguments, help and errors of all commands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { profiles } from '../core/diagnostics/profiles.ts';
import { inspectors } from '../core/diagnostics/registry.ts';
import { questionIds } from '../core/questions/registry.ts';
import { readers } from '../core/readers/registry.ts';
import { cliHelpWords } from '../messages/en/cli/help.ts';
import { cliWords } from '../messages/en/cli/output.ts';
import { parseArguments } from './arguments/parse-arguments.ts';
import { commandTable } from './command-table.ts';
import { withTestFolder } from './run-in-folder.ts';

const robots =
  'User-agent: GPTBot\nDisallow: /private/\nAllow: /private/map\n\nUser-agent: *\nDisallow: /tmp/\n';
const files = {
  'robots.txt': robots,
  'urls.txt': '/\n',
  'nul.txt': '/a\0b\n',
  'broken.json': '{"gatepost": 1,',
};

/** Arguments that end with 2, and the two sentences of the error: what happened and what to do. */
const misuses: readonly (readonly [string, string, string])[] = [
  ['', 'No command was given.', '--help'],
  ['lintt robots.txt', 'lintt is not a gatepost command.', 'Did you mean lint?'],
  ['lnit robots.txt', 'lnit is not a gatepost command.', 'Did you mean lint or init?'],
  ['frobnicate', 'frobnicate is not a gatepost command.', 'gatepost --help'],
  ['ask robots.txt --agnet x', 'ask has no option --agnet.', 'Did you mean --agent?'],
  ['lint robots.txt --sarfi', 'lint has no option --sarfi.', 'Did you mean --sarif?'],
  ['lint robots.txt -x', 'lint has no option -x.', 'gatepost lint --help'],
  ['ask robots.txt --agent', '--agent needs a value.', '--agent NAME'],
  ['ask robots.txt --agent --url /', '--agent needs a value.', '--agent=NAME'],
  ['lint robots.txt --json=yes', '--json does not take a value.', 'Write --json without a value.'],
  [
    'ask robots.txt --agent a --url / --reader googel',
    'googel is not a valid value for --reader.',
    'Did you mean google?',
  ],
  [
    'ask robots.txt --agent a --url / --question fetsh',
    'fetsh is not a valid value for --question',
    'mean fetch?',
  ],
  ['ask robots.txt --agent a --url / --status 99', '99 is not a valid value for --status', '200 to 599'],
  [
    'ask robots.txt --agent a --url / --redirects -1',
    '-1 is not a valid value for --redirects',
    'whole number',
  ],
  ['ask robots.txt --agent a --url / --origin x.org', 'x.org is not a valid value for --origin', 'https://'],
  ['ask robots.txt --agent a --url / --kind pdf', 'pdf is not a valid value for --kind', 'robots-txt'],
  ['lint robots.txt --today 2026-13-01', '2026-13-01 is not a valid value for --today', 'YYYY-MM-DD'],
  ['lint robots.txt --today 2025-02-30', '2025-02-30 is not a valid value for --today', 'YYYY-MM-DD'],
  ['lint robots.txt --today 2025-02-29', '2025-02-29 is not a valid value for --today', 'YYYY-MM-DD'],
  ['lint robots.txt --max-warnings many', 'many is not a valid value for --max-warnings', 'whole number'],
  [
    'lint robots.txt --severity fatal',
    'fatal is not a valid value for --severity',
    'error, warning, info, hint',
  ],
  ['lint', 'lint needs one FILE or more.', 'gatepost lint --help'],
  ['ask --agent a --url /', 'ask needs one FILE.', 'gatepost ask --help'],
  ['ask robots.txt urls.txt --agent a --url /', 'takes one FILE, but urls.txt was also given.', '--help'],
  ['diff robots.txt', 'diff needs two files, OLD and NEW.', 'gatepost diff --help'],
  ['ask robots.txt --url /', '--agent is missing', 'Add --agent NAME.'],
  ['ask robots.txt --agent a', '--url is missing', 'Add --url URL.'],
  ['ask robots.txt --agent a --url / --question usage', '--usage is missing', 'Add --usage USAGE.'],
  ['convert robots.txt', '--to is missing', 'Add --to PROTOCOL.'],
  ['convert robots.txt --to rss', 'rss is not a valid value for --to.', 'rep'],
  [
    'ask robots.txt --agent a --url / --purpose x',
    '--purpose does not apply to the question fetch.',
    'usage',
  ],
  [
    'ask robots.txt --url / --question mobile-agent --agent a',
    '--agent does not apply to the question mobile-agent',
    'fetch, usage, ai-use, dataset and index-follow',
  ],
  ['matrix robots.txt --csv --markdown', '--markdown cannot be used with --csv.', 'Remove one'],
  ['matrix robots.txt --urls nul.txt', 'nul.txt is not a list of URLs.', 'one URL per line'],
  ['matrix - --urls -', 'Standard input is used twice.', 'one file only'],
  ['lint gone.txt', 'The file gone.txt does not exist.', 'Check its name'],
  ['lint robots.txt/x', 'The file robots.txt/x does not exist.', 'Check its name'],
  ['audit .', '. is a folder.', 'Name a file in it.'],
  ['matrix robots.txt --urls https://a.org/', 'is a URL, but a file is needed here.', 'Download it'],
  ['lint --root sub ../robots.txt', '../robots.txt is not in sub.', '--root'],
  ['lint --root urls robots.txt', 'robots.txt is not in urls.', '--root'],
  ['ask site.gatepost.json --url /', 'site.gatepost.json is a workspace', 'gatepost test'],
  ['lint - --fix', 'Standard input cannot be written to.', 'name a file'],
  [
    'lint robots.txt --sarif gone/x.sarif',
    'cannot be written: the folder gone does not exist',
    'Create the folder',
  ],
  ['lint robots.txt urls.txt --path /x', '--path cannot be used with urls.txt.', 'Remove one'],
  ['ask robots.txt --agent a --url / --with robots.txt', 'would both be at /robots.txt', '--root'],
  ['test broken.json', 'broken.json is not JSON.', '*.gatepost.json'],
  ['convert - --to rep --write', 'Standard input cannot be written to.', 'name a file'],
  ['convert robots.txt --to meta --write', '--to meta produces lines for other places', 'Remove --write'],
  ['convert robots.txt --to rep', 'robots.txt was not converted.', 'Nothing was written.'],
];

test('ours: wrong use ends with 2, with one sentence about what happened and one about what to do; nothing else is printed', async () => {
  await withTestFolder(files, async ({ run, read }) => {
    const results = await Promise.all(misuses.map(([args]) => run(args)));
    for (const [i, [args, what, todo]] of misuses.entries()) {
      const { code, out, err } = results[i]!;
      expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
      const [first, second] = err.replace(/^URLs taken.*\n/, '').split('\n');
      expect(first, args).toMatch(/^gatepost: /);
      expect(first, args).toContain(what);
      expect(second, args).toContain(todo);
    }
    expect(await read('robots.txt')).toBe(robots);
  });
});

test('ours: with --json an error is JSON too, on the error output', async () => {
  await withTestFolder(files, async ({ run }) => {
    const { code, out, err } = await run('lint gone.txt --json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(JSON.parse(err)).toEqual({
      version: 1,
      error: {
        code: 'missing',
        params: { file: 'gone.txt' },
        what: 'The file gone.txt does not exist.',
        todo: 'Check its name and folder.',
      },
    });
  });
});

test('ours: help lists every command, and the help of each its options, an example, and the exit codes', async () => {
  await withTestFolder({}, async ({ run }) => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const { name } of commandTable) expect(out).toMatch(new RegExp(`^  ${name} +[A-Z]`, 'm'));
    for (const command of commandTable) {
      const { name, options } = command;
      const commandHelp = await run(`${name} --help`);
      expect(commandHelp.code).toBe(0);
      for (const option of options)
        expect(commandHelp.out).toMatch(new RegExp(`^  --${option}\\b.* {2}\\S`, 'm'));
      expect(commandHelp.out).toContain(`  ${cliHelpWords.examplesOf[name][0]}\n`);
      for (const exit of [0, 1, 2, 3]) expect(commandHelp.out).toMatch(new RegExp(`^  ${exit}  \\S`, 'm'));
      expect(commandHelp.out.split('\n').filter((line) => line.length > 110)).toEqual([]);
      expect(await run(`help ${name}`)).toEqual(commandHelp);
      expect(await run(`${name} -h`)).toEqual(commandHelp);
    }
  });
});

test('ours: help lists all readers and questions', async () => {
  await withTestFolder({}, async ({ run }) => {
    const out = (await run('ask --help')).out.replaceAll(/\s+/g, ' ');
    expect(out).toContain(`${readers.map(({ id }) => id).join(', ')}, or all`);
    expect(out).toContain(questionIds.join(', '));
  });
});

test('ours: every example of the help can be run as it is printed', async () => {
  const old = { 'old-robots.txt': 'User-agent: *\nDisallow:\n', 'urls.txt': '/\n/private/\n' };
  const ranges = '{"prefixes": [{"ipv4Prefix": "192.0.2.0/24"}]}';
  const logs = {
    'access.log': '192.0.2.7 - - [28/Nov/2026:04:12:09 +0000] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.4"\n',
    'gptbot.json': ranges,
    'googlebot.json': ranges,
  };
  await withTestFolder({ ...files, ...old, ...logs }, async ({ run }) => {
    const lines = commandTable.flatMap(({ name }) => [...cliHelpWords.examplesOf[name]] as string[]);
    // Without those that begin with another program, or need files of a project, or a server.
    const runnable = lines.filter(
      (line) => line.startsWith('gatepost ') && !/public|\.gatepost\.json|:\/\//.test(line),
    );
    expect(runnable.length).toBeGreaterThan(8);
    for (const line of runnable) {
      const { code, err } = await run(line.slice('gatepost '.length));
      const isLossy = line.includes('--to acap');
      const hasNothing = line.includes('--to rep');
      expect({ line, code, err: code === 2 ? err : '' }).toEqual({
        line,
        code: isLossy ? 3 : hasNothing ? 2 : 0,
        err: hasNothing ? expect.stringContaining('no records to convert') : '',
      });
    }
  });
});

test('ours: docs/ci.md runs no command and no option that does not exist', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/ci.md'), 'utf8');
  const lines = [...page.matchAll(/gatepost(?:\.js)? (\w+) ([^`|>\n]*)/g)]
    .map(([, name = '', rest = '']) => ({ command: commandTable.find((one) => one.name === name), rest }))
    .filter(({ rest }) => rest !== '');
  expect(lines.length).toBeGreaterThan(10);
  for (const { command, rest } of lines) {
    const args = rest.trim().split(' ');
    expect(command, rest).toBeDefined();
    // pre-commit passes the files to the hook.
    if (!args.at(-1)!.startsWith('0'))
      expect(parseArguments(command!, args).files.length, rest).toBeGreaterThanOrEqual(command!.files.least);
  }
  for (const { name } of commandTable) expect(page).toContain(`| \`gatepost ${name} `);
});

test('ours: docs/ci.md names every system that lint checks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/ci.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const [, systems = ''] = /looks for today:\*\* (.*?)\. Each kind/.exec(page) ?? [];
  for (const { id } of inspectors) expect(systems).toContain(cliWords.lint.systems[id]!);
});

test('ours: the version is that of the package', async () => {
  await withTestFolder({}, async ({ run }) => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

test('ours: docs/ci.md names every profile of lint', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/ci.md'), 'utf8');
  for (const { id } of profiles) expect(page).toContain(`\`${id}\``);
});
