// The published schemas: one for each command that prints JSON. run-in-folder.ts checks all JSON of all tests by them.
import { expect, test } from 'vitest';
import { isValid, type Schema } from '../../testing/json-schema.ts';
import { usualFormats } from '../arguments/options.ts';
import { commandTable } from '../command-table.ts';
import { withTestFolder } from '../run-in-folder.ts';
import { schemaNames } from './output-schemas.ts';

/** It can print errors only: its result is a file. */
const withoutResult = ['init'];

test('ours: every command with --format json has a schema, and the schema of errors is beside them', () => {
  const printing = commandTable.filter(({ formats = usualFormats }) => formats.includes('json'));
  const names = printing.map(({ name }) => name).filter((name) => !withoutResult.includes(name));
  expect([...schemaNames].toSorted()).toEqual([...names, 'error'].toSorted());
});

test('json schema 2020-12: the printed schema accepts what the command prints, with later keys too, and needs the version', async () => {
  await withTestFolder({ 'robots.txt': 'User-agent: *\nDisalow: /a\n' }, async ({ run }) => {
    for (const [name, args] of [
      ['lint', 'lint robots.txt --json'],
      ['ask', 'ask robots.txt --agent a --url / --json'],
      ['ask', 'ask robots.txt --agent a --url / --usage present-snippet --json'],
      ['ask', 'ask robots.txt --agent a --url / --question ai-use --purpose ai-train --json'],
      ['matrix', 'matrix robots.txt --json'],
      ['preset', 'preset --list --json'],
      ['preset', 'preset no-ai robots.txt --dry-run --json'],
      ['diff', 'diff robots.txt robots.txt --json'],
      ['diff', 'diff robots.txt robots.txt --usage crawl --json'],
      ['convert', 'convert robots.txt --to acap --json'],
      ['convert', 'convert robots.txt --to x-robots-tag --url / --accept-losses --json'],
      ['rules', 'rules --json'],
      ['explain', 'explain R001 --json'],
      ['audit', 'audit robots.txt --json'],
    ] as const) {
      const schema = JSON.parse((await run(`schema ${name}`)).out) as Schema;
      const printed = JSON.parse((await run(args)).out) as object;
      const { version: _, ...withoutVersion } = printed as { version: number };
      expect({
        args,
        valid: [printed, { ...printed, later: 1 }, withoutVersion, { ...printed, version: 2 }].map((value) =>
          isValid(schema, value),
        ),
      }).toEqual({ args, valid: [true, true, false, false] });
    }
  });
});

test('ours: errors have a version too, and a wrong name is refused', async () => {
  await withTestFolder({}, async ({ run }) => {
    const schema = JSON.parse((await run('schema error')).out) as Schema;
    const { err } = await run('lint gone.txt --json');
    expect(isValid(schema, JSON.parse(err))).toBe(true);
    expect((await run('schema lnt')).err).toContain('Did you mean lint?');
  });
});
