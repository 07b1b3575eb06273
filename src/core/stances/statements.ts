// Lines that state a preference beside the access rules, in the record for everybody.
import { extensionDirectives } from '../formats/extensions/directives.ts';
import { agentText, ruleText } from '../formats/rep/edit/field-spelling.ts';
import { setValue } from '../formats/rep/edit/set-value.ts';
import type { Reader } from '../readers/reader.ts';
import { fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { lowerCase } from '../text/lower-case.ts';
import { applyChanges } from './change.ts';
import { placeRecords } from './placing.ts';
import type { PreferenceStatement } from './stance.ts';
import { ANY_AGENT, type ExistingRecord, namesOfRecord, readExistingRecords } from './standing.ts';
import { openRuleText } from './turn-record.ts';

type StatementPairs = ReadonlyMap<string, string>;

const PAIR_PATTERN = /^([^\s=;,/]+)\s*=\s*([^\s;,]+)$/;

/** Signals are read in any case (CSG-003); usage is not: there a capital letter makes the line unreadable (CUS-014). */
const valueAsRead = ({ directive }: PreferenceStatement, value: string): string =>
  directive === 'content-signal' ? lowerCase(value) : value;

/** The labels and values of a line, or undefined if it says something else too. */
function parsePairs(statement: PreferenceStatement, value: string): StatementPairs | undefined {
  const found = valueAsRead(statement, value)
    .split(',')
    .map((part) => PAIR_PATTERN.exec(part.trim()));
  if (found.some((pair) => pair === null)) return undefined;
  return new Map(found.map((pair) => [pair![1]!, pair![2]!]));
}

const printPairs = (pairs: StatementPairs): string =>
  [...pairs].map(([label, value]) => `${label}=${value}`).join(', ');

const acceptsStatement =
  (policy: Policy, { directive }: PreferenceStatement) =>
  (line: number) =>
    fieldAt(policy, line).directive?.id === directive;

interface ExistingStatement {
  readonly line: number;
  readonly pairs: StatementPairs;
}

/** The lines that have such a statement for everybody already. */
const statementLinesFor = (
  policy: Policy,
  stars: readonly ExistingRecord[],
  statement: PreferenceStatement,
): readonly ExistingStatement[] =>
  stars
    .flatMap(({ says }) => says)
    .filter(acceptsStatement(policy, statement))
    .flatMap((line) => {
      const pairs = parsePairs(statement, valueOf(fieldAt(policy, line)));
      return pairs ? [{ line, pairs }] : [];
    });

/** What is wished in each of these lines: where it says something of a label, and the rest in the first. */
function updateStatements(
  policy: Policy,
  lines: readonly ExistingStatement[],
  { values }: PreferenceStatement,
): Policy {
  const wanted = Object.entries(values);
  const missing = wanted.filter(([label]) => !lines.some(({ pairs }) => pairs.has(label)));
  const inLines = lines.flatMap(({ line, pairs }, place) => {
    const own = [...wanted.filter(([label]) => pairs.has(label)), ...(place === 0 ? missing : [])];
    const isSaid = own.every(([label, value]) => pairs.get(label) === value);
    return isSaid ? [] : setValue(policy, line, printPairs(new Map([...pairs, ...own])));
  });
  return inLines.length === 0 ? policy : applyChanges(policy, { inLines, ofLines: [] });
}

function statementLine({ directive, values }: PreferenceStatement): string {
  const { name } = extensionDirectives.find(({ id }) => id === directive)!;
  return `${name}: ${printPairs(new Map(Object.entries(values)))}`;
}

/** A rule that opens everything keeps the names of the record from joining those of the next (LIN-003). */
const openingRecordText = (policy: Policy) => ruleText(policy.format, { effect: 'allow', path: '/' });

/** The file with a statement for everybody: in its lines if there are any, whose other labels stay. */
export function applyStatement(policy: Policy, reader: Reader, statement: PreferenceStatement): Policy {
  const stars = readExistingRecords(policy, reader).filter((record) =>
    namesOfRecord(record).includes(ANY_AGENT),
  );
  const lines = statementLinesFor(policy, stars, statement);
  if (lines.length > 0) return updateStatements(policy, lines, statement);
  const text = statementLine(statement);
  const [star] = stars;
  if (star) {
    const at = star.names.at(-1)!.line + 1;
    // An Allow would win against what closes everything to one of its names elsewhere (RFC 9309 2.2.2).
    const insert = [text, ...(star.rules.length > 0 ? [] : [openRuleText(policy)])].map((one) => ({
      text: one,
    }));
    return applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
  }
  const everybody = {
    key: ANY_AGENT,
    text: agentText(policy.format, ANY_AGENT),
    lines: [text, openingRecordText(policy)],
  };
  return placeRecords(policy, reader, [everybody], 'end').policy;
}
