// Lines that state a preference beside the access rules, in the record for everybody.
import { extensionDirectives } from '../formats/extensions/directives.ts';
import { agentText, ruleText } from '../formats/rep/edit/field-spelling.ts';
import { setValue } from '../formats/rep/edit/set-value.ts';
import type { Reader } from '../readers/reader.ts';
import { fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import { changed } from './change.ts';
import { placed } from './placing.ts';
import type { Statement } from './stance.ts';
import { EVERYBODY, namesOf, type StandingRecord, standingRecords } from './standing.ts';
import { openText } from './turn-record.ts';

type Pairs = ReadonlyMap<string, string>;

const PAIR = /^([^\s=;,/]+)\s*=\s*([^\s;,]+)$/;

/** Signals are read in any case (CSG-003); usage is not: there a capital letter makes the line unreadable (CUS-014). */
const asRead = ({ directive }: Statement, value: string): string =>
  directive === 'content-signal' ? lowerCase(value) : value;

/** The labels and values of a line, or undefined if it says something else too. */
function pairsIn(statement: Statement, value: string): Pairs | undefined {
  const found = asRead(statement, value)
    .split(',')
    .map((part) => PAIR.exec(part.trim()));
  if (found.some((pair) => pair === null)) return undefined;
  return new Map(found.map((pair) => [pair![1]!, pair![2]!]));
}

const written = (pairs: Pairs): string => [...pairs].map(([label, value]) => `${label}=${value}`).join(', ');

const holds =
  (policy: Policy, { directive }: Statement) =>
  (line: number) =>
    fieldAt(policy, line).directive?.id === directive;

interface Stated {
  readonly line: number;
  readonly pairs: Pairs;
}

/** The lines that have such a statement for everybody already. */
const linesFor = (
  policy: Policy,
  stars: readonly StandingRecord[],
  statement: Statement,
): readonly Stated[] =>
  stars
    .flatMap(({ says }) => says)
    .filter(holds(policy, statement))
    .flatMap((line) => {
      const pairs = pairsIn(statement, valueOf(fieldAt(policy, line)));
      return pairs ? [{ line, pairs }] : [];
    });

/** What is wished in each of these lines: where it says something of a label, and the rest in the first. */
function restated(policy: Policy, lines: readonly Stated[], { values }: Statement): Policy {
  const wanted = Object.entries(values);
  const missing = wanted.filter(([label]) => !lines.some(({ pairs }) => pairs.has(label)));
  const inLines = lines.flatMap(({ line, pairs }, place) => {
    const own = [...wanted.filter(([label]) => pairs.has(label)), ...(place === 0 ? missing : [])];
    const isSaid = own.every(([label, value]) => pairs.get(label) === value);
    return isSaid ? [] : setValue(policy, line, written(new Map([...pairs, ...own])));
  });
  return inLines.length === 0 ? policy : changed(policy, { inLines, ofLines: [] });
}

function newLine({ directive, values }: Statement): string {
  const { name } = extensionDirectives.find(({ id }) => id === directive)!;
  return `${name}: ${written(new Map(Object.entries(values)))}`;
}

/** A rule that opens everything keeps the names of the record from joining those of the next (LIN-003). */
const opening = (policy: Policy) => ruleText(policy.format, { effect: 'allow', path: '/' });

/** The file with a statement for everybody: in its lines if there are any, whose other labels stay. */
export function stated(policy: Policy, reader: Reader, statement: Statement): Policy {
  const stars = standingRecords(policy, reader).filter((record) => namesOf(record).includes(EVERYBODY));
  const lines = linesFor(policy, stars, statement);
  if (lines.length > 0) return restated(policy, lines, statement);
  const text = newLine(statement);
  const [star] = stars;
  if (star) {
    const at = star.names.at(-1)!.line + 1;
    // An Allow would win against what closes everything to one of its names elsewhere (RFC 9309 2.2.2).
    const insert = [text, ...(star.rules.length > 0 ? [] : [openText(policy)])].map((one) => ({ text: one }));
    return changed(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
  }
  const everybody = {
    key: EVERYBODY,
    text: agentText(policy.format, EVERYBODY),
    lines: [text, opening(policy)],
  };
  return placed(policy, reader, [everybody], 'end').policy;
}
