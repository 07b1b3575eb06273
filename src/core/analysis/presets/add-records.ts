// Adds the names that need a record of their own, at the place with the fewest side effects.

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

// The labels and values of a line that states a preference in addition to the access rules.
type StatementPairs = ReadonlyMap<string, string>;

const PAIR_PATTERN = /^([^\s=;,/]+)\s*=\s*([^\s;,]+)$/;

/**
 * Returns a value as it is read. Content-Signal ignores case (CSG-003). In Content-Usage a capital letter makes
 * the line unreadable (CUS-014).
 */
const valueAsRead = ({ directive }: PreferenceStatement, value: string): string =>
  directive === 'content-signal' ? lowerCase(value) : value;

/** Returns the labels and values of a line, or undefined if it has other content too. */
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

/** Returns the lines of the records for `*` that already have such a statement. */
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

/**
 * Writes the values into these lines: each label into the lines that have it, and the missing labels into the
 * first.
 */
function updateStatements(
  policy: Policy,
  lines: readonly ExistingStatement[],
  { values }: PreferenceStatement,
): Policy {
  const wantedValues = Object.entries(values);
  const missing = wantedValues.filter(([label]) => !lines.some(({ pairs }) => pairs.has(label)));
  const inLines = lines.flatMap(({ line, pairs }, place) => {
    const ownValues = [
      ...wantedValues.filter(([label]) => pairs.has(label)),
      ...(place === 0 ? missing : []),
    ];
    const isAlreadyStated = ownValues.every(([label, value]) => pairs.get(label) === value);
    return isAlreadyStated ? [] : setValue(policy, line, printPairs(new Map([...pairs, ...ownValues])));
  });
  return inLines.length === 0 ? policy : applyChanges(policy, { inLines, ofLines: [] });
}

function statementLine({ directive, values }: PreferenceStatement): string {
  const { name } = extensions.find(({ id }) => id === directive)!;
  return `${name}: ${printPairs(new Map(Object.entries(values)))}`;
}

/** An Allow for everything prevents the names of the record from being merged with those of the next one (LIN-003). */
const openingRecordText = (policy: Policy) => ruleText(policy.format, { effect: 'allow', path: '/' });

/** Applies a statement to the record for `*`: in its existing lines, of which other labels stay, or in a new line. */
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
    // An Allow would win against a rule that blocks everything for one of its names elsewhere (RFC 9309 2.2.2).
    const insert = [text, ...(star.rules.length > 0 ? [] : [openRuleText(policy)])].map((one) => ({
      text: one,
    }));
    return applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
  }
  const starRecord = {
    key: ANY_AGENT,
    text: agentText(policy.format, ANY_AGENT),
    lines: [text, openingRecordText(policy)],
  };
  return placeRecords(policy, reader, [starRecord], 'end').policy;
}

/** The input of a preset: one file, and the names that the preset applies to in it. */
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

/**
 * The readers that have to agree: the selected reader, and those that compare whole names. Others may mistake one
 * name for another.
 */
const countsForAgent =
  ({ reader }: PresetContext) =>
  (one: Reader) =>
    one.id === reader.id || one.agent.match === 'equals';

/** Whether a crawler that no record names needs a record to get the wished answer. */
function needsOwnRecord(
  context: PresetContext,
  after: PreparedReaders,
  { agent, wish }: PresetTarget,
): boolean {
  const { preset, urls } = context;
  const wantedAnswer: Answer = wish === 'out' ? 'deny' : 'allow';
  // A crawler that is blocked by name must be blocked for every path; together with all other crawlers, for what
  // they are blocked for.
  const paths = wish === 'out' && !preset.others ? urls : urls.slice(0, 1);
  if (wish === 'out' && !preset.everyName && isPolicyTokenName(agent)) return true;
  const counts = after.readers.map(countsForAgent(context));
  return paths.some((url) =>
    answersForAgent(after, agent, url).some((said, place) => counts[place] && said !== wantedAnswer),
  );
}

/** Finds the names that no record has, and the lines that each needs. */
export function findUnnamed(
  context: PresetContext,
  { policy, leaving }: ExtractionResult,
): readonly ExtractedAgent[] {
  const { targets, records, before, reader } = context;
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
  const starRecord = missing.filter(({ key, wish }) => key === ANY_AGENT && wish === 'out').map(added);
  const { policy: policyAfter } = placeRecords(policy, reader, [...leaving, ...starRecord], 'end');
  const after = prepareReaders(context.site, context.path, policyAfter, context.asked.readers);
  const others = missing.filter((one) => one.key !== ANY_AGENT && needsOwnRecord(context, after, one));
  return [...others.map(added), ...starRecord];
}

export interface PlacementTrial extends CheckResult {
  readonly policy: Policy;
  readonly joined: ReadonlySet<string>;
  readonly asked: PreparedReaders;
}

const candidatePlaces: readonly RecordPlace[] = ['before-default', 'behind-records', 'end', 'before-records'];

/**
 * Counts what is wrong with a result: unintended changes for other crawlers, and wishes that readers do not
 * fulfill.
 */
function countMismatches({ also, missed }: CheckResult): number {
  const sum = (lists: readonly (readonly string[])[]) => lists.reduce((all, { length }) => all + length, 0);
  return sum(also.map(({ readers }) => readers)) + sum([...missed.values()]);
}

/** Tries the places for new records and returns the result with the fewest mismatches, or the first without any. */
export function* findBestPlaceTask(
  context: PresetContext,
  { policy, leaving }: Pick<ExtractionResult, 'policy' | 'leaving'>,
  statements: readonly PreferenceStatement[],
  others: readonly string[],
): CooperativeTask<PlacementTrial> {
  const { site, path, reader, asked, targets, urls } = context;
  let best: PlacementTrial | undefined;
  const triedPolicies = new Set<Policy>();
  for (const place of leaving.length > 0 ? candidatePlaces : candidatePlaces.slice(0, 1)) {
    const { policy: now, joined } = placeRecords(policy, reader, leaving, place);
    const policyAfter = statements.reduceRight(
      (file, statement) => applyStatement(file, reader, statement),
      now,
    );
    if (triedPolicies.has(policyAfter)) continue;
    triedPolicies.add(policyAfter);
    const after = prepareReaders(site, path, policyAfter, asked.readers);
    const found = yield* checkPresetTask({ before: asked, after, targets, others, urls });
    const trial = { ...found, policy: policyAfter, joined, asked: after };
    if (!best || countMismatches(trial) < countMismatches(best)) best = trial;
    if (countMismatches(best) === 0) break;
  }
  return best!;
}
