// Reads one ACAP line in stages, so that each problem can be reported exactly (ACAP 1.1 section 3).

import type { SourceLine } from '../../document/lines.ts';
import { sliceWord, splitWords, type Word } from '../../syntax/words.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { limitToCountable } from '../../text/safe-number.ts';
import { type AcapText, cutAcapLine } from './cut-line.ts';
import { type AcapDirectiveId, acapDirectives } from './directives.ts';
import {
  type AcapField,
  type AcapIssue,
  type AcapLine,
  type IssueCode,
  type IssueOf,
  type IssueValues,
  type ReportIssue,
  type RequestAction,
  requestActions,
  type UsageRef,
} from './field.ts';
import { qualifierType } from './qualifiers.ts';
import { checkLocator, checkPattern, checkPurpose, isName, readResource } from './read-pattern.ts';
import { readQualifiers } from './read-qualifiers.ts';
import { reportRemarks } from './remarks.ts';
import { parseUsage, usageStem } from './usages.ts';

/** The line that is read, its words after the colon, and the function that reports its issues. */
interface LineReading {
  readonly text: string;
  readonly cut: AcapText;
  readonly words: readonly Word[];
  readonly report: ReportIssue;
}

/** Reads the text after the name of a field. `argument` is the variable end of the name. */
type FieldReader = (reading: LineReading, argument: string) => AcapField | undefined;

/** The name of a definition (2.7). Returns undefined, with an issue, if it is missing or not a valid name. */
function readDefinitionName(reading: LineReading, of: 'usage' | 'set'): Word | undefined {
  const [name, ...body] = reading.words;
  if (!name) reading.report('wrapped-definition', reading.cut.name, { name: reading.cut.name.text }, 'void');
  else if (!isName(name.text)) reading.report('bad-defined-name', name, { name: name.text, of }, 'void');
  else if (body.length === 0)
    reading.report('definition-incomplete', name, { name: name.text, lacks: 'everything' }, 'void');
  else return name;
  return undefined;
}

/** Reads `name usage qualifiers` (2.7.1). */
const readQualifiedUsage: FieldReader = (reading) => {
  const name = readDefinitionName(reading, 'usage');
  const [, usageWord, ...more] = reading.words;
  if (!name || !usageWord) return undefined;
  const { report, text } = reading;
  const usage = parseUsage(usageWord.text);
  if (usageWord.text.startsWith('('))
    report('definition-base-local', usageWord, { text: usageWord.text }, 'void');
  else if (!usage) report('unknown-usage', usageWord, { usage: usageWord.text }, 'void');
  else if (more.length === 0)
    report('definition-incomplete', usageWord, { name: name.text, lacks: 'qualifier' }, 'void');
  else {
    const qualifiers = readQualifiers(text, more, usage, report);
    if (usage === 'other' && !qualifiers.some((one) => one.name === 'usage-ref'))
      report('other-unqualified', usageWord, {});
    return { kind: 'qualified-usage', name, usage, usageWord, qualifiers };
  }
  return undefined;
};

function readCompositePart(word: Word, report: LineReading['report']): UsageRef | undefined {
  const local = /^\((.*)\)$/.exec(word.text)?.[1];
  if (local !== undefined && isName(local)) return { kind: 'local', name: local, word };
  const usage = parseUsage(word.text);
  if (usage === 'other') report('other-unqualified', word, {});
  if (usage) return { kind: 'standard', usage, word };
  if (word.text.includes('=')) report('composite-qualified', word, { text: word.text }, 'void');
  else report('unknown-usage', word, { usage: word.text }, 'void');
  return undefined;
}

/** Reads `name parts` (2.7.2). */
const readCompositeUsage: FieldReader = (reading) => {
  const name = readDefinitionName(reading, 'usage');
  if (!name) return undefined;
  const parts = reading.words.slice(1).flatMap((word) => readCompositePart(word, reading.report) ?? []);
  return { kind: 'composite-usage', name, parts };
};

/** Reads `name patterns` (2.7.3). */
const readResourceSet: FieldReader = (reading) => {
  const name = readDefinitionName(reading, 'set');
  if (!name) return undefined;
  const patterns = reading.words.slice(1);
  for (const word of patterns) {
    if (/^the-acap:/i.test(word.text)) reading.report('set-nesting', word, { text: word.text }, 'void');
    else checkPattern(word, reading.report);
  }
  return { kind: 'resource-set', name, patterns };
};

/** The only word of a value. Returns undefined, with an issue, if there is none or more than one. */
function readOnlyWord({ words, cut, report }: LineReading): Word | undefined {
  const [word, extra] = words;
  if (!word) report('empty-value', cut.name, { name: cut.name.text }, 'void');
  else if (extra) report('extra-token', extra, { text: extra.text }, 'void');
  return extra ? undefined : word;
}

const readVersion: FieldReader = ({ cut, report }) => {
  const [, major, minor] = /^(\d+)\.(\d+)(?:\.\d+)*$/.exec(cut.value.text) ?? [];
  if (major === undefined || minor === undefined) {
    const at = cut.value.text === '' ? cut.name : cut.value;
    report('bad-version', at, { version: cut.value.text }, 'void');
    return undefined;
  }
  if (cut.value.start === cut.colon + 1) report('version-needs-space', cut.value, {});
  const { text: version } = cut.value;
  if (Number(major) !== 1) report('version-unsupported', cut.value, { version });
  else if (Number(minor) > 1) report('version-newer', cut.value, { version });
  return {
    kind: 'version',
    major: limitToCountable(Number(major)),
    minor: limitToCountable(Number(minor)),
    word: cut.value,
  };
};

const readIgnore: FieldReader = ({ text, cut, report }) => {
  if (cut.colon < 0 && cut.value.text === '') return { kind: 'ignore-conventional' };
  report('ignore-conventional-colon', sliceWord(text, cut.name.end, cut.value.end), {}, 'void');
  return undefined;
};

const readCrawler: FieldReader = ({ cut, report }) => {
  const { value } = cut;
  if (value.text === '') report('empty-value', cut.name, { name: cut.name.text }, 'void');
  else if (/[^\x20-\x7e\t]/.test(value.text) || !/^(?:[A-Za-z0-9]|\*$)/.test(value.text))
    report('bad-crawler-name', value, { name: value.text }, 'void');
  else {
    const any = value.text === '*';
    if (/^[0-9]/.test(value.text)) report('crawler-name-start', value, { name: value.text });
    if (!any && value.text.includes('*')) report('crawler-name-wildcard', value, { name: value.text });
    return { kind: 'crawler', name: value.text, any, word: value };
  }
  return undefined;
};

const readReference: FieldReader = (reading) => {
  const word = readOnlyWord(reading);
  return word && checkLocator(word, reading.report, true)
    ? { kind: 'reference', locator: word.text, word }
    : undefined;
};

const readPurpose: FieldReader = (reading) => {
  const word = readOnlyWord(reading);
  return word && checkPurpose(word, reading.report) ? { kind: 'purpose', value: word.text, word } : undefined;
};

const readRequest: FieldReader = (reading, argument) => {
  const action = requestActions.find((one) => one === lowerCase(argument)) as RequestAction | undefined;
  if (!action) reading.report('bad-action', reading.cut.name, { action: argument }, 'void');
  const word = action && readOnlyWord(reading);
  if (!action || !word || !checkLocator(word, reading.report, false)) return undefined;
  return { kind: 'request', action, path: word.text, word };
};

/** Reads a standard usage. In a prohibition, an unknown usage with a known stem is read too. */
function readStandardUsage({ cut, report }: LineReading, token: string, effect: 'allow' | 'deny') {
  const start = cut.name.end - token.length;
  const word: Word = { text: token, start, end: cut.name.end };
  const usage = parseUsage(token);
  if (usage) return { kind: 'standard', usage, word } as const;
  const stem = effect === 'deny' ? usageStem(token) : undefined;
  report('unknown-usage', word, { usage: token }, stem ? undefined : 'void');
  return stem && ({ kind: 'stem', usage: stem, word } as const);
}

const LOCAL_USAGE = /^\(([^)]*)(\)?)$/;

function readRuleUsage(reading: LineReading, token: string, effect: 'allow' | 'deny'): UsageRef | undefined {
  const local = LOCAL_USAGE.exec(token);
  if (!local) return readStandardUsage(reading, token, effect);
  const word: Word = { text: token, start: reading.cut.name.end - token.length, end: reading.cut.name.end };
  const [, name = '', close] = local;
  if (effect === 'deny') reading.report('prohibition-local-usage', word, { name }, 'void');
  else if (close === '' || !isName(name))
    reading.report('bad-defined-name', word, { name, of: 'usage' }, 'void');
  else return { kind: 'local', name, word };
  return undefined;
}

const isQualifierLike = ({ text }: Word) =>
  qualifierType(text.slice(0, Math.max(0, text.indexOf('=')))) !== undefined;

const readRule =
  (effect: 'allow' | 'deny'): FieldReader =>
  (reading, argument) => {
    const { text, words, cut, report } = reading;
    const usage = readRuleUsage(reading, argument, effect);
    const first = words[0];
    if (!first || isQualifierLike(first)) {
      report('empty-resource', first ?? cut.name, {}, 'void');
      return undefined;
    }
    const resource = readResource(first, report);
    const more = words.slice(1);
    const standard = usage?.kind === 'standard' && effect === 'allow' ? usage.usage : undefined;
    const mayQualify = effect === 'allow' && usage?.kind !== 'local';
    if (!mayQualify) refuseQualifiers(reading, more, effect);
    const qualifiers = mayQualify ? readQualifiers(text, more, standard, report) : [];
    // With qualifiers other than usage-ref, the permission is closed instead (2.4.3).
    if (standard === 'other' && more.length === 0) report('other-unqualified', cut.name, {}, 'void');
    return usage && resource ? { kind: 'rule', effect, usage, resource, qualifiers } : undefined;
  };

function refuseQualifiers(
  { text, report }: LineReading,
  words: readonly Word[],
  effect: 'allow' | 'deny',
): void {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return;
  const span = sliceWord(text, first.start, last.end);
  if (!words.some((word) => word.text.includes('=')))
    report('extra-token', first, { text: first.text }, 'void');
  else {
    const code = effect === 'deny' ? 'prohibition-qualified' : 'local-usage-qualified';
    report(code, span, { text: span.text }, 'void');
  }
}

const readFields: Readonly<Record<AcapDirectiveId, FieldReader>> = {
  'acap-version': readVersion,
  'acap-ignore-conventional-records': readIgnore,
  'acap-crawler': readCrawler,
  'acap-permissions-reference': readReference,
  'acap-usage-purpose': readPurpose,
  'acap-request': readRequest,
  'acap-qualified-usage': readQualifiedUsage,
  'acap-composite-usage': readCompositeUsage,
  'acap-resource-set': readResourceSet,
  'acap-allow': readRule('allow'),
  'acap-disallow': readRule('deny'),
};

/** Readers by field name. An open name is only a beginning; the rest is the argument. */
const FIELD_READERS = acapDirectives.map((row) => ({
  name: lowerCase(row.name),
  isOpen: 'open' in row,
  read: readFields[row.id],
}));

function readField(reading: LineReading): AcapField | undefined {
  const { cut, report } = reading;
  const name = lowerCase(cut.name.text);
  const match = FIELD_READERS.find((one) =>
    one.isOpen ? name.startsWith(one.name) && name !== one.name : name === one.name,
  );
  if (!match) {
    report('unknown-field', cut.name, { name: cut.name.text }, 'void');
    return undefined;
  }
  const { name: spelling, read } = match;
  if (cut.colon < 0 && read !== readIgnore) {
    report('missing-colon', cut.name, { name: cut.name.text }, 'void');
    return undefined;
  }
  return read(reading, cut.name.text.slice(spelling.length));
}

function reportLayout({ text, cut, report }: LineReading): void {
  if (cut.indent > 0) report('stray-space', sliceWord(text, 0, cut.indent), { before: 'field' });
  if (cut.gap > 0) report('stray-space', sliceWord(text, cut.name.end, cut.colon), { before: 'colon' });
  const isGlued = cut.comment > 0 && /[^ \t]/.test(text.charAt(cut.comment - 1)) && cut.value.text !== '';
  if (isGlued)
    report('hash-in-value', sliceWord(text, cut.value.start, text.length), { value: cut.value.text });
}

function parseAcapText(text: string): AcapLine | undefined {
  const cut = cutAcapLine(text);
  if (!cut) return undefined;
  const issues: AcapIssue[] = [];
  const report = <Code extends IssueCode>(
    code: Code,
    { start, end }: Word,
    values: IssueValues[Code],
    effect?: AcapIssue['effect'],
  ) => {
    const issue: IssueOf<Code> = { code, start, end, values };
    issues.push((effect ? { ...issue, effect } : issue) as AcapIssue);
  };
  const reading: LineReading = { text, cut, words: splitWords(text, cut.value.start, cut.value.end), report };
  reportLayout(reading);
  const field = readField(reading);
  const base = { name: cut.name, value: cut.value, comment: cut.comment, issues };
  if (!field || issues.some(({ effect }) => effect === 'void')) return base;
  reportRemarks(field, report);
  return { ...base, field };
}

/**
 * Reads a line as ACAP does. Returns undefined if it is not an ACAP line. Cached, so that a keystroke
 * reads one line again.
 */
export const readAcapLine = memoizeByKey((line: SourceLine): AcapLine | undefined =>
  parseAcapText(line.text),
);

/** Reads a text that is not a line of a file. */
export const readAcapText = parseAcapText;
