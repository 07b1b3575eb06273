// Reads the qualifiers of a permission or definition (ACAP 1.1 2.4.1.2) and reports what is wrong with each.

import { sliceWord, type Word } from '../../syntax/words.ts';
import type { Qualifier, ReportIssue } from './field.ts';
import { type QualifierType, qualifierType, readValue } from './qualifiers.ts';
import type { Usage } from './usages.ts';

const TYPE = /^[A-Za-z][A-Za-z0-9._-]*$/;
const VALUE = /^[\x21\x24-\x26\x28-\x7e]+$/;

/** `type=value`, possibly with whitespace around the `=`. */
interface QualifierPair {
  readonly type: Word;
  readonly value: Word;
}

/** Joins the words around a `=` with adjacent whitespace. A word without `=` is returned unchanged. */
function splitPairs(line: string, words: readonly Word[]): (QualifierPair | Word)[] {
  const pairs: (QualifierPair | Word)[] = [];
  let i = 0;
  for (let type = words[i]; type; type = words[++i]) {
    let last = type;
    let sign = type.text.indexOf('=');
    const next = words[i + 1];
    if (sign < 0 && next?.text.startsWith('=')) {
      i++;
      last = next;
      sign = last.start - type.start;
    }
    if (sign < 0) {
      pairs.push(type);
      continue;
    }
    const at = type.start + sign;
    const separate = words[i + 1];
    if (last.end === at + 1 && separate) {
      i++;
      last = separate;
    }
    const value = sliceWord(line, Math.max(at + 1, last.start), last.end);
    pairs.push({ type: sliceWord(line, type.start, Math.min(at, type.end)), value });
  }
  return pairs;
}

/** Whether a usage takes a qualifier. Reports if it does not, or if the sources disagree. */
function checkUsage(row: QualifierType, usage: Usage, word: Word, report: ReportIssue): boolean {
  const support = row.usages[usage];
  const said = { type: row.type, usage };
  if (!support) report('qualifier-not-applicable', word, said, 'closed');
  else if (support !== 'both') report('qualifier-usage-disputed', word, said);
  return support !== undefined;
}

function readPair(
  line: string,
  { type, value }: QualifierPair,
  usage: Usage | undefined,
  report: ReportIssue,
) {
  const word = sliceWord(line, type.start, value.end);
  if (!TYPE.test(type.text) || value.text === '') {
    report('bad-qualifier-syntax', word, { text: word.text }, 'void');
    return undefined;
  }
  if (!VALUE.test(value.text)) {
    report('qualifier-value-chars', value, { value: value.text }, 'void');
    return undefined;
  }
  const row = qualifierType(type.text);
  const base = { ...word, type, written: value };
  if (!row) {
    report('unknown-qualifier', type, { type: type.text }, 'closed');
    return { ...base, value: value.text, since: '1.0' } as const;
  }
  const isApplicable = !usage || checkUsage(row, usage, word, report);
  const read = readValue(row, value.text);
  if (read) return { ...base, name: row.type, form: read.form, value: read.value, since: read.since };
  if (isApplicable) reportValue(row, value, report);
  return { ...base, name: row.type, value: value.text, since: row.since };
}

const PREFIX_LENGTH = /^ipaddressmasklist:.*\/\d{1,3}(?:,|$)/i;

function reportValue(row: QualifierType, value: Word, report: ReportIssue): void {
  const { text } = value;
  if (row.type === 'target-condition' && PREFIX_LENGTH.test(text))
    report('ip-cidr', value, { value: text }, 'closed');
  else report('bad-qualifier-value', value, { value: text, type: row.type }, 'closed');
}

const isPath = ({ text }: Word) => /^[/*]/.test(text);

/**
 * Returns the qualifiers in `words` and reports issues in the order of the line. `usage` is undefined if unknown.
 * A word without `=` is part of a list that whitespace splits, or another path. Of adjacent list parts only the
 * first is reported, and of all paths only the first.
 */
export function readQualifiers(
  line: string,
  words: readonly Word[],
  usage: Usage | undefined,
  report: ReportIssue,
): Qualifier[] {
  const reported = new Set<'extra-token' | 'bad-qualifier-syntax'>();
  return splitPairs(line, words).flatMap((pair) => {
    if ('value' in pair) {
      reported.delete('bad-qualifier-syntax');
      return readPair(line, pair, usage, report) ?? [];
    }
    const code = isPath(pair) ? 'extra-token' : 'bad-qualifier-syntax';
    if (!reported.has(code)) report(code, pair, { text: pair.text }, 'void');
    reported.add(code);
    return [];
  });
}
