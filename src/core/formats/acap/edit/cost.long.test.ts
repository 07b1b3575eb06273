// Looking up names in a file with many names is cheap: counts reads of a line, not time.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../document/source.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { formatOfPath } from '../../file-formats.ts';
import { readAcapFile } from '../acap-file.ts';
import { isPartOfComposite } from './inline-definition.ts';
import { occurrencesOfName, usesOfParentName } from './names.ts';

const COUNT = 300;
const generate = (line: (i: number) => string) => Array.from({ length: COUNT }, (_, i) => line(i));
const names = generate((i) => `n${i}`);
const text = [
  ...names.map((name) => `ACAP-qualified-usage: ${name} index time-limit=1-days`),
  ...names.map((name) => `ACAP-composite-usage: c${name} (${name})`),
  'ACAP-crawler: *',
  ...generate((i) => `ACAP-allow-(m${i}): /`),
];

/** A file, and the number of times that the field of a line has been read. */
function createWatchedFile() {
  const policy = createPolicy(sourceOfText(text.join('\n')), formatOfPath('/robots.txt'));
  const file = readAcapFile(policy);
  let readCount = 0;
  const watch = (owner: { readonly field?: unknown } | undefined) => {
    const { field } = owner!;
    Object.defineProperty(owner, 'field', { get: () => (readCount++, field) });
  };
  watch(file.lines.at(-1)?.read);
  watch(file.usages.get('cn0'));
  return { policy, file, readCount: () => readCount };
}

test.each<
  [what: string, ask: (watched: ReturnType<typeof createWatchedFile>, i: number) => unknown, answer: unknown]
>([
  ['its occurrences', ({ policy }, i) => occurrencesOfName(policy, 'usage', `n${i}`).length, 2],
  ['its uses in another file', ({ file }, i) => usesOfParentName(file, 'usage', `m${i}`).length, 1],
  ['whether it is a part of a composite', ({ policy }, i) => isPartOfComposite(policy, `n${i}`), true],
])('ours: for each name of a file: %s: the file is searched once', (_what, ask, answer) => {
  const watched = createWatchedFile();
  expect(names.map((_, i) => ask(watched, i))).toEqual(names.map(() => answer));
  expect(watched.readCount()).toBeLessThan(5);
});
