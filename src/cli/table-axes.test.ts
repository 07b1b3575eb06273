// The default URLs and crawlers of matrix and diff.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const many = Array.from({ length: 20_000 }, (_, i) => `Disallow: /page/${i}/`);
const robots = Array.from({ length: 3000 }, (_, i) => `User-agent: bot-${i}\nDisallow: /${i}/\n`);
const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;
const files = {
  'old.txt': lines('User-agent: *', ...many),
  'new.txt': lines('User-agent: *', ...many.with(15_000, 'Allow: /page/15000/')),
  'robots.txt': lines(...robots),
  'other.txt': lines(...robots.with(2500, 'User-agent: bot-2500\nAllow: /2500/\n')),
  'renamed.txt': lines(...robots.with(2500, 'User-agent: someone\nDisallow: /2500/\n')),
  'wild.txt': lines('User-agent: *', 'Disallow: /*.gif$', 'Allow: /x.gif'),
  'open.txt': lines('User-agent: *', 'Allow: /x.gif'),
};
const run = (args: string) => withTestFolder(files, (folder) => folder.run(args));

test.each([
  ['old.txt new.txt', 'any other crawler, /page/15000/: No -> Yes'],
  ['robots.txt other.txt', 'bot-2500, /2500/: No -> Yes'],
  ['robots.txt renamed.txt', 'bot-2500, /2500/: No -> Yes'],
  ['robots.txt renamed.txt', 'someone, /2500/: Yes -> No'],
  ['wild.txt open.txt', '.gif: No -> Yes'],
])('product: diff %s finds a change anywhere in the file', async (args, line) => {
  const { code, out } = await run(`diff ${args} --sampled --exit-code`);
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining(line) });
});

test('ours: a note tells how many names of the file are in the table, and how to include all', async () => {
  const { err } = await run('matrix robots.txt --csv');
  expect(err).toBe(
    'Included 201 of 3,001 URLs and 9 of 3,001 crawlers that the files name. Use --all to include all of them, or choose some with --urls and --agents.\n',
  );
  const { out } = await run('matrix old.txt --json');
  const { counts } = JSON.parse(out) as { counts: object };
  expect(counts).toEqual({ urls: { taken: 201, named: 20_001 }, agents: { taken: 1, named: 1 } });
});

test('ours: --all includes all', async () => {
  const { out, err } = await run('matrix old.txt --all --csv');
  expect(out.split('\r\n')).toHaveLength(20_003);
  expect(err).toBe('URLs taken from the rules: 20,001. Use --urls to choose others.\n');
  const { out: wide } = await run('matrix robots.txt --all --url /7/ --json');
  expect((JSON.parse(wide) as { agents: string[] }).agents).toHaveLength(3001);
});
