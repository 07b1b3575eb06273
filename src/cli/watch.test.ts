// --watch runs a command again when a file changes.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestFolder, withTestFolder } from './run-in-folder.ts';

/** Runs with --watch. `next` returns the output of each run, one after the other. */
async function watching(
  folder: TestFolder,
  args: string,
  act: (next: () => Promise<string>) => Promise<void>,
): Promise<number> {
  const controller = new AbortController();
  let printed = '';
  let wake = () => undefined as void;
  const append = (text: string | Uint8Array) => {
    printed += typeof text === 'string' ? text : new TextDecoder().decode(text);
    wake();
  };
  const next = async () => {
    while (!printed.includes('Waiting for changes')) await new Promise<void>((done) => (wake = done));
    const output = printed;
    printed = '';
    return output;
  };
  const finished = folder.runIn({ out: append, err: append, stop: controller.signal }, args);
  await act(next);
  controller.abort();
  return (await finished).code;
}

test('product: lint --watch runs again when a file changes, is replaced, removed or created again, and ends with the last exit code', async () => {
  const wrong = 'Disallow: /a\nUser-agent: *\nDisallow: /b\n';
  await withTestFolder({ 'robots.txt': 'User-agent: *\nDisallow: /a\n', 'other.txt': '' }, async (folder) => {
    const file = join(folder.path, 'robots.txt');
    const code = await watching(folder, 'lint robots.txt --severity error --watch', async (next) => {
      expect(await next()).toMatch(/^No findings.*Waiting for changes in 1 file/s);
      await writeFile(file, wrong);
      expect(await next()).toContain('error R001');
      await writeFile(`${file}.new`, 'User-agent: *\n');
      await rename(`${file}.new`, file);
      expect(await next()).toContain('No findings');
      await rename(file, `${file}.old`);
      expect(await next()).toContain('The file robots.txt does not exist.');
      await writeFile(file, wrong);
      expect(await next()).toContain('error R001');
    });
    expect(code).toBe(1);
  });
});

test('product: test --watch runs again when a file that the workspace refers to changes', async () => {
  const workspace = {
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', href: 'robots.txt' }],
    expectations: [{ agent: 'a', url: '/x', expect: 'deny' }],
  };
  const files = { 'robots.txt': 'User-agent: *\nDisallow: /x\n', 's.json': JSON.stringify(workspace) };
  await withTestFolder(files, async (folder) => {
    const code = await watching(folder, 'test s.json --watch', async (next) => {
      expect(await next()).toContain('1 of 1 expectation is met');
      await writeFile(join(folder.path, 'robots.txt'), 'User-agent: *\nAllow: /\n');
      expect(await next()).toContain('0 of 1 expectation');
    });
    expect(code).toBe(1);
  });
});

test('ours: an error in the first run ends it; standard input and URLs cannot be watched', async () => {
  await withTestFolder({}, async ({ run }) => {
    expect((await run('lint gone.txt --watch')).code).toBe(2);
    expect((await run('lint - --watch')).err).toContain('--watch cannot be used with -.');
    expect((await run('lint https://www.example.com --watch')).err).toContain(
      '--watch cannot be used with https://www.example.com.',
    );
  });
});
