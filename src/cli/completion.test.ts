// The files for shells and man, generated from the table of commands and tried in a shell.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { presets } from '../core/analysis/presets/preset.ts';
import { readers } from '../core/readers/registry.ts';
import { commandTable } from './command-table.ts';
import { shells } from './output/shell-completion.ts';
import { withTestFolder } from './run-in-folder.ts';

const print = async (args: string) => (await withTestFolder({}, ({ run }) => run(args))).out;

test.each(shells)('ours: the completion for %s has every command and every option', async (shell) => {
  const out = await print(`completion ${shell}`);
  for (const { name, options } of commandTable) {
    expect(out).toMatch(new RegExp(`\\b${name}\\b`));
    for (const option of options) expect(out).toContain(shell === 'fish' ? ` -l ${option} ` : `--${option}`);
  }
});

/** The completions of bash for a line whose last word is being typed. */
function complete(script: string, line: string): string[] {
  const words = line.split(' ');
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const { stdout, stderr } = spawnSync(
    'bash',
    [
      '--noprofile',
      '--norc',
      '-c',
      `${script}\nCOMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _gatepost; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ],
    { encoding: 'utf8', cwd: import.meta.dirname },
  );
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

test('ours: bash completes commands, options, their values, names and files', async () => {
  const script = await print('completion bash');
  expect(complete(script, 'gatepost ma')).toEqual(['matrix', 'man']);
  expect(complete(script, 'gatepost lint --max')).toEqual(['--max-warnings']);
  expect(complete(script, 'gatepost ask --reader ')).toEqual([...readers.map(({ id }) => id), 'all']);
  expect(complete(script, 'gatepost matrix --format c')).toEqual(['csv']);
  expect(complete(script, 'gatepost preset ')).toEqual(presets.map(({ id }) => id));
  expect(complete(script, 'gatepost completion f')).toEqual(['fish']);
  expect(complete(script, 'gatepost lint run-in')).toEqual(['run-in-folder.ts']);
  expect(complete(script, 'gatepost preset no-ai run-in')).toEqual(['run-in-folder.ts']);
});

test('ours: texts of options do not end a string in zsh or fish', async () => {
  for (const shell of ['zsh', 'fish'] as const)
    for (const line of (await print(`completion ${shell}`)).split('\n').filter((line) => line.includes(" '")))
      expect({ line, quotes: line.replaceAll(`'\\''`, '').split("'").length % 2 }).toEqual({
        line,
        quotes: 1,
      });
});

test('ours: the manual page has every command with its options, and no line that roff would read as a request', async () => {
  const page = await print('man');
  for (const { name, options } of commandTable) {
    expect(page).toContain(`.SS gatepost ${name}\n`);
    for (const option of options) expect(page).toContain(`\\fB\\-\\-${option.replaceAll('-', '\\-')}\\fR`);
  }
  const requests = new Set(page.match(/^[.'][^\s\\]*/gm));
  expect([...requests].toSorted()).toEqual(['.EE', '.EX', '.PP', '.SH', '.SS', '.TH', '.TP', '.br']);
});

test('ours: another shell is refused', async () => {
  const { code, err } = await withTestFolder({}, ({ run }) => run('completion csh'));
  expect([code, err]).toEqual([2, expect.stringContaining('Allowed: bash, zsh, fish.')]);
});
