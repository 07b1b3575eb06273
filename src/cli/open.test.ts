// gatepost open: the command of the editor, and links to a hosted page.
import { expect, test } from 'vitest';
import { readPayload } from '../state/workspace/share-link.ts';
import { withTestFolder } from './run-in-folder.ts';

const files = { 'robots.txt': 'User-agent: *\r\nDisallow: /caf\u00e9\r\n', "o'clock.txt": 'Disallow:' };

test('ours: without a page, it prints the command of the editor, as a shell reads it', async () => {
  await withTestFolder(files, async ({ run, runWith }) => {
    expect(await run('open robots.txt')).toMatchObject({ code: 0, err: '' });
    expect((await run('open robots.txt')).out).toContain('\n  npx gatepost-robots-editor robots.txt\n');
    expect((await run('open')).out).toContain('\n  npx gatepost-robots-editor\n');
    expect((await runWith(['open', "o'clock.txt"])).out).toContain("-editor 'o'\\''clock.txt'\n");
  });
});

test('sharing.md: with a page, the link contains the file after the #, and the page can read it', async () => {
  await withTestFolder(files, async ({ run }) => {
    const { code, out } = await run(
      'open robots.txt --app https://policy.example.com/app/ --origin https://a.example',
    );
    expect(code).toBe(0);
    const [, payload = ''] = /^https:\/\/policy\.example\.com\/app\/#\/w\/(\S+)\n$/.exec(out) ?? [];
    const read = await readPayload(payload);
    const workspace = JSON.parse('text' in read ? read.text : '{}');
    expect(workspace).toMatchObject({
      origin: 'https://a.example',
      files: [{ path: '/robots.txt', text: files['robots.txt'] }],
    });
  });
});

test.each([
  ['open missing.txt --app https://a.example', 'does not exist'],
  ['open robots.txt --app a.example', 'is not a valid URL'],
  ['open robots.txt --app ftp://a.example/', 'neither an http nor an https URL'],
  ['open long.txt --app https://a.example', 'is too long for a link'],
])('ours: a mistake says what to do: gatepost %s', async (args, sentence) => {
  let random = 1;
  const next = () => (random = (random * 48_271) % 2_147_483_647).toString(36);
  const long = Array.from({ length: 9000 }, () => `Disallow: /${next()}`).join('\n');
  await withTestFolder({ ...files, 'long.txt': long }, async ({ run }) => {
    const { code, err } = await run(args);
    expect([code, err.includes(sentence)]).toEqual([2, true]);
  });
});
