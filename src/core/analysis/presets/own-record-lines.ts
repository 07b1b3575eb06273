// The lines of a new record for a crawler that leaves a shared record or the one for any other crawler.
import { ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { trimmedField } from '../../formats/rep/edit/trimmed-field.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import {
  ANY_AGENT,
  allowsPath,
  type ExistingRecord,
  type ExistingRule,
  hasName,
  singlePathRules,
} from './existing-records.ts';
import type { AccessWish } from './preset.ts';

/** Returns the rule that blocks everything for crawlers of all kinds. */
export const closingRuleText = (policy: Policy): string =>
  ruleText(policy.format, { effect: 'deny', path: '/' });

/** Returns the rule that blocks nothing, but makes the names a record. */
export const openRuleText = (policy: Policy): string =>
  ruleText(policy.format, { effect: 'deny', path: '' }).trimEnd();

const lineTextsOf = (policy: Policy, lines: readonly number[]): readonly string[] =>
  lines.toSorted((a, b) => a - b).map((line) => trimmedField(fieldAt(policy, line)));

const lineNumberOf = ({ line }: { readonly line: number }) => line;

const singlePathTexts = (policy: Policy, records: readonly ExistingRecord[]) =>
  lineTextsOf(
    policy,
    records.flatMap((record) => singlePathRules(record).map(lineNumberOf)),
  );

/** A rule for single paths of the records for any other crawler, and its line. */
export interface InheritedRule extends Pick<ExistingRule, 'effect' | 'path'> {
  readonly text: string;
}

/**
 * Returns the rules for single paths of the records for any other crawler. A crawler that is no longer blocked gets
 * them too: a preset allows nothing that the file blocks for every crawler. Empty if they block no path.
 */
export function inheritedRules(policy: Policy, records: readonly ExistingRecord[]): readonly InheritedRule[] {
  const rules = records
    .filter((record) => hasName(record, ANY_AGENT))
    .flatMap((record) => singlePathRules(record))
    .toSorted((a, b) => a.line - b.line);
  return rules.some(({ effect }) => effect === 'deny')
    ? rules.map(({ line, effect, path }) => ({ effect, path, text: trimmedField(fieldAt(policy, line)) }))
    : [];
}

/** Returns the lines of inherited rules that block nothing that one of the records allows. */
const textsOfInherited = (
  policy: Policy,
  records: readonly ExistingRecord[],
  inherited: readonly InheritedRule[],
): readonly string[] =>
  inherited
    .filter(({ effect, path }) => effect === 'allow' || !records.some((one) => allowsPath(policy, one, path)))
    .map(({ text }) => text);

/** Returns the lines of inherited rules that a record does not have yet. */
export function missingFrom(
  policy: Policy,
  record: ExistingRecord,
  inherited: readonly InheritedRule[],
): readonly string[] {
  if (hasName(record, ANY_AGENT)) return [];
  const ownTexts = new Set(singlePathTexts(policy, [record]));
  return textsOfInherited(policy, [record], inherited).filter((text) => !ownTexts.has(text));
}

/**
 * Returns the lines of a crawler's own record: for a blocked crawler the blocking rule; for an allowed one the
 * rules for single paths and other lines of the records that it obeyed, and the inherited rules.
 */
export function linesOfOwnRecord(
  policy: Policy,
  records: readonly ExistingRecord[],
  wish: AccessWish,
  inherited: readonly InheritedRule[],
): readonly string[] {
  if (wish === 'out') return [closingRuleText(policy)];
  const rules = records.flatMap((record) => singlePathRules(record).map(lineNumberOf));
  const copiedLines = lineTextsOf(policy, [...rules, ...records.flatMap(({ says }) => says)]);
  const named = records.filter((record) => !hasName(record, ANY_AGENT));
  const lines = [...new Set([...copiedLines, ...textsOfInherited(policy, named, inherited)])];
  const blocksPaths =
    inherited.length > 0 || records.some((record) => singlePathRules(record, 'deny').length > 0);
  return blocksPaths ? lines : [...lines, openRuleText(policy)];
}
