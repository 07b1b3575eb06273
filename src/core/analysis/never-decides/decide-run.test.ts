import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideOneByOne, type Effect, parseRules, type RunRule } from '../../matching/path-rule.ts';
import { readerOf } from '../../readers/registry.ts';
import { decideRun, OWN_FILE_PLACE, prepareRun } from './decide-run.ts';

const google = readerOf('google');
const first = { ...google, rule: { ...google.rule, choice: 'first', tie: null } } as const;

const path = fc.oneof(fc.stringMatching(/^[/*][ab*/]{0,4}\$?$/), fc.constantFrom('/a/index.htm', '/*', '/o'));
const rules = fc.array(fc.tuple(fc.constantFrom<Effect>('allow', 'deny'), path), {
  minLength: 1,
  maxLength: 6,
});
const runFrom = (from: readonly (readonly [Effect, string])[]): RunRule[] =>
  from.map(([effect, text], id) => ({ effect, seen: { id, text: `x: ${text}`, eol: '\n' } }));

test.each([
  ['the longest', google],
  ['the first', first],
] as const)('where %s decides, automata come to the same as a unit that no rule has', (_, reader) => {
  fc.assert(
    fc.property(rules, (from) => {
      const read = parseRules(runFrom(from), 'utf-8', reader);
      const own = new Set(['/o']);
      const run = prepareRun(read, own, reader);
      expect(run.fresh).toBeDefined();
      read.forEach((_rule, place) => {
        const check = (url: string) =>
          !own.has(url) && decideOneByOne(read, url, reader.rule) === place ? url : undefined;
        const search = (one: typeof run, budget: number) =>
          decideRun(one, place, reader, { left: budget }, check);
        const quick = search(run, 0);
        const slow = search({ ...run, fresh: undefined }, 200_000);
        expect(slow.end, `${place} of ${JSON.stringify(from)}`).toBe(quick.end);
        if (slow.end !== 'none') return;
        // Without any rules except those named, it still decides nothing.
        const { used } = slow;
        const named = read.map((rule, i) => (i === place || used.includes(i) ? rule : undefined));
        const again = decideRun(
          { ...run, rules: named, ownUrls: used.includes(OWN_FILE_PLACE) ? own : new Set() },
          place,
          reader,
          { left: 200_000 },
          (url) => (decideOneByOne(named, url, reader.rule) === place ? url : undefined),
        );
        expect(again.end).toBe('none');
      });
    }),
    { numRuns: 150 },
  );
});
