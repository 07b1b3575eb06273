// The changes of --fix: as a diff with --dry-run, and in the files.

import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../core/document/edits.ts';
import { printSource, readSource } from '../core/document/source.ts';
import { formatUnifiedDiff } from './output/unified-diff.ts';
import { withTestFolder } from './run-in-folder.ts';

const mobile = 'Mobile-agent-server: /a none\nMobile-agent-server: /a none\n';

test('product: --fix --dry-run prints a unified diff and changes nothing', async () => {
  const text = `# 1\n# 2\n# 3\n# 4\n${mobile}# end`;
  await withTestFolder({ 'sub/robots.txt': text }, async ({ run, runIn, read }) => {
    const dry = await run('lint sub/robots.txt --fix --dry-run');
    expect(dry).toEqual({
      code: 0,
      out: [
        '--- a/sub/robots.txt',
        '+++ b/sub/robots.txt',
        '@@ -2,6 +2,5 @@',
        ' # 2',
        ' # 3',
        ' # 4',
        '-Mobile-agent-server: /a none',
        ' Mobile-agent-server: /a none',
        ' # end',
        '\\ No newline at end of file',
        '',
      ].join('\n'),
      err: 'sub/robots.txt: 1 fix would be applied.\n',
    });
    expect(await read('sub/robots.txt')).toBe(text);
    const colored = await runIn({ hasColor: true, isTerminal: true }, 'lint sub/robots.txt --fix --dry-run');
    expect(colored.out).toContain('\u001b[31m-Mobile-agent-server: /a none\n\u001b[39m');
    expect((await run('lint sub/robots.txt --dry-run')).err).toContain('Add --fix.');
    expect((await run('lint sub/robots.txt --fix --dry-run --json')).code).toBe(2);
  });
});

const toText = (parts: ReturnType<typeof formatUnifiedDiff>) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Applies a unified diff as POSIX describes it for patch: each hunk only at the lines that it names. */
function applyPatch(text: string, patch: string): string {
  const old = text.split(/(?<=\n)/);
  const result: string[] = [];
  let position = 0;
  const lines = patch.split(/(?<=\n)/).slice(2);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const [, start, count] = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line) ?? [];
    if (start !== undefined) {
      const from = Number(start) - (count === '0' ? 0 : 1);
      result.push(...old.slice(position, from));
      position = from;
      continue;
    }
    if (line.startsWith('\\')) continue;
    const content = lines[i + 1]?.startsWith('\\') ? line.slice(1, -1) : line.slice(1);
    if (line.startsWith('+')) result.push(content);
    else {
      expect(old[position]).toBe(content);
      position++;
      if (line.startsWith(' ')) result.push(content);
    }
  }
  return [...result, ...old.slice(position)].join('');
}

test('posix patch: the diff of any edits, applied to the old file, gives the new one', () => {
  const line = fc.constantFrom('a', 'b', '', '# c', 'Disallow: /');
  const file = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.boolean())
    .map(([lines, ends]) => lines.join('\n') + (ends ? '\n' : ''));
  fc.assert(
    fc.property(
      file,
      fc.array(fc.tuple(fc.nat(40), fc.nat(3), fc.array(line, { maxLength: 3 })), { maxLength: 4 }),
      (text, cuts) => {
        const before = readSource(new TextEncoder().encode(text));
        let after = before;
        for (const [at, count, added] of cuts) {
          const last = after.lines.length - 1;
          const start = Math.min(at, last);
          const end = Math.min(start + count, last);
          after = applyEdits(after, [
            {
              range: { start: { line: start, column: 0 }, end: { line: end, column: 0 } },
              text: added.map((addedLine) => `${addedLine}\n`).join(''),
            },
          ]);
        }
        const afterText = new TextDecoder().decode(printSource(after));
        const patch = toText(formatUnifiedDiff('robots.txt', before.lines, after.lines));
        expect(patch === '' ? text : applyPatch(text, patch)).toBe(afterText);
        if (text === afterText) expect(patch).toBe('');
      },
    ),
    { numRuns: 500 },
  );
});

test('ours: --fix replaces a file as a whole: its permissions and a link to it stay, and no temporary file remains', async () => {
  await withTestFolder({ 'real/robots.txt': mobile }, async ({ run, link, read, path }) => {
    await link('robots.txt', 'real/robots.txt');
    await chmod(join(path, 'real/robots.txt'), 0o640);
    expect((await run('lint robots.txt --fix')).err).toBe('robots.txt: 1 fix applied.\n');
    expect(await read('real/robots.txt')).toBe('Mobile-agent-server: /a none\n');
    expect((await stat(join(path, 'real/robots.txt'))).mode & 0o777).toBe(0o640);
    expect(await readdir(join(path, 'real'))).toEqual(['robots.txt']);
    expect((await readdir(path)).toSorted()).toEqual(['real', 'robots.txt']);
  });
});
