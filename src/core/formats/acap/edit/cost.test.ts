// What looking up names costs in files with many: counted in looks at a line, not in time.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../document/source.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { formatOfPath } from '../../file-formats.ts';
import { readAcapFile } from '../acap-file.ts';
import { isPartOfComposite } from './inline-definition.ts';
import { occurrencesOfName, usesOfParentName } from './names.ts';

const COUNT = 300;
const many = (line: (i: number) => string) => Array.from({ length: COUNT }, (_, i) => line(i));
const names = many((i) => `n${i}`);
const text = [
  ...names.map((name) => `ACAP-qualified-usage: ${name} index time-limit=1-days`),
  ...names.map((name) => `ACAP-composite-usage: c${name} (${name})`),
  'ACAP-crawler: *',
  ...many((i) => `ACAP-allow-(m${i}): /`),
];

/** A file, and how often the field of a line has been looked at. */
function watched() {
  const policy = createPolicy(sourceOfText(text.join('\n')), formatOfPath('/robots.txt'));
  const file = readAcapFile(policy);
  let looks = 0;
  const watch = (owner: { readonly field?: unknown } | undefined) => {
    const { field } = owner!;
    Object.defineProperty(owner, 'field', { get: () => (looks++, field) });
  };
  watch(file.lines.at(-1)?.read);
  watch(file.usages.get('cn0'));
  return { policy, file, looks: () => looks };
}

test.each<[what: string, ask: (look: ReturnType<typeof watched>, i: number) => unknown, answer: unknown]>([
  ['where it stands', ({ policy }, i) => occurrencesOfName(policy, 'usage', `n${i}`).length, 2],
  ['where another file uses it', ({ file }, i) => usesOfParentName(file, 'usage', `m${i}`).length, 1],
  ['whether it is a part', ({ policy }, i) => isPartOfComposite(policy, `n${i}`), true],
])('ours: of each name of a file: %s: the file is looked through once', (_what, ask, answer) => {
  const look = watched();
  expect(names.map((_, i) => ask(look, i))).toEqual(names.map(() => answer));
  expect(look.looks()).toBeLessThan(5);
});
