// Octets and line endings: what spoils a file as a whole for some readers.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { createCommandFix } from '../../../../../diagnostics/finding.ts';
import {
  columnAfterMark,
  isFirstLineSpoiledByMark,
  MARK_LENGTH,
  textAfterMark,
} from '../../../../../document/byte-order-mark.ts';
import { charsetName, isCharset } from '../../../../../document/charsets.ts';
import { isWide, octetLength } from '../../../../../document/encoding.ts';
import { allLines, getLine, lineAt, linesIn } from '../../../../../document/lines.ts';
import { replaceInLine, type TextEdit } from '../../../../../document/range.ts';
import type { Source } from '../../../../../document/source.ts';
import { toOctets } from '../../../../../matching/percent-encoding.ts';
import { countOctets, findVisibleLines } from '../../../../../matching/visible-lines.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { type ReaderId, readers } from '../../../../../readers/registry.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { byteOrderMarkLength } from '../characters/odd-characters.ts';
import type { LineEnding, LinesContext } from '../check-context.ts';
import { convertToUtf8Fix, knowsOldFormat, readerIds } from '../concerned-readers.ts';
import { ALLOW_ALL, disallowLines, encodeOctets } from '../example.ts';
import type { IntendedRecords } from '../records/intended-records.ts';
import { verdictsAfterEdits } from '../same-verdicts.ts';

/** Whether a reader reads a byte order mark, or octets that are only part of one, as part of the text. */
const keepsMark = ({ text: { bom } }: Reader, { isPartial }: { readonly isPartial: boolean }): boolean =>
  bom === 'keep' || (isPartial && bom !== 'strip-prefix');

const kinds = {
  R084: kind<{
    readonly octet: string;
    readonly encoding: string | undefined;
    readonly isInComment: boolean;
    readonly readers: readonly ReaderId[];
  }>({
    severity: 'warning',
    about: 'file',
    source: cite('RFC 9309', '2.3'),
    applies: ({ text }, { isInComment }) => !isInComment || text.notUtf8 === 'error',
    examples: [
      {
        file: encodeOctets(`# caf\u00e9\n${ALLOW_ALL}`),
        near: `# caf\u00e9\n${ALLOW_ALL}`,
        reader: 'python-urllib-3.12',
      },
    ],
  }),
  R010: kind<{ readonly text: string; readonly isPartial: boolean; readonly readers: readonly ReaderId[] }>({
    severity: 'warning',
    about: 'file',
    source: cite('robots.cc'),
    applies: keepsMark,
    examples: [
      { file: `\ufeff${ALLOW_ALL}`, near: `\ufeff# robots\n${ALLOW_ALL}`, reader: 'koster-1996' },
      {
        file: encodeOctets(`\u00ef\u00bb${ALLOW_ALL}`),
        near: encodeOctets(`\u00ef\u00bb#\n${ALLOW_ALL}`),
        reader: 'rfc9309',
      },
    ],
  }),
  R011: kind<{
    readonly lines: number;
    readonly most: LineEnding;
    readonly others: readonly { readonly ending: LineEnding; readonly lines: number }[];
  }>({
    severity: 'warning',
    about: 'file',
    source: cite('draft 1', '4.2'),
    applies: ({ record }) => record.blankLine !== 'ignored',
    examples: [
      { file: 'User-agent: *\nDisallow: /a\r\nDisallow: /b\n', near: 'User-agent: *\nDisallow: /a\n' },
      {
        file: 'User-agent: *\n\rDisallow: /a\n\rDisallow: /b\n\r',
        near: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n',
      },
    ],
  }),
  R012: kind<{ readonly line: number }>({
    severity: 'hint',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2')],
    applies: knowsOldFormat,
    examples: [{ file: 'User-agent: *\nDisallow:', near: ALLOW_ALL }],
  }),
  R015: kind<{
    readonly octets: number;
    readonly limit: number;
    readonly line: number;
    readonly cutting: readonly ReaderId[];
    readonly ignoring: readonly ReaderId[];
  }>({
    severity: 'warning',
    about: 'file',
    source: cite('RFC 9309', '2.5'),
    applies: ({ text }) => text.maxBytes !== null,
    examples: [
      {
        file: `User-agent: *\n${disallowLines(40, 'a'.repeat(13_000))}`,
        near: `User-agent: *\n${disallowLines(39, 'a'.repeat(13_000))}`,
      },
    ],
  }),
};

type Context = LinesContext<typeof kinds>;

/** R084: octets that are not UTF-8. A byte order mark at the beginning is checked separately. */
function checkUtf8({ source, report }: Context) {
  const { encoding } = source;
  if (encoding === 'utf-8' || isWide(encoding)) return;
  const place = findFirstOctet(source, false) ?? findFirstOctet(source, true);
  if (!place) return;
  const { line, from, isInComment } = place;
  const [character = ''] = getLine(source.lines, line).text.slice(from);
  const values = {
    octet: toOctets(character, encoding).charCodeAt(0).toString(16).toUpperCase(),
    encoding: isCharset(encoding) ? charsetName(encoding) : undefined,
    isInComment,
    readers: readerIds((reader) => reader.text.notUtf8 === 'error'),
  };
  report('R084', { line, start: from, end: from + 1 }, values, convertToUtf8Fix);
}

/** Finds the first octet above US-ASCII, outside comments or in one. */
function findFirstOctet(source: Source, isInComment: boolean) {
  for (let line = 0; line < source.lines.length; line++) {
    const { text } = getLine(source.lines, line);
    const skip = line === 0 ? columnAfterMark(source) : 0;
    const body = text.slice(skip);
    const isHere = isInComment || /^[^#]*?[\u0080-\uffff]/.test(body);
    const at = isHere ? body.search(/[\u0080-\uffff]/) : -1;
    if (at >= 0) return { line, from: skip + at, isInComment };
  }
  return undefined;
}

/** R010: a byte order mark, or part of one, before a line with content. */
function checkByteOrderMark({ source, report, fix }: Context) {
  if (!isFirstLineSpoiledByMark(source)) return;
  const octets = columnAfterMark(source);
  const isPartial = octets > 0 && octets < MARK_LENGTH;
  const { text } = getLine(source.lines, 0);
  const values = {
    text: textAfterMark(source, 0).trim(),
    isPartial,
    readers: readerIds((reader) => keepsMark(reader, { isPartial })),
  };
  const remove =
    octets > 0
      ? fix('delete-mark', {}, () => [replaceInLine(0, 0, byteOrderMarkLength(text), '')])
      : createCommandFix('remove-bom', {}, { do: 'remove-bom' }, 'changes');
  report('R010', { line: 0, start: 0, end: Math.max(octets, text.length) }, values, remove);
}

const LINE_END_KINDS = ['\n', '\r\n', '\r'] as const;
const LINE_END_NAMES = { '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR' } as const satisfies Record<
  string,
  LineEnding
>;

/** Counts the line endings of each kind, and finds the most frequent kind. */
function lineEnds({ source: { lines } }: Policy) {
  const counts = { '\n': 0, '\r\n': 0, '\r': 0 };
  for (const chunk of lines.chunks) for (const { eol } of linesIn(chunk)) if (eol) counts[eol]++;
  const mostFrequent = LINE_END_KINDS.reduce((best, eol) => (counts[eol] > counts[best] ? eol : best));
  return { counts, most: mostFrequent };
}

function convertLineEnds({ source: { lines } }: Policy, to: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let line = 0;
  for (const chunk of lines.chunks)
    for (const { text, eol } of linesIn(chunk)) {
      const start = { line, column: text.length };
      line++;
      if (eol && eol !== to) edits.push({ range: { start, end: { line, column: 0 } }, text: to });
    }
  return edits;
}

/** R011: line endings of more than one kind. */
function checkMixedLineEnds({ subject: { policy }, report, fix }: Context) {
  const { counts, most } = lineEnds(policy);
  const others = LINE_END_KINDS.filter((eol) => eol !== most && counts[eol] > 0);
  if (others.length === 0) return;
  const { lines } = policy.source;
  let line = 0;
  while (['', most].includes(getLine(lines, line).eol)) line++;
  const values = {
    lines: lines.length - 1,
    most: LINE_END_NAMES[most],
    others: others.map((eol) => ({ ending: LINE_END_NAMES[eol], lines: counts[eol] })),
  };
  const start = { line, column: getLine(lines, line).text.length };
  report('R011', { start, end: { line: line + 1, column: 0 } }, values, () => {
    const to = most === '\r' ? '\n' : most;
    const edits = convertLineEnds(policy, to);
    const verdicts = verdictsAfterEdits(policy, edits);
    return fix('convert-line-ends', { to: LINE_END_NAMES[to] }, () => edits, verdicts);
  });
}

/** R012: the last line has no line ending. */
function checkLastLineEnd({ subject: { policy }, report, fix }: Context) {
  const { lines } = policy.source;
  const line = lines.length - 1;
  const { length } = getLine(lines, line).text;
  if (length === 0) return;
  const eol = lineAt(lines, line - 1)?.eol || '\n';
  const edits = [replaceInLine(line, length, length, eol)];
  report('R012', { line, start: length, end: length }, { line: lines.length }, () =>
    fix('add-line-end', {}, () => edits, verdictsAfterEdits(policy, edits)),
  );
}

/** Returns the first line of the record with the most rules. */
function biggestRecord({ records }: IntendedRecords): readonly number[] {
  const big = records.toSorted((a, b) => b.rules.length - a.rules.length)[0];
  return big ? big.agents.slice(0, 1) : [];
}

/** R015: a file whose end, or whole content, some readers ignore. */
const octetsOfLines = ({ lines, encoding }: Source): number =>
  isCharset(encoding) || isWide(encoding)
    ? allLines(lines).reduce((sum, one) => sum + octetLength(one.text, encoding) + one.eol.length, 0)
    : countOctets(lines, encoding);

function checkFileSize({ source, subject, report }: Context) {
  const cutting = readers.find(({ text }) => text.maxBytes !== null && text.overflow === 'cut');
  if (!cutting || isWide(source.encoding)) return;
  const { end, altered } = findVisibleLines(source, cutting.text);
  const isCut = [...altered.values()].some(({ why }) => why === 'file-cut');
  if (end >= source.lines.length && !isCut) return;
  const line = Math.min(isCut ? end - 1 : end, source.lines.length - 1);
  const { text } = getLine(source.lines, line);
  if (line === source.lines.length - 1 && text === '') return;
  const isLimited = (reader: Reader) => reader.text.maxBytes !== null;
  const values = {
    octets: octetsOfLines(source),
    limit: cutting.text.maxBytes ?? 0,
    line: line + 1,
    cutting: readerIds((reader) => isLimited(reader) && reader.text.overflow === 'cut'),
    ignoring: readerIds((reader) => isLimited(reader) && reader.text.overflow !== 'cut'),
  };
  report('R015', { line, start: 0, end: text.length }, values, () => [
    createCommandFix('show-unread', { line: line + 1 }, { do: 'show-lines', lines: [line] }),
    ...biggestRecord(subject.intended).map((first) =>
      createCommandFix('show-record', { line: first + 1 }, { do: 'show-lines', lines: [first] }),
    ),
  ]);
}

export const shapeChecks = defineChecks(
  kinds,
  checkUtf8,
  checkByteOrderMark,
  checkMixedLineEnds,
  checkLastLineEnd,
  checkFileSize,
);
