// Faults of single lines: lines that are not fields, misspelled fields, and values that are too long or not as
// specified.

import { cite } from '../../../../../catalogue/citations.ts';
import { kind } from '../../../../../diagnostics/define-checks.ts';
import { createCommandFix, type Fix } from '../../../../../diagnostics/finding.ts';
import type { Encoding } from '../../../../../document/encoding.ts';
import { isWide, octetLength } from '../../../../../document/encoding.ts';
import { getLine } from '../../../../../document/lines.ts';
import type { LineColumns } from '../../../../../document/range.ts';
import { insertAt, replaceInLine } from '../../../../../document/range.ts';
import { canonicalRule, percentEncode } from '../../../../../matching/percent-encoding.ts';
import { type ReaderId, readers } from '../../../../../readers/registry.ts';
import type { Directive, Format } from '../../../../../syntax/directives.ts';
import { EXACT_FIELDS, LENIENT_FIELDS } from '../../../../../syntax/directives.ts';
import type { LinePlaces } from '../../../../../syntax/field-lines.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { fieldAt, valueOf } from '../../../../../syntax/policy.ts';
import { directiveOfKind, kindOfText } from '../../../../../syntax/recognize.ts';
import { isToken } from '../../../../../syntax/token.ts';
import { smallestOf } from '../../../../../text/large-lists.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { textBeforeMatch } from '../../../../../text/trim-characters.ts';
import { LINE_BOUNDARY } from '../characters/odd-characters.ts';
import type { FixContext } from '../check-context.ts';
import { knowsOldFormat, readerIds, shortenForMessage } from '../concerned-readers.ts';
import { ALLOW_ALL, encodeOctets } from '../example.ts';
import type { LineFault, LineFixMaker, LineView } from '../line-fault.ts';
import { textColumns } from '../line-fault.ts';
import { INTENDED_PART } from '../line-meaning.ts';
import { findNameFault } from '../names/agent-names.ts';
import { isConventional } from './field-names.ts';
import { findGluedLines, gluedKinds } from './glued-lines.ts';

/**
 * A line that is not a field, and the number of such lines from it on. `field`: the field that some readers take it
 * for, and these readers.
 */
type UnreadLine = {
  readonly text: string;
  readonly lacks: 'name' | 'colon';
  readonly field: string | undefined;
  readonly readers: readonly ReaderId[];
  readonly lines: number;
};

export const fieldKinds = {
  ...gluedKinds,
  R007: kind<UnreadLine>({
    severity: 'error',
    source: [...cite('draft 1', '3.2'), ...cite('robots.cc')],
    examples: [
      { file: 'User-agent: *\nDisallow /a\n', near: 'User-agent: *\nDisallow: /a\n' },
      { file: `${ALLOW_ALL}/private/\n/tmp/\n`, near: `${ALLOW_ALL}Disallow: /private/\nDisallow: /tmp/\n` },
      { file: 'User-agent: *\nDisalow /a\nDisallow\n', near: 'User-agent: *\nDisallow:\n' },
    ],
  }),
  R009: kind<{ readonly name: string; readonly field: string; readonly readers: readonly ReaderId[] }>({
    severity: 'error',
    source: [...cite('RFC 9309', '2.2.4'), ...cite('robots.cc')],
    examples: [
      { file: 'User-agent: *\nDisalow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
      { file: 'Useragent: *\nAllowed: /a\nDisallow: /\n', near: 'USER-AGENT: *\nALLOW: /a\nDisallow: /\n' },
      {
        file: `${ALLOW_ALL}Site-map: https://a.example/s.xml\n`,
        near: `${ALLOW_ALL}Sitemap: https://a.example/s.xml\n`,
      },
      {
        file: `${ALLOW_ALL}Sitemap-url: https://a.example/t.xml\nSitemaps: https://a.example/s.xml\n`,
        near: `${ALLOW_ALL}Noarchive: /\n`,
      },
    ],
  }),
  R013: kind<{ readonly path: string; readonly encoded: string }>({
    severity: 'warning',
    source: cite('draft 1', '3.3'),
    applies: knowsOldFormat,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /caf\u00e9/\n',
        near: 'User-agent: *\n# caf\u00e9\nDisallow: /caf%C3%A9/\n',
        reader: 'koster-1996',
      },
      { file: encodeOctets('User-agent: *\nDisallow: /caf\u00e9\n'), near: ALLOW_ALL, reader: 'koster-1996' },
    ],
  }),
  R016: kind<{ readonly octets: number; readonly limit: number; readonly readers: readonly ReaderId[] }>({
    severity: 'warning',
    source: cite('robots.cc'),
    applies: ({ text }) => text.maxLineBytes !== null,
    examples: [
      {
        file: `User-agent: *\nDisallow: /${'a'.repeat(16_700)}\n`,
        near: `# ${'a'.repeat(16_700)}\n${ALLOW_ALL}`,
        reader: 'google',
      },
    ],
  }),
  R018: kind<UnreadLine>({
    severity: 'error',
    source: cite('datatxt-spec', '3.2'),
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n  /b\n',
        near: 'User-agent: *\nDisallow: /a\n  # /b\n',
      },
      {
        file: `${ALLOW_ALL}Sitemap: https://a.example/\n    sitemap.xml\n`,
        near: `${ALLOW_ALL}Sitemap: https://a.example/sitemap.xml\n`,
      },
      { file: 'User-agent: a\n  b\nDisallow: /\n', near: 'User-agent: a\nUser-agent: b\nDisallow: /\n' },
    ],
  }),
  R085: kind<{ readonly address: string; readonly field: string | undefined }>({
    severity: 'warning',
    source: [...cite('sitemaps.org'), ...cite('RFC 9309', '2.2.4')],
    examples: [
      {
        file: `${ALLOW_ALL}\nhttps://a.example/sitemap.xml\n`,
        near: `${ALLOW_ALL}\nSitemap: https://a.example/sitemap.xml\n`,
      },
    ],
  }),
  R091: kind<{ readonly characters: number; readonly limit: number; readonly readers: readonly ReaderId[] }>({
    severity: 'warning',
    source: cite('Yandex Webmaster help'),
    applies: ({ limits }) => limits.maxRuleChars !== null,
    examples: [
      {
        file: `User-agent: *\nDisallow: /${'a'.repeat(1024)}\n`,
        near: `User-agent: *\nDisallow: /${'a'.repeat(1023)}\n`,
        reader: 'yandex',
      },
    ],
  }),
  R105: kind<UnreadLine>({
    severity: 'info',
    source: [...cite('draft 1', '3.2'), ...cite('robots.cc')],
    examples: [
      { file: `${ALLOW_ALL}Keep out of here\nat night\n`, near: `${ALLOW_ALL}# Keep out of here\n` },
      { file: `${ALLOW_ALL}/*Disallow: /knockout\n`, near: `${ALLOW_ALL}# Disallow: /knockout\n` },
      { file: `${ALLOW_ALL}<!-- maps -->\n`, near: `${ALLOW_ALL}# maps\n` },
    ],
  }),
};

type Fault = LineFault<typeof fieldKinds>;

// Lines that were meant to continue the line above.
/** Returns the name of the field above if the text could be another value of it. */
function fieldNameAbove(policy: Policy, line: number, text: string): string | undefined {
  const { directive } = fieldAt(policy, line - 1);
  if (!directive || /[ \t:]/.test(text)) return undefined;
  const isValue =
    directive.value === 'path' ? /^[/*]/.test(text) : directive.value === 'agent' && !findNameFault(text);
  return isValue ? directive.name : undefined;
}

/**
 * Returns fixes that make the text a field of its own, if it is a value like the one above, or else join it with
 * the line above.
 */
function createContinuationFixes(
  { source, subject: { policy }, fix }: FixContext,
  line: number,
  at: LineColumns,
): readonly Fix[] {
  if (line === 0) return [];
  const text = getLine(source.lines, line).text.slice(at.from, at.to);
  const name = fieldNameAbove(policy, line, text);
  if (name !== undefined)
    return [fix('write-field', { text: `${name}: ${text}` }, () => [insertAt(line, at.from, `${name}: `)])];
  const above = fieldAt(policy, line - 1, EXACT_FIELDS);
  const isAside = above.directive !== undefined && !['agent', 'rule'].includes(above.directive.role);
  if (!isAside || above.places.comment >= 0 || valueOf(above) === '' || text.includes(':')) return [];
  const range = { start: { line: line - 1, column: above.places.valueEnd }, end: { line, column: at.from } };
  const glue = above.directive?.value === 'address' ? '' : ' ';
  return [fix('join-with-above', { line }, () => [{ range, text: glue }])];
}

/** Text that a server or a page has put into the file: a tag, a processing instruction, the head of a response. */
const FROM_ELSEWHERE = /^(?:<[A-Za-z/?!](?!--)|HTTP\/\d)/;

/**
 * Whether a line that is not a field was not meant as one: it begins neither with a value nor with the name of a
 * field.
 */
function isProse(text: string, { directives }: Format): boolean {
  if (FROM_ELSEWHERE.test(text)) return false;
  if (/^(?::|\*|\/(?![/*]))/.test(text) && !text.startsWith('*/')) return false;
  const word = textBeforeMatch(lowerCase(text), /[^\w-]/);
  return word === '' || !directives.some(({ name, open }) => !open && lowerCase(name) === word);
}

/** R007, R018, R105: lines without a colon, or without a name before it. */
function findMissingName({ text, clean, places, meaning, format }: LineView): readonly Fault[] {
  const { directive, isNameless, lacksColon } = meaning;
  if (!isNameless && !lacksColon) return [];
  const { nameStart, nameEnd, valueStart, valueEnd, comment } = places;
  const end = Math.max(
    nameEnd,
    valueEnd,
    clean.text.slice(0, comment < 0 ? undefined : comment).trimEnd().length,
  );
  const at = textColumns(clean, nameStart, end);
  // Some readers accept the beginning of a name as the name, and a space as the colon.
  const lenientDirective =
    directive ?? directiveOfKind(format, kindOfText(clean.text, format, LENIENT_FIELDS, places));
  const isIndented = /^[ \t]/.test(text) && !directive;
  const fixes: LineFixMaker = (context, line) => {
    const { fix } = context;
    if (!directive) {
      const commentOut = () => [insertAt(line, at.from, '# ')];
      return [
        ...(isIndented ? createContinuationFixes(context, line, at) : []),
        fix('comment-out', {}, commentOut, lenientDirective ? 'changes' : 'same'),
      ];
    }
    const field = `${directive.name}:${valueStart < valueEnd ? ' ' : ''}`;
    const until = textColumns(clean, nameStart, Math.max(nameEnd, valueStart)).to;
    const value = shortenForMessage(clean.text.slice(valueStart, valueEnd));
    return fix('write-field', { text: field + value }, () => [
      replaceInLine(line, at.from, Math.max(until, at.from), field),
    ]);
  };
  const values = {
    text: shortenForMessage(clean.text.slice(nameStart, end)),
    lacks: isNameless ? ('name' as const) : ('colon' as const),
    field: lenientDirective?.name,
    readers: lenientDirective
      ? readerIds(({ field }) => directiveOfKind(format, kindOfText(clean.text, format, field)) !== undefined)
      : [],
    lines: 1,
  };
  if (isIndented && lenientDirective) return [{ code: 'R018', ...at, values, fixes }];
  const isAside = !lenientDirective && isProse(clean.text.slice(nameStart, end), format);
  return [{ code: isAside ? 'R105' : 'R007', ...at, values, fixes }];
}

/** Whether correcting the name changes no answer: a field that is not a rule for any reader does not become one. */
const isTolerated = ({ role, name }: Directive, spelling: string) =>
  role !== 'agent' &&
  role !== 'rule' &&
  isToken(spelling) &&
  !readers.some(({ record }) => record.ruleFields.includes(lowerCase(name)));

/**
 * Returns the column of a URL whose colon is the first of a line: the line lacks its own, as in `Sitemap = https://…`.
 */
function findSchemeInName(text: string, { nameStart, nameEnd }: LinePlaces): number | undefined {
  const scheme = /(?<=[^A-Za-z])(?:https?|ftp)$/i.exec(text.slice(nameStart, nameEnd));
  return scheme && text.startsWith('://', nameEnd) ? nameStart + scheme.index : undefined;
}

/** R009: a name that is nearly that of a field. */
function findMisspelling({ clean, places, meaning, format }: LineView): readonly Fault[] {
  const { directive, isMisspelt } = meaning;
  if (!directive || !isMisspelt) return [];
  const name = clean.text.slice(places.nameStart, places.nameEnd);
  const at = textColumns(clean, places.nameStart, places.nameEnd);
  const takers = readerIds(
    ({ field }) => directiveOfKind(format, kindOfText(clean.text, format, field, places)) === directive,
  );
  const schemeStart = findSchemeInName(clean.text, places);
  const fixes: LineFixMaker = ({ fix }, line) => {
    if (schemeStart === undefined) {
      const write = () => [replaceInLine(line, at.from, at.to, directive.name)];
      const verdicts = isTolerated(directive, name) ? 'same' : 'changes';
      return fix('write-name', { name: directive.name }, write, verdicts);
    }
    const field = `${directive.name}: `;
    const address = clean.text.slice(schemeStart, places.valueEnd);
    const { to } = textColumns(clean, places.nameStart, schemeStart);
    return fix('write-field', { text: shortenForMessage(field + address) }, () => [
      replaceInLine(line, at.from, to, field),
    ]);
  };
  return [{ code: 'R009', ...at, values: { name, field: directive.name, readers: takers }, fixes }];
}

const SITEMAP = /sitemap|\.xml(?:\.gz)?$|\.xml\?/i;

const addressField = ({ directives }: Format) =>
  directives.find(({ role, value }) => role === 'setting' && value === 'address');

/** R085: a URL without the field it belongs to. */
function findBareUrl({ clean, places, meaning, format }: LineView): readonly Fault[] {
  const { nameStart, nameEnd, valueStart, valueEnd } = places;
  const scheme = clean.text.slice(nameStart, nameEnd);
  if (meaning.part !== INTENDED_PART.unknown || !/^https?$/i.test(scheme)) return [];
  const address = clean.text.slice(nameStart, valueEnd);
  if (!clean.text.startsWith('//', valueStart) || format.describes) return [];
  const at = textColumns(clean, nameStart, valueEnd);
  const field = addressField(format);
  const fixes: LineFixMaker = ({ fix }, line) => {
    if (!field || !SITEMAP.test(address)) return [];
    const name = `${field.name}: `;
    const write = () => [insertAt(line, at.from, name)];
    return fix('write-field', { text: shortenForMessage(name + address) }, write, 'same');
  };
  return [
    { code: 'R085', ...at, values: { address: shortenForMessage(address), field: field?.name }, fixes },
  ];
}

/** Whether two spellings of a path mean the same to every reader. */
const isSamePath = (before: string, after: string, encoding: Encoding) =>
  readers.every(({ path }) => {
    const canonical = (text: string) => canonicalRule(text, encoding, path, path.wildcards);
    const [a, b] = [canonical(before), canonical(after)];
    return a.units === b.units && a.queryUnits === b.queryUnits && a.octets === b.octets;
  });

/** R013: characters outside US-ASCII in a path. */
function findNonAscii({ clean, places, meaning, encoding }: LineView): readonly Fault[] {
  if (isWide(encoding)) return [];
  const value = clean.text.slice(places.valueStart, places.valueEnd);
  const first = value.search(/[^\0-\x7f]/);
  if (first < 0 || meaning.directive?.value !== 'path') return [];
  const encoded = value.replace(/[^\0-\x7f]+/g, (run) => percentEncode(run, encoding));
  const at = textColumns(clean, places.valueStart, places.valueEnd);
  const isPlain = !clean.columns && !LINE_BOUNDARY.test(value);
  const values = { path: shortenForMessage(value), encoded: shortenForMessage(encoded) };
  const fixes: LineFixMaker = ({ fix }, line) => {
    const isSame = isPlain && isSamePath(value, encoded, encoding);
    const write = () => [replaceInLine(line, at.from, at.to, encoded)];
    // For some readers, a file with other octets is not a text, and each of its lines becomes readable with the last one.
    if (encoding !== 'utf-8') return fix('write-octets', { text: values.encoded }, write);
    return fix('write-value', { text: values.encoded }, write, isSame ? 'same' : 'changes');
  };
  return [{ code: 'R013', ...at, values, fixes }];
}

const smallestLimit = (limits: readonly (number | null)[]) =>
  smallestOf(limits.flatMap((limit) => (limit === null ? [] : [limit])));
const MAX_OCTETS = smallestLimit(readers.map(({ text }) => text.maxLineBytes));
const MAX_CHARACTERS = smallestLimit(readers.map(({ limits }) => limits.maxRuleChars));

/** Returns the column after this number of octets of a text. */
function columnOfOctet(text: string, octets: number, encoding: Encoding): number {
  let column = 0;
  for (let octetsLeft = octets; column < text.length; column++) {
    octetsLeft -= octetLength(text.charAt(column), encoding);
    if (octetsLeft < 0) break;
  }
  return column;
}

/** R016: fields that continue after the limit of a reader. */
function findCutOff({ text, places, meaning, encoding }: LineView): readonly Fault[] {
  if (text.length * 4 <= MAX_OCTETS || meaning.part < INTENDED_PART.agent) return [];
  const octets = octetLength(text, encoding);
  if (octets <= MAX_OCTETS) return [];
  const from = columnOfOctet(text, MAX_OCTETS, encoding);
  if (places.comment >= 0 && places.comment <= from) return [];
  const values = {
    octets,
    limit: MAX_OCTETS,
    readers: readerIds((reader) => reader.text.maxLineBytes !== null),
  };
  const show: LineFixMaker = (_context, line) =>
    createCommandFix('show-long-line', {}, { do: 'show-lines', lines: [line] });
  return [{ code: 'R016', from, to: text.length, values, fixes: show }];
}

/** R091: rules that are longer than a reader allows. */
function findTooLong({ clean, places, meaning, format }: LineView): readonly Fault[] {
  const { valueStart, valueEnd } = places;
  const { directive } = meaning;
  if (valueEnd - valueStart <= MAX_CHARACTERS || !directive) return [];
  if (directive.role !== 'rule' || !isConventional(format, directive)) return [];
  const at = textColumns(clean, valueStart, valueEnd);
  const values = {
    characters: valueEnd - valueStart,
    limit: MAX_CHARACTERS,
    readers: readerIds(({ limits }) => limits.maxRuleChars !== null),
  };
  return [{ code: 'R091', ...at, values }];
}

/** Finds all faults of one line. */
export const findFieldFaults = (view: LineView) =>
  view.meaning.part === INTENDED_PART.empty
    ? []
    : [
        findGluedLines,
        findMissingName,
        findMisspelling,
        findBareUrl,
        findNonAscii,
        findCutOff,
        findTooLong,
      ].flatMap((check) => check(view));
