// Lines that state a preference beside the access rules, in the record for everybody.
import { modernDirectives } from '../dialects/modern-lines/directives.ts';
import { setValue } from '../policy/edit/set-value.ts';
import { agentText, ruleText } from '../policy/edit/spelling.ts';
import { fieldAt, type Policy, valueOf } from '../policy/policy.ts';
import type { Reader } from '../readers/reader.ts';
import { changed } from './change.ts';
import { placed } from './placing.ts';
import type { Statement } from './stance.ts';
import { EVERYBODY, namesOf, type StandingRecord, standingRecords } from './standing.ts';

type Pairs = ReadonlyMap<string, string>;

const PAIR = /^([^\s=;,/]+)\s*=\s*([^\s;,]+)$/;

/** The labels and values of a line, or undefined if it says something else too. */
function pairsIn(value: string): Pairs | undefined {
  const found = value.split(',').map((part) => PAIR.exec(part.trim()));
  if (found.some((pair) => pair === null)) return undefined;
  return new Map(found.map((pair) => [pair![1]!, pair![2]!]));
}

const written = (pairs: Pairs): string => [...pairs].map(([label, value]) => `${label}=${value}`).join(', ');

const holds =
  (policy: Policy, { directive }: Statement) =>
  (line: number) =>
    fieldAt(policy, line).directive?.id === directive;

/** The line that has such a statement for everybody already. */
function lineFor(policy: Policy, star: StandingRecord | undefined, statement: Statement): number | undefined {
  return star?.says.find(
    (line) => holds(policy, statement)(line) && pairsIn(valueOf(fieldAt(policy, line))) !== undefined,
  );
}

function newLine({ directive, values }: Statement): string {
  const { name } = modernDirectives.find(({ id }) => id === directive)!;
  return `${name}: ${written(new Map(Object.entries(values)))}`;
}

/** A rule that opens everything keeps the names of the record from joining those of the next (LIN-003). */
const opening = (policy: Policy) => ruleText(policy.format, { effect: 'allow', path: '/' });

/** The file with a statement for everybody: in its line if there is one, whose other labels stay. */
export function stated(policy: Policy, reader: Reader, statement: Statement): Policy {
  const star = standingRecords(policy, reader).find((record) => namesOf(record).includes(EVERYBODY));
  const line = lineFor(policy, star, statement);
  if (line !== undefined) {
    const pairs = pairsIn(valueOf(fieldAt(policy, line)))!;
    const value = written(new Map([...pairs, ...Object.entries(statement.values)]));
    const isSaid = Object.entries(statement.values).every(([label, wanted]) => pairs.get(label) === wanted);
    return isSaid ? policy : changed(policy, { inLines: setValue(policy, line, value), ofLines: [] });
  }
  const text = newLine(statement);
  if (star) {
    const at = star.names.at(-1)!.line + 1;
    const insert = [text, ...(star.rules.length > 0 ? [] : [opening(policy)])].map((one) => ({ text: one }));
    return changed(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
  }
  const everybody = {
    key: EVERYBODY,
    text: agentText(policy.format, EVERYBODY),
    lines: [text, opening(policy)],
  };
  return placed(policy, reader, [everybody], 'end').policy;
}
