// Lines that are no fields, fields by another name, and values that are too long or not as the texts want them.

import { createCommandFix, createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { type Encoding, octetLength } from '../../../../document/encoding.ts';
import { lineAt } from '../../../../document/lines.ts';
import { insertAt, replaceInLine } from '../../../../document/range.ts';
import { canonicalRule, percentEncode } from '../../../../matching/percent-encoding.ts';
import { readers } from '../../../../readers/registry.ts';
import { type Directive, EXACT_FIELDS, type Format, LENIENT_FIELDS } from '../../../../syntax/directives.ts';
import { fieldAt, type Policy, valueOf } from '../../../../syntax/policy.ts';
import { directiveOfKind, kindOfText } from '../../../../syntax/recognize.ts';
import { isToken } from '../../../../syntax/token.ts';
import { smallestOf } from '../../../../text/large-lists.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { findNameFault } from './agent-names.ts';
import { type LineColumns, readerTitles, shortenForMessage } from './check-context.ts';
import { findGluedLines } from './glued-lines.ts';
import { type LineFault, type LineFixMaker, type LineView, textColumns } from './line-fault.ts';
import { INTENDED_PART, isConventional } from './line-meaning.ts';
import { LINE_BOUNDARY } from './odd-characters.ts';

// Lines that were meant to go on with the one above.
/** The name of the field above, if the text could be a value of its own. */
function fieldNameAbove(policy: Policy, line: number, text: string): string | undefined {
  const { directive } = fieldAt(policy, line - 1);
  if (!directive || /[ \t:]/.test(text)) return undefined;
  const isValue =
    directive.value === 'path' ? /^[/*]/.test(text) : directive.value === 'agent' && !findNameFault(text);
  return isValue ? directive.name : undefined;
}

/** A field of its own, where the text is a value like the one above; else both lines as one. */
function createContinuationFixes(policy: Policy, line: number, at: LineColumns): readonly Fix[] {
  if (line === 0) return [];
  const text = lineAt(policy.source.lines, line)!.text.slice(at.from, at.to);
  const name = fieldNameAbove(policy, line, text);
  if (name !== undefined)
    return [
      createFix('write-field', [`${name}: ${text}`], 'changes', () => [insertAt(line, at.from, `${name}: `)]),
    ];
  const above = fieldAt(policy, line - 1, EXACT_FIELDS);
  const isAside = above.kind === 'directive' && !['agent', 'rule'].includes(above.directive!.role);
  if (!isAside || above.places.comment >= 0 || valueOf(above) === '' || text.includes(':')) return [];
  const range = { start: { line: line - 1, column: above.places.valueEnd }, end: { line, column: at.from } };
  const glue = above.directive?.value === 'address' ? '' : ' ';
  return [createFix('join-with-above', [String(line)], 'changes', () => [{ range, text: glue }])];
}

const commentOutFix = (line: number, column: number, verdicts: Fix['verdicts']): Fix =>
  createFix('comment-out', [], verdicts, () => [insertAt(line, column, '# ')]);

/** What a server or a page has put into the file: a tag, a processing instruction, the head of a response. */
const FROM_ELSEWHERE = /^(?:<[A-Za-z/?!](?!--)|HTTP\/\d)/;

/** Whether a line that is no field was not meant as one: it begins neither with a value nor with the name of a field. */
function isProse(text: string, { directives }: Format): boolean {
  if (FROM_ELSEWHERE.test(text)) return false;
  if (/^(?::|\*|\/(?![/*]))/.test(text) && !text.startsWith('*/')) return false;
  const [word] = /^[\w-]*/.exec(lowerCase(text))!;
  return word === '' || !directives.some(({ name, open }) => !open && lowerCase(name) === word);
}

/** R007, R018: lines without a colon, or with nothing before it that is a name. */
function findMissingName({ text, clean, places, meaning, format }: LineView): readonly LineFault[] {
  const { directive, isNameless, lacksColon } = meaning;
  if (!isNameless && !lacksColon) return [];
  const { nameStart, nameEnd, valueStart, valueEnd, comment } = places;
  const end = Math.max(
    nameEnd,
    valueEnd,
    clean.text.slice(0, comment < 0 ? undefined : comment).trimEnd().length,
  );
  const at = textColumns(clean, nameStart, end);
  const words = [shortenForMessage(clean.text.slice(nameStart, end)), isNameless ? 'name' : ''];
  // Some take the beginning of a name for the name, and a space for the colon.
  const read = directive ?? directiveOfKind(format, kindOfText(clean.text, format, LENIENT_FIELDS, places));
  const takenBy = read ? readerTitles(({ field }) => field.missingColon) : '';
  const name = read?.name ?? '';
  const isIndented = /^[ \t]/.test(text) && !directive;
  const fixes: LineFixMaker = (policy, line) => {
    if (!directive)
      return [
        ...(isIndented ? createContinuationFixes(policy, line, at) : []),
        commentOutFix(line, at.from, read ? 'changes' : 'same'),
      ];
    const gap = valueStart < valueEnd ? ' ' : '';
    const until = textColumns(clean, nameStart, Math.max(nameEnd, valueStart)).to;
    const value = clean.text.slice(valueStart, valueEnd);
    return [
      createFix('write-field', [`${name}:${gap}${shortenForMessage(value)}`], 'changes', () => [
        replaceInLine(line, at.from, Math.max(until, at.from), `${name}:${gap}`),
      ]),
    ];
  };
  const aside = !read && isProse(clean.text.slice(nameStart, end), format) ? { isAside: true as const } : {};
  return [{ code: isIndented ? 'R018' : 'R007', ...at, words: [...words, name, takenBy], fixes, ...aside }];
}

/** Whether writing the name properly changes no answer: what is no rule to any reader stays none. */
const isTolerated = ({ role, name }: Directive, written: string) =>
  role !== 'agent' &&
  role !== 'rule' &&
  isToken(written) &&
  !readers.some(({ record }) => record.ruleFields.includes(lowerCase(name)));

/** R009: a name that is nearly that of a field. */
function findMisspelling({ clean, places, meaning, format }: LineView): readonly LineFault[] {
  const { directive, isMisspelt } = meaning;
  if (!directive || !isMisspelt) return [];
  const name = clean.text.slice(places.nameStart, places.nameEnd);
  const at = textColumns(clean, places.nameStart, places.nameEnd);
  const takenBy = readerTitles(
    ({ field }) => directiveOfKind(format, kindOfText(clean.text, format, field, places)) === directive,
  );
  const fixes: LineFixMaker = (_policy, line) => [
    createFix('write-name', [directive.name], isTolerated(directive, name) ? 'same' : 'changes', () => [
      replaceInLine(line, at.from, at.to, directive.name),
    ]),
  ];
  return [{ code: 'R009', ...at, words: [name, directive.name, takenBy], fixes }];
}

const SITEMAP = /sitemap|\.xml(?:\.gz)?$|\.xml\?/i;

const addressField = ({ directives }: Format) =>
  directives.find(({ role, value }) => role === 'setting' && value === 'address');

/** R085: an address without the field it belongs to. */
function findBareUrl({ clean, places, meaning, format }: LineView): readonly LineFault[] {
  const { nameStart, nameEnd, valueStart, valueEnd } = places;
  const scheme = clean.text.slice(nameStart, nameEnd);
  if (meaning.part !== INTENDED_PART.unknown || !/^https?$/i.test(scheme)) return [];
  const address = clean.text.slice(nameStart, valueEnd);
  if (!clean.text.startsWith('//', valueStart) || format.describes) return [];
  const at = textColumns(clean, nameStart, valueEnd);
  const field = addressField(format);
  const fixes: LineFixMaker = (_policy, line) => {
    if (!field || !SITEMAP.test(address)) return [];
    const text = `${field.name}: `;
    return [
      createFix('write-field', [shortenForMessage(text + address)], 'same', () => [
        insertAt(line, at.from, text),
      ]),
    ];
  };
  return [{ code: 'R085', ...at, words: [shortenForMessage(address), field?.name ?? ''], fixes }];
}

/** Whether two spellings of a path are one to every reader. */
const isSamePath = (before: string, after: string, encoding: Encoding) =>
  readers.every(({ path }) => {
    const [a, b] = [before, after].map((text) => canonicalRule(text, encoding, path, path.wildcards));
    return a!.units === b!.units && a!.queryUnits === b!.queryUnits && a!.octets === b!.octets;
  });

/** R013: characters in a path that US-ASCII has not. */
function findNonAscii({ clean, places, meaning, encoding }: LineView): readonly LineFault[] {
  if (encoding !== 'utf-8' && encoding !== 'octets') return [];
  const value = clean.text.slice(places.valueStart, places.valueEnd);
  const first = value.search(/[^\0-\x7f]/);
  if (first < 0 || meaning.directive?.value !== 'path') return [];
  const written = value.replace(/[^\0-\x7f]+/g, (run) => percentEncode(run, encoding));
  const at = textColumns(clean, places.valueStart, places.valueEnd);
  const isPlain = !clean.columns && !LINE_BOUNDARY.test(value);
  const fixes: LineFixMaker = (_policy, line) => {
    const isSame = isPlain && isSamePath(value, written, encoding);
    return [
      createFix('write-value', [shortenForMessage(written)], isSame ? 'same' : 'changes', () => [
        replaceInLine(line, at.from, at.to, written),
      ]),
    ];
  };
  return [{ code: 'R013', ...at, words: [shortenForMessage(value), shortenForMessage(written)], fixes }];
}

const smallestLimit = (limits: readonly (number | null)[]) =>
  smallestOf(limits.flatMap((limit) => (limit === null ? [] : [limit])));
const MAX_OCTETS = smallestLimit(readers.map(({ text }) => text.maxLineBytes));
const MAX_CHARACTERS = smallestLimit(readers.map(({ limits }) => limits.maxRuleChars));

/** The column behind so many octets of a text. */
function columnOfOctet(text: string, octets: number, encoding: Encoding): number {
  let column = 0;
  for (let left = octets; column < text.length; column++) {
    left -= octetLength(text[column]!, encoding);
    if (left < 0) break;
  }
  return column;
}

/** R016: fields that go on where a reader has stopped. */
function findCutOff({ text, places, meaning, encoding }: LineView): readonly LineFault[] {
  if (text.length * 4 <= MAX_OCTETS || meaning.part < INTENDED_PART.agent) return [];
  const octets = octetLength(text, encoding);
  if (octets <= MAX_OCTETS) return [];
  const from = columnOfOctet(text, MAX_OCTETS, encoding);
  if (places.comment >= 0 && places.comment <= from) return [];
  const show = (line: number) => createCommandFix('show-long-line', [], { do: 'show-lines', lines: [line] });
  const words = [
    String(octets),
    String(MAX_OCTETS),
    readerTitles((reader) => reader.text.maxLineBytes !== null),
  ];
  return [{ code: 'R016', from, to: text.length, words, fixes: (_policy, line) => [show(line)] }];
}

/** R091: rules longer than a reader takes. */
function findTooLong({ clean, places, meaning, format }: LineView): readonly LineFault[] {
  const { valueStart, valueEnd } = places;
  const { directive } = meaning;
  if (valueEnd - valueStart <= MAX_CHARACTERS || !directive) return [];
  if (directive.role !== 'rule' || !isConventional(format, directive)) return [];
  const at = textColumns(clean, valueStart, valueEnd);
  const titles = readerTitles(({ limits }) => limits.maxRuleChars !== null);
  return [{ code: 'R091', ...at, words: [String(valueEnd - valueStart), String(MAX_CHARACTERS), titles] }];
}

/** All of one line. */
export const findFieldFaults = (look: LineView): readonly LineFault[] =>
  look.meaning.part === INTENDED_PART.empty
    ? []
    : [
        findGluedLines,
        findMissingName,
        findMisspelling,
        findBareUrl,
        findNonAscii,
        findCutOff,
        findTooLong,
      ].flatMap((check) => check(look));
