// Files that are not in UTF-8: the command line reads them in the encoding of their author, as the page does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeText } from '../core/document/encoding.ts';
import { withTestFolder } from './run-in-folder.ts';

const files = [
  ['shift_jis', 'Shift_JIS', '検索エンジンのクローラーへの指示です', '/管理/'],
  ['euc-kr', 'EUC-KR', '검색 로봇을 위한 안내 파일입니다 관리자', '/관리/'],
  ['windows-1251', 'Windows-1251', 'Это описание для поисковых роботов нашего сайта', '/каталог/'],
] as const;

const bytesOf = (encoding: (typeof files)[number][0], comment: string, path: string) =>
  encodeText({ text: `# ${comment}\nUser-agent:*\nDisallow: ${path}\n`, encoding, bom: false });

test.each(files)(
  'product: every command that answers names %s, and says to save the file as UTF-8',
  async (id, name, comment, path) => {
    const expectations = [{ agent: 'a', url: '/x', expect: 'allow' }];
    const workspace = (file: object) =>
      JSON.stringify({ gatepost: 1, origin: '', files: [{ path: '/robots.txt', ...file }], expectations });
    const folder = {
      'robots.txt': bytesOf(id, comment, path),
      'empty.txt': '',
      'site.json': workspace({ href: 'robots.txt' }),
      'other.json': workspace({ text: '' }),
    };
    await withTestFolder(folder, async ({ run }) => {
      const lint = await run('lint robots.txt');
      expect(lint.out).toContain(`R084: The file is in ${name}, not in UTF-8.`);
      expect(lint.out).toContain('fix: Convert the file to UTF-8');
      const note = `robots.txt is in ${name}, not in UTF-8. Crawlers compare its bytes: save it as UTF-8.\n`;
      for (const command of ['ask robots.txt', 'matrix robots.txt', 'diff empty.txt robots.txt']) {
        const { err, out } = await run(`${command} --agent a --url /x`);
        expect([command, err]).toEqual([command, note]);
        expect(out).not.toContain('not in UTF-8');
      }
      expect((await run('audit robots.txt')).err).toBe(note);
      expect((await run('test site.json')).err).toBe(note);
      expect((await run('test site.json --file /robots.txt=empty.txt')).err).toBe('');
      expect((await run('test other.json --file /robots.txt=robots.txt')).err).toBe(note);
      for (const quiet of [
        'audit robots.txt --json',
        'diff empty.txt robots.txt --url /x --json',
        'test site.json --json',
      ])
        expect([quiet, (await run(quiet)).err]).toEqual([quiet, '']);
      expect((await run('ask robots.txt --agent a --url /x --json')).err).toBe('');
      expect((await run('ask robots.txt --agent a --url /x --quiet')).err).toBe('');
    });
  },
);

test.each(files)(
  'product: %s is shown in characters, and compared by octets',
  async (id, _, comment, path) => {
    const bytes = bytesOf(id, comment, path);
    const octets = Array.from(encodeText({ text: path, encoding: id, bom: false }), (octet) =>
      octet < 0x80 ? String.fromCharCode(octet) : `%${octet.toString(16)}`,
    ).join('');
    await withTestFolder({ 'robots.txt': bytes }, async ({ run }) => {
      expect((await run(`ask robots.txt --agent a --url ${octets}x`)).out).toContain(
        `robots.txt:3: Disallow: ${path}`,
      );
      expect((await run(`ask robots.txt --agent a --url ${path}x`)).out).toMatch(/^Yes/);
    });
  },
);

test('ours: a fix keeps the octets of the other lines', async () => {
  const [id, , comment, path] = files[0];
  const bytesWith = (head: string) =>
    encodeText({ text: `# ${comment}\n${head}\nDisallow: ${path}\n`, encoding: id, bom: false });
  await withTestFolder(
    { 'robots.txt': bytesWith('User-agent: *\nUser-agent: *') },
    async ({ run, path: folder }) => {
      expect(await run('lint robots.txt --fix')).toMatchObject({ err: 'robots.txt: 1 fix applied.\n' });
      expect(readFileSync(join(folder, 'robots.txt'))).toEqual(Buffer.from(bytesWith('User-agent: *')));
    },
  );
});

test('ours: octets of no known encoding are said to be none of UTF-8', async () => {
  const bytes = new TextEncoder()
    .encode('User-agent: *\nDisallow: /x\n# ?\n')
    .map((octet) => (octet === 0x3f ? 0xff : octet));
  await withTestFolder({ 'robots.txt': bytes }, async ({ run }) => {
    expect((await run('ask robots.txt --agent a --url /x')).err).toBe(
      'robots.txt is not in UTF-8. Crawlers compare its bytes: save it as UTF-8.\n',
    );
  });
});
