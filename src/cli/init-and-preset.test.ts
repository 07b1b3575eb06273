// Commands that write files: a workspace of the current answers, and presets for AI crawlers.
import { expect, test } from 'vitest';
import { presets } from '../core/analysis/presets/preset.ts';
import { readWorkspace } from '../core/workspace/workspace.ts';
import presetCases from '../testing/vectors/preset-promises.json' with { type: 'json' };
import { withTestFolder } from './run-in-folder.ts';

const robots = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\nDisallow: /*?sort=\n';

test('product: the expectations of init are met at first, and fail after a change', async () => {
  await withTestFolder({ 'public/robots.txt': robots }, async ({ run, read, write }) => {
    const created = await run('init public/robots.txt --origin https://www.example.com');
    expect([created.code, created.out]).toEqual([0, '']);
    const result = readWorkspace(await read('site.gatepost.json'));
    expect(result).toMatchObject({
      workspace: {
        origin: 'https://www.example.com',
        files: [{ path: '/robots.txt', href: 'public/robots.txt' }],
      },
    });
    expect((await run('test site.gatepost.json')).code).toBe(0);
    for (const change of [
      robots.replace('Disallow: /private/\n', ''),
      robots.replace('/*?sort=', '/*?order='),
      robots.replace('GPTBot', 'ClaudeBot'),
      `${robots}Allow: /private/\n`,
      'User-agent: *\nDisallow: /\n',
      // Who had one record with others gets another.
      robots.replace('User-agent: *', 'User-agent: Googlebot').concat('\nUser-agent: *\nDisallow:\n'),
      `${robots}\nUser-agent: bingbot\nAllow: /\n`,
    ]) {
      await write('public/robots.txt', change);
      expect({ change, code: (await run('test site.gatepost.json')).code }).toEqual({ change, code: 1 });
    }
  });
});

test('product: what fails alike for several crawlers is printed once, any other crawler first', async () => {
  await withTestFolder({ 'robots.txt': 'User-agent: *\nDisallow: /private/\n' }, async ({ run, write }) => {
    await run('init robots.txt');
    await write('robots.txt', 'User-agent: *\nDisallow:\n');
    const { out } = await run('test site.gatepost.json');
    expect(out.match(/failed: .*/g)).toEqual([
      expect.stringMatching(
        /^failed: \/private\/ for any other crawler, \w+ and \d+ more \(rfc9309\): expected No, got Yes$/,
      ),
    ]);
    const annotations = await run('test site.gatepost.json --format github');
    expect(annotations.out.match(/^::error/gm)).toHaveLength(1);
  });
});

test('ours: init does not replace a workspace', async () => {
  await withTestFolder({ 'robots.txt': robots, 'site.gatepost.json': '{}' }, async ({ run, read }) => {
    const { code, err } = await run('init robots.txt');
    expect([code, err]).toEqual([2, expect.stringContaining('already exists. It was not changed.')]);
    expect(await read('site.gatepost.json')).toBe('{}');
  });
});

test('ours: a file outside the folder of the workspace is kept as a copy', async () => {
  await withTestFolder({ 'robots.txt': robots, 'ci/.keep': '' }, async ({ run, read }) => {
    await run('init robots.txt ci/site.gatepost.json');
    expect(JSON.parse(await read('ci/site.gatepost.json'))).toMatchObject({
      files: [{ path: '/robots.txt', text: robots }],
    });
    expect((await run('test ci/site.gatepost.json')).code).toBe(0);
  });
});

test('product: init uses only some of many URLs, with a note', async () => {
  const many = Array.from({ length: 60 }, (_, i) => `Disallow: /${i}/\n`).join('');
  await withTestFolder({ 'robots.txt': `User-agent: *\n${many}` }, async ({ run, read }) => {
    expect((await run('init robots.txt')).err).toContain('Included 50 of 61 URLs');
    await run('init robots.txt all.gatepost.json --all');
    expect(JSON.parse(await read('all.gatepost.json'))).toMatchObject({
      rows: expect.objectContaining({ length: 61 }),
    });
  });
});

test('product: a preset is written, and the second time nothing changes', async () => {
  await withTestFolder(
    { 'robots.txt': '# ours\nUser-agent: *\nDisallow: /private/\n' },
    async ({ run, read }) => {
      const first = await run('preset no-training robots.txt');
      expect([first.code, first.out]).toEqual([0, '']);
      const written = await read('robots.txt');
      expect(written).toMatch(/^# ours\nUser-agent: \*\nDisallow: \/private\/\n/);
      const answer = await run('ask robots.txt --agent GPTBot --url / --json');
      expect(JSON.parse(answer.out)).toMatchObject({ verdicts: [{ answer: 'deny' }] });
      expect((await run('preset no-training robots.txt')).err).toMatch(
        /^The file already says all of this\. Nothing would change\.\n/,
      );
      expect(await read('robots.txt')).toBe(written);
    },
  );
});

test('product: --dry-run prints a diff and changes nothing', async () => {
  await withTestFolder({ 'robots.txt': robots }, async ({ run, read }) => {
    const { code, out } = await run('preset no-seo robots.txt --dry-run');
    expect(code).toBe(0);
    expect(out).toMatch(/^--- a\/robots\.txt\n\+\+\+ b\/robots\.txt\n@@ /);
    expect(out).toContain('\n+User-agent: SemrushBot\n');
    expect(await read('robots.txt')).toBe(robots);
  });
});

test('product: a preset creates a missing file', async () => {
  await withTestFolder({}, async ({ run, read }) => {
    expect((await run('preset close-site robots.txt')).code).toBe(0);
    expect(await read('robots.txt')).toContain('User-agent: *\nDisallow: /\n');
  });
});

test('product: statements are written only with --statements', async () => {
  await withTestFolder({ 'robots.txt': 'User-agent: *\nDisallow:\n' }, async ({ run }) => {
    const [without, withThem] = [
      await run('preset no-training robots.txt --dry-run'),
      await run('preset no-training robots.txt --dry-run --statements'),
    ];
    expect(without.out).not.toContain('Content-Signal');
    expect(withThem.out).toContain('+Content-Signal: search=yes, ai-train=no\n');
  });
});

test('ours: standard input is printed with the preset', async () => {
  const { out } = await withTestFolder({}, ({ run }) =>
    run('preset close-site -', 'User-agent: *\nDisallow:\n'),
  );
  expect(out).toContain('User-agent: *\nDisallow: /\n');
});

test('product: JSON contains the result for each crawler', async () => {
  const { out } = await withTestFolder({ 'robots.txt': robots }, ({ run }) =>
    run('preset no-training robots.txt --dry-run --json'),
  );
  expect(JSON.parse(out)).toMatchObject({
    preset: 'no-training',
    changed: true,
    written: false,
    crawlers: expect.arrayContaining([
      expect.objectContaining({ agent: 'GPTBot', wish: 'deny', done: 'already', line: 1 }),
    ]),
  });
});

test('ours: --list has every preset, and a wrong name is refused', async () => {
  await withTestFolder({ 'robots.txt': robots }, async ({ run }) => {
    const { out } = await run('preset --list');
    for (const { id } of presets) expect(out).toMatch(new RegExp(`^${id}: \\S`, 'm'));
    const { code, err } = await run('preset no-traning robots.txt');
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean no-training?')]);
    expect((await run('preset no-training')).code).toBe(2);
  });
});

test('product: a preset reports crawlers that are up to the user, unchanged crawlers, and the options', async () => {
  await withTestFolder({ 'robots.txt': 'User-agent: *\nDisallow:\n' }, async ({ run }) => {
    const { err } = await run('preset no-training robots.txt --dry-run');
    expect(err).toContain(
      'CCBot also comes for something else (archive, research); it is blocked. To leave it: --leave CCBot',
    );
    expect(err).toContain('meta-externalagent also comes for something else (search); it is blocked.');
    expect(err).toContain('Applebot also comes for something else (search, AI answers); it stays as it is.');
    expect(err).toMatch(/\d+ known crawlers stay as before: Googlebot, bingbot, /);
    expect(err).toMatch(
      /\d+ names that only ai\.robots\.txt \(2026-08-22\) calls training crawlers stay as before/,
    );
    expect((await run('preset no-seo robots.txt --dry-run')).err).not.toContain('ai.robots.txt');
  });
});

test('product: --block, --leave and --community select crawlers, and the promise names those that are left', async () => {
  await withTestFolder({ 'robots.txt': 'User-agent: *\nDisallow:\n' }, async ({ run }) => {
    const { out, err } = await run(
      'preset no-training robots.txt --dry-run --block applebot --leave GPTBot,ccbot --community',
    );
    for (const name of ['Applebot', 'meta-externalagent', 'ClaudeBot', 'DeepSeekBot'])
      expect(out).toContain(`\n+User-agent: ${name}\n`);
    expect(out).not.toContain('GPTBot');
    expect(out).not.toContain('CCBot');
    expect(err).toContain('Not blocked, because you left them as they are: GPTBot and CCBot.');
    expect(out).not.toContain('Kangaroo');
    expect(err).toContain('CCBot also comes for something else (archive, research); it stays as it is.');
    expect(err).toContain('Blocked although only ai.robots.txt (2026-08-22) calls them training crawlers');
    const wrong = await run('preset no-training robots.txt --block Nobody');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('no crawler Nobody')]);
  });
});

test('product: JSON has the choices and the unchanged crawlers', async () => {
  const { out } = await withTestFolder({ 'robots.txt': robots }, ({ run }) =>
    run('preset archive-no-training robots.txt --dry-run --json --leave meta-externalagent'),
  );
  expect(JSON.parse(out)).toMatchObject({
    decisions: expect.arrayContaining([
      { agent: 'meta-externalagent', besides: ['search'], choice: 'leave' },
      { agent: 'CCBot', besides: ['archive', 'research'], choice: 'block' },
      { agent: 'YouBot', besides: ['search'], choice: 'block' },
    ]),
    promise: {
      clauses: [
        { wish: 'deny', left: ['meta-externalagent'], missed: [] },
        { wish: 'allow', left: [], missed: [] },
      ],
    },
    untouched: expect.arrayContaining(['Googlebot']),
  });
});

test('product: the promise and what stands in its way come before the file is written', async () => {
  await withTestFolder({ 'robots.txt': 'User-agent: *\nDisallow: /cart\n' }, async ({ run }) => {
    const { err } = await run('preset no-training robots.txt --dry-run');
    expect(err).toMatch(
      /^ {2}Blocks all \d+ training crawlers; Applebot stays as it is; does not change other crawlers\.$/m,
    );
    expect((await run('preset no-training robots.txt --dry-run --reader google')).err).toMatch(
      /Blocks \d+ of \d+ training crawlers; Applebot [^;]+; does not change other crawlers\.\n {2}Read as Google, AI2Bot does not get the answer you want\./,
    );
    expect((await run('preset search-only robots.txt --dry-run')).err).toMatch(
      /Blocks all \d+ other crawlers and any other crawler; allows all \d+ search engines\./,
    );
  });
  const unwritable = await withTestFolder({}, ({ run }) => run('preset no-training missing/robots.txt'));
  expect(unwritable.code).toBe(2);
  expect(unwritable.err).toMatch(/Blocks all \d+ training crawlers[^]*missing\/robots\.txt/);
});

test('product: new names get a record with a comment; --join adds them to a record with the same rules', async () => {
  const file = 'User-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n';
  await withTestFolder({ 'robots.txt': file }, async ({ run, read }) => {
    const offered = await run('preset no-training robots.txt --dry-run');
    expect(offered.err).toMatch(/\d+ names could be added to the record of CCBot.* To do so: --join/);
    await run('preset no-training robots.txt');
    expect(await read('robots.txt')).toContain(
      'User-agent: CCBot\nDisallow: /\n\n# Blocked: AI training\nUser-agent: ',
    );
  });
  await withTestFolder({ 'robots.txt': file }, async ({ run, read }) => {
    await run('preset no-training robots.txt --join');
    expect(await read('robots.txt')).toMatch(/^User-agent: CCBot\nUser-agent: Google-Extended\n/);
    expect(await read('robots.txt')).not.toContain('#');
  });
});

test('product: the cases of presets on the command line', async () => {
  for (const { id, files, args, thenAsk, want = [], unwanted = [] } of presetCases.cases)
    await withTestFolder(files, async ({ run }) => {
      const preset = await run(`preset ${args.join(' ')}`);
      expect([id, preset.code]).toEqual([id, 0]);
      const [agent, url] = thenAsk ?? [];
      const asked = agent ? await run(`ask robots.txt --agent ${agent} --url ${url}`) : preset;
      const text = `${asked.out}${asked.err}`;
      for (const part of want) expect([id, text]).toEqual([id, expect.stringContaining(part)]);
      for (const part of unwanted) expect([id, text]).not.toEqual([id, expect.stringContaining(part)]);
    });
});

test('product: --also writes the preset into other files of the site, and the second time nothing changes', async () => {
  const files = { 'public/robots.txt': robots, 'public/_headers': '/*\n  TDM-Reservation: 0\n' };
  await withTestFolder(files, async ({ run, read }) => {
    const first = await run('preset no-training public/robots.txt --also tdmrep,headers,license');
    expect([first.code, first.out]).toEqual([0, '']);
    expect(first.err).toContain('public/.well-known/tdmrep.json: is written.');
    expect(first.err).toContain('AI input: changes from “Not said” to “No” (line 5 of /license.xml).');
    expect(await read('public/_headers')).toBe(
      '/*\n  TDM-Reservation: 1\n  Content-Usage: search=y, train-ai=n\n',
    );
    expect(JSON.parse(await read('public/.well-known/tdmrep.json'))).toEqual([
      { location: '/', 'tdm-reservation': 1 },
    ]);
    expect(await read('public/license.xml')).toContain('<prohibits type="usage">ai-train</prohibits>');
    const again = await run('preset no-training public/robots.txt --also tdmrep,headers,license');
    expect(again.err.match(/nothing changes/g)).toHaveLength(3);
  });
});

test('product: --also with --dry-run prints diffs and creates no folder', async () => {
  await withTestFolder({ 'robots.txt': robots }, async ({ run, read }) => {
    const { out } = await run('preset no-training robots.txt --also tdmrep --dry-run');
    expect(out).toContain('+++ b/.well-known/tdmrep.json\n');
    expect(out).toContain('+    "tdm-reservation": 1\n');
    await expect(read('.well-known/tdmrep.json')).rejects.toThrow('ENOENT');
  });
});

test('product: --also needs known file names, and a preset about AI use', async () => {
  await withTestFolder({ 'robots.txt': robots }, async ({ run }) => {
    expect(await run('preset no-training - --also tdmrep', robots)).toMatchObject({ code: 2 });
    expect((await run('preset no-training robots.txt --also rss')).err).toContain('tdmrep, headers, license');
    expect((await run('preset no-seo robots.txt --also tdmrep')).err).toContain(
      'The preset no-seo says nothing about AI use',
    );
  });
});
