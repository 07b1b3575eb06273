// Adds names that need a record of their own, at the place where new records disturb least.

import { extensions } from '../../formats/extensions/registry.ts';
import { agentText, ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { setValue } from '../../formats/rep/edit/set-value.ts';
import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { openRuleText } from './change-record.ts';
import { type CheckResult, checkPresetTask } from './check-preset.ts';
import { answersForAgent, type PreparedReaders, prepareReaders } from './current-answers.ts';
import {
  ANY_AGENT,
  type ExistingRecord,
  lastNameLine,
  namesOfRecord,
  readExistingRecords,
} from './existing-records.ts';
import type { ExtractedAgent, ExtractionResult } from './extract-names.ts';
import { linesOfOwnRecord } from './own-record-lines.ts';
import { placeRecords, type RecordPlace } from './place-records.ts';
import { applyChanges } from './policy-changes.ts';
import type { CrawlerPreset, PreferenceStatement } from './preset.ts';
import { isPolicyTokenName, type PresetTarget } from './targets.ts';

// Lines that state a preference beside the access rules, in the record for everybody.
type StatementPairs = ReadonlyMap<string, string>;

const PAIR_PATTERN = /^([^\s=;,/]+)\s*=\s*([^\s;,]+)$/;

/** Signals are read in any case (CSG-003); usage is not: there a capital letter makes the line unreadable (CUS-014). */
const valueAsRead = ({ directive }: PreferenceStatement, value: string): string =>
  directive === 'content-signal' ? lowerCase(value) : value;

/** The labels and values of a line, or undefined if it says something else too. */
function parsePairs(statement: PreferenceStatement, value: string): StatementPairs | undefined {
  const pairs = new Map<string, string>();
  for (const part of valueAsRead(statement, value).split(',')) {
    const [, label, wish] = PAIR_PATTERN.exec(part.trim()) ?? [];
    if (label === undefined || wish === undefined) return undefined;
    pairs.set(label, wish);
  }
  return pairs;
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
  const { name } = extensions.find(({ id }) => id === directive)!;
  return `${name}: ${printPairs(new Map(Object.entries(values)))}`;
}

/** A rule that opens everything keeps the names of the record from joining those of the next (LIN-003). */
const openingRecordText = (policy: Policy) => ruleText(policy.format, { effect: 'allow', path: '/' });

/** The file with a statement for everybody: in its lines if there are any, whose other labels stay. */
function applyStatement(policy: Policy, reader: Reader, statement: PreferenceStatement): Policy {
  const stars = readExistingRecords(policy, reader).filter((record) =>
    namesOfRecord(record).includes(ANY_AGENT),
  );
  const lines = statementLinesFor(policy, stars, statement);
  if (lines.length > 0) return updateStatements(policy, lines, statement);
  const text = statementLine(statement);
  const [star] = stars;
  if (star) {
    const at = lastNameLine(star) + 1;
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

/** What a preset is worked out from: one file, and whom the preset is about in it. */
export interface PresetContext {
  readonly site: PolicyFiles;
  readonly path: string;
  readonly reader: Reader;
  readonly before: Policy;
  readonly records: readonly ExistingRecord[];
  readonly targets: readonly PresetTarget[];
  readonly urls: readonly string[];
  readonly asked: PreparedReaders;
  readonly preset: CrawlerPreset;
}

/** The readers that have to agree: those that compare whole names. Others may take one name for another. */
const countsForAgent =
  ({ reader }: PresetContext) =>
  (one: Reader) =>
    one.id === reader.id || one.agent.match === 'equals';

/** Whether a robot that no record names has to be named, to be told what is wished. */
function needsOwnRecord(work: PresetContext, after: PreparedReaders, { agent, wish }: PresetTarget): boolean {
  const { preset, urls } = work;
  const wanted: Answer = wish === 'out' ? 'deny' : 'allow';
  // Whoever is kept out by name alone is kept out of every path; with everybody else, of what everybody is.
  const paths = wish === 'out' && !preset.others ? urls : urls.slice(0, 1);
  if (wish === 'out' && !preset.everyName && isPolicyTokenName(agent)) return true;
  const counts = after.readers.map(countsForAgent(work));
  return paths.some((url) =>
    answersForAgent(after, agent, url).some((said, place) => counts[place] && said !== wanted),
  );
}

/** The names that no record has, and the lines that each is to get. */
export function findUnnamed(
  work: PresetContext,
  { policy, leaving }: ExtractionResult,
): readonly ExtractedAgent[] {
  const { targets, records, before, reader } = work;
  const known = new Set(readExistingRecords(policy, reader).flatMap(namesOfRecord));
  for (const { key } of leaving) known.add(key);
  const stars = records.filter((record) => namesOfRecord(record).includes(ANY_AGENT));
  const missing = targets.filter(({ key, agent }) => !known.has(key) && isWritable(agent));
  const added = (target: PresetTarget): ExtractedAgent => ({
    key: target.key,
    text: agentText(policy.format, target.agent),
    lines: linesOfOwnRecord(
      before,
      target.wish === 'in' && target.key !== ANY_AGENT ? stars : [],
      target.wish,
    ),
  });
  const everybody = missing.filter(({ key, wish }) => key === ANY_AGENT && wish === 'out').map(added);
  const { policy: told } = placeRecords(policy, reader, [...leaving, ...everybody], 'end');
  const after = prepareReaders(work.site, work.path, told, work.asked.readers);
  const others = missing.filter((one) => one.key !== ANY_AGENT && needsOwnRecord(work, after, one));
  return [...others.map(added), ...everybody];
}

export interface PlacementTrial extends CheckResult {
  readonly policy: Policy;
  readonly joined: ReadonlySet<string>;
  readonly asked: PreparedReaders;
}

const candidatePlaces: readonly RecordPlace[] = ['before-default', 'behind-records', 'end', 'before-records'];

/** How much is amiss: robots that were not meant first, then wishes that some readers miss. */
function countMismatches({ also, missed }: CheckResult): number {
  const sum = (lists: readonly (readonly string[])[]) => lists.reduce((all, { length }) => all + length, 0);
  return sum(also.map(({ readers }) => readers)) + sum([...missed.values()]);
}

/** Tries the places for new records, and takes the one with the least amiss: the first that has nothing. */
export function* findBestPlaceTask(
  work: PresetContext,
  { policy, leaving }: Pick<ExtractionResult, 'policy' | 'leaving'>,
  statements: readonly PreferenceStatement[],
  others: readonly string[],
): CooperativeTask<PlacementTrial> {
  const { site, path, reader, asked, targets, urls } = work;
  let best: PlacementTrial | undefined;
  const seen = new Set<Policy>();
  for (const place of leaving.length > 0 ? candidatePlaces : candidatePlaces.slice(0, 1)) {
    const { policy: now, joined } = placeRecords(policy, reader, leaving, place);
    const told = statements.reduceRight((file, statement) => applyStatement(file, reader, statement), now);
    if (seen.has(told)) continue;
    seen.add(told);
    const after = prepareReaders(site, path, told, asked.readers);
    const found = yield* checkPresetTask({ before: asked, after, targets, others, urls });
    const tried = { ...found, policy: told, joined, asked: after };
    if (!best || countMismatches(tried) < countMismatches(best)) best = tried;
    if (countMismatches(best) === 0) break;
  }
  return best!;
}
