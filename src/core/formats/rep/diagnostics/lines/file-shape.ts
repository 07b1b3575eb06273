// Checks the file as a whole: encoding, byte order mark, line endings, length.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import { createCommandFix, createFix } from '../../../../diagnostics/finding.ts';
import {
  columnAfterMark,
  isFirstLineSpoiledByMark,
  MARK_LENGTH,
  textAfterMark,
} from '../../../../document/byte-order-mark.ts';
import { charsetName, isCharset } from '../../../../document/charsets.ts';
import { isWide, octetLength } from '../../../../document/encoding.ts';
import { createLines, getLine, lineAt, newLine } from '../../../../document/lines.ts';
import type { TextEdit } from '../../../../document/range.ts';
import { rangeInLine, replaceInLine } from '../../../../document/range.ts';
import type { Source } from '../../../../document/source.ts';
import { toOctets } from '../../../../matching/percent-encoding.ts';
import { findVisibleLines } from '../../../../matching/visible-lines.ts';
import { readers } from '../../../../readers/registry.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { printNameList } from '../../../../text/name-list.ts';
import { detectOtherContent } from '../../../other-content.ts';
import { addBlock } from '../../edit/add-block.ts';
import type { CheckContext } from './check-context.ts';
import { isTaggedField } from './clean-line.ts';
import { knowsOldFormat, readerTitles } from './concerned-readers.ts';
import { ALLOW_ALL, disallowLines, encodeOctets } from './example.ts';
import type { IntendedRecords } from './intended-records.ts';
import { byteOrderMarkLength } from './odd-characters.ts';
import { verdictsAfterEdits } from './same-verdicts.ts';

const WHOLE_FIRST_LINE = 80;
const firstLine = ({ source }: Policy) =>
  rangeInLine(0, { from: 0, to: Math.min(WHOLE_FIRST_LINE, getLine(source.lines, 0).text.length) });

const encodeUtf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((unit) => [unit.charCodeAt(0), 0])]);

const R083 = defineDiagnostic({
  code: 'R083',
  severity: 'error',
  about: 'file',
  spec: 'ours: RFC 9309 2.3 (RFC-001)',
  examples: [{ file: encodeUtf16(ALLOW_ALL), near: ALLOW_ALL }],
});

/** R083: two octets per character. */
export function checkWideEncoding({ policy, report }: CheckContext): boolean {
  const { encoding } = policy.source;
  if (!isWide(encoding)) return false;
  const words = [encoding.toUpperCase().replace(/([LB]E)$/, ' $1')];
  report(R083, firstLine(policy), { words, fixes: () => [convertToUtf8Fix] });
  return true;
}

const convertToUtf8Fix: Fix = createCommandFix('convert-to-utf-8', [], { do: 'convert-to-utf-8' }, 'changes');

const R084 = defineDiagnostic({
  code: 'R084',
  severity: 'warning',
  about: 'file',
  spec: 'ours: RFC 9309 2.3 (RFC-001, PYU-001)',
  applies: ({ text }, detail) => detail !== 'comment' || text.notUtf8 === 'error',
  examples: [
    {
      file: encodeOctets(`# caf\u00e9\n${ALLOW_ALL}`),
      near: `# caf\u00e9\n${ALLOW_ALL}`,
      reader: 'python-urllib-3.12',
    },
  ],
});

/** R084: octets that are not UTF-8. A byte order mark at the beginning is checked separately. */
export function checkUtf8({ policy, report }: CheckContext): void {
  const { source } = policy;
  if (source.encoding === 'utf-8') return;
  const [line, from, detail] = findFirstOctet(source, false) ?? findFirstOctet(source, true) ?? [];
  if (line === undefined || from === undefined) return;
  const [character = ''] = getLine(source.lines, line).text.slice(from);
  const octet = toOctets(character, source.encoding).charCodeAt(0).toString(16).toUpperCase();
  const { encoding } = source;
  const failing = readerTitles((reader) => reader.text.notUtf8 === 'error');
  const words = [octet, failing, isCharset(encoding) ? charsetName(encoding) : ''];
  report(R084, rangeInLine(line, { from, to: from + 1 }), { words, detail, fixes: () => [convertToUtf8Fix] });
}

/** Finds the first octet above US-ASCII, outside comments or in one. */
function findFirstOctet(
  source: Source,
  inComments: boolean,
): readonly [line: number, column: number, detail?: 'comment'] | undefined {
  for (let line = 0; line < source.lines.length; line++) {
    const { text } = getLine(source.lines, line);
    const skip = line === 0 ? columnAfterMark(source) : 0;
    const at = text.slice(skip).search(inComments ? /[\u0080-\uffff]/ : /^[^#]*?[\u0080-\uffff]/);
    if (at < 0) continue;
    return inComments
      ? [line, skip + at, 'comment']
      : [line, skip + text.slice(skip).search(/[\u0080-\uffff]/)];
  }
  return undefined;
}

const R010 = defineDiagnostic({
  code: 'R010',
  severity: 'warning',
  about: 'file',
  spec: 'robots.cc (RFC-034, GGL-008)',
  applies: ({ text }, detail) =>
    text.bom === 'keep' || (detail === 'part-of-mark' && text.bom !== 'strip-prefix'),
  examples: [
    { file: `\ufeff${ALLOW_ALL}`, near: `\ufeff# robots\n${ALLOW_ALL}`, reader: 'koster-1996' },
    {
      file: encodeOctets(`\u00ef\u00bb${ALLOW_ALL}`),
      near: encodeOctets(`\u00ef\u00bb#\n${ALLOW_ALL}`),
      reader: 'rfc9309',
    },
  ],
});

/** R010: a byte order mark, or part of one, before a line with content. */
export function checkByteOrderMark({ policy, report }: CheckContext): void {
  const { source } = policy;
  if (!isFirstLineSpoiledByMark(source)) return;
  const octets = columnAfterMark(source);
  const detail = octets > 0 && octets < MARK_LENGTH ? 'part-of-mark' : undefined;
  const lostText = textAfterMark(source, 0).trim();
  const { text } = getLine(source.lines, 0);
  const range = rangeInLine(0, { from: 0, to: Math.max(octets, text.length) });
  const keepers = readerTitles(
    ({ text }) => text.bom === 'keep' || (detail && text.bom !== 'strip-prefix') || false,
  );
  report(R010, range, {
    detail,
    words: [lostText, keepers],
    fixes: () => [
      octets > 0
        ? createFix('delete-mark', [], 'changes', () => [replaceInLine(0, 0, byteOrderMarkLength(text), '')])
        : createCommandFix('remove-bom', [], { do: 'remove-bom' }, 'changes'),
    ],
  });
}

const LINE_END_KINDS = ['\n', '\r\n', '\r'] as const;
const LINE_END_NAMES = { '\n': 'LF', '\r\n': 'CRLF', '\r': 'CR' } as const;

/** Counts the line endings of each kind, and finds the most frequent kind. */
function lineEnds({ source: { lines } }: Policy) {
  const counts = { '\n': 0, '\r\n': 0, '\r': 0 };
  for (const chunk of lines.chunks) for (const { eol } of chunk) if (eol) counts[eol]++;
  const mostFrequent = LINE_END_KINDS.reduce((best, eol) => (counts[eol] > counts[best] ? eol : best));
  return { counts, most: mostFrequent };
}

function convertLineEnds({ source: { lines } }: Policy, to: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let line = 0;
  for (const chunk of lines.chunks)
    for (const { text, eol } of chunk) {
      const start = { line, column: text.length };
      line++;
      if (eol && eol !== to) edits.push({ range: { start, end: { line, column: 0 } }, text: to });
    }
  return edits;
}

const convertLineEndsFix = (policy: Policy, to: (typeof LINE_END_KINDS)[number]): Fix => {
  const edits = convertLineEnds(policy, to);
  return createFix('convert-line-ends', [LINE_END_NAMES[to]], verdictsAfterEdits(policy, edits), () => edits);
};

const R011 = defineDiagnostic({
  code: 'R011',
  severity: 'warning',
  about: 'file',
  spec: 'draft 1 4.2 (KOS-022)',
  applies: ({ record }) => record.blankLine !== 'ignored',
  examples: [
    { file: 'User-agent: *\nDisallow: /a\r\nDisallow: /b\n', near: 'User-agent: *\nDisallow: /a\n' },
    {
      file: 'User-agent: *\n\rDisallow: /a\n\rDisallow: /b\n\r',
      near: 'User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n',
    },
  ],
});

/** R011: line endings of more than one kind. */
export function checkMixedLineEnds({ policy, report }: CheckContext): void {
  const { counts, most } = lineEnds(policy);
  const kinds = LINE_END_KINDS.filter((eol) => counts[eol] > 0);
  if (kinds.length < 2) return;
  const { lines } = policy.source;
  let line = 0;
  while (['', most].includes(getLine(lines, line).eol)) line++;
  const { text } = getLine(lines, line);
  const others = kinds.filter((eol) => eol !== most);
  const words = [
    LINE_END_NAMES[most],
    printNameList(others.map((eol) => `${counts[eol]} ${LINE_END_NAMES[eol]}`)),
    String(lines.length - 1),
  ];
  const start = { line, column: text.length };
  report(
    R011,
    { start, end: { line: line + 1, column: 0 } },
    {
      words,
      fixes: () => (most === '\r' ? ['\n' as const] : [most]).map((to) => convertLineEndsFix(policy, to)),
    },
  );
}

const R012 = defineDiagnostic({
  code: 'R012',
  severity: 'hint',
  spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-024)',
  applies: knowsOldFormat,
  examples: [{ file: 'User-agent: *\nDisallow:', near: ALLOW_ALL }],
});

/** R012: the last line has no line ending. */
export function checkLastLineEnd({ policy, report }: CheckContext): void {
  const { lines } = policy.source;
  const line = lines.length - 1;
  const { text } = getLine(lines, line);
  if (text === '') return;
  const eol = lineAt(lines, line - 1)?.eol || '\n';
  const edits = [replaceInLine(line, text.length, text.length, eol)];
  const range = rangeInLine(line, { from: text.length, to: text.length });
  report(R012, range, {
    words: [String(lines.length)],
    fixes: () => [createFix('add-line-end', [], verdictsAfterEdits(policy, edits), () => edits)],
  });
}

/** Returns the first line of the record with the most rules. */
function biggestRecord({ records }: IntendedRecords): readonly number[] {
  const big = records.toSorted((a, b) => b.rules.length - a.rules.length)[0];
  return big ? big.agents.slice(0, 1) : [];
}

const R015 = defineDiagnostic({
  code: 'R015',
  severity: 'warning',
  about: 'file',
  spec: 'RFC 9309 2.5 (RFC-033, GGL-010, YDX-009)',
  applies: ({ text }) => text.maxBytes !== null,
  examples: [
    {
      file: `User-agent: *\n${disallowLines(40, 'a'.repeat(13_000))}`,
      near: `User-agent: *\n${disallowLines(39, 'a'.repeat(13_000))}`,
    },
  ],
});

/** R015: a file whose end, or whole content, some readers ignore. */
export function checkFileSize(context: CheckContext): void {
  const { policy, report } = context;
  const { source } = policy;
  const cutting = readers.find(({ text }) => text.maxBytes !== null && text.overflow === 'cut');
  if (!cutting || source.encoding.startsWith('utf-16')) return;
  const { end, altered } = findVisibleLines(source, cutting.text);
  const isCut = [...altered.values()].some(({ why }) => why === 'file-cut');
  if (end >= source.lines.length && !isCut) return;
  const line = Math.min(isCut ? end - 1 : end, source.lines.length - 1);
  const { text } = getLine(source.lines, line);
  if (line === source.lines.length - 1 && text === '') return;
  const octets = source.lines.chunks
    .flat()
    .reduce((sum, line) => sum + octetLength(line.text, source.encoding) + line.eol.length, 0);
  const lineNumber = String(line + 1);
  const words = [
    String(octets),
    String(cutting.text.maxBytes),
    lineNumber,
    readerTitles((reader) => reader.text.maxBytes !== null && reader.text.overflow === 'cut'),
    readerTitles((reader) => reader.text.maxBytes !== null && reader.text.overflow !== 'cut'),
  ];
  report(R015, rangeInLine(line, { from: 0, to: text.length }), {
    words,
    fixes: () => [
      createCommandFix('show-unread', [lineNumber], { do: 'show-lines', lines: [line] }),
      ...biggestRecord(context.intended).map((first) =>
        createCommandFix('show-record', [String(first + 1)], { do: 'show-lines', lines: [first] }),
      ),
    ],
  });
}

const BEGINNING_LENGTH = 2048;

function fileBeginning({ source: { lines, encoding } }: Policy): string {
  const first = getLine(lines, 0).text;
  let text =
    encoding === 'octets'
      ? first.slice(byteOrderMarkLength(first), BEGINNING_LENGTH)
      : first.slice(0, BEGINNING_LENGTH);
  for (let line = 1; line < lines.length && text.length < BEGINNING_LENGTH; line++)
    text += `\n${getLine(lines, line).text.slice(0, BEGINNING_LENGTH)}`;
  return text;
}

/** Replaces everything by a policy that blocks nothing. */
function emptyPolicyEdits({ source, format }: Policy): TextEdit[] {
  const { lines } = source;
  const blank = { source: { ...source, lines: createLines([newLine('', '')]) }, format };
  const text = addBlock(blank, { agents: ['*'], rules: [{ effect: 'deny', path: '' }] })
    .map((edit) => edit.text)
    .join('')
    .trim();
  const last = lines.length - 1;
  const end = { line: last, column: getLine(lines, last).text.length };
  return [{ range: { start: { line: 0, column: columnAfterMark(source) }, end }, text: `${text}\n` }];
}

/** The XML declaration of a web page. */
const DECLARATION = /^\s*<\?xml\s[^>]*\?>/;

const R017 = defineDiagnostic({
  code: 'R017',
  severity: 'error',
  about: 'file',
  isCause: true,
  spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-002, KOS-023)',
  examples: [
    {
      file: '<!DOCTYPE html>\n<html lang="en"><title>Not found</title>\n<p>Nothing here: sorry\n',
      near: `# <html> is no policy\n${ALLOW_ALL}`,
    },
    {
      file: '<!-- Stories -->\n<!ELEMENT story (#PCDATA)>\n<!ENTITY % all "story">\n',
      near: `# <!ELEMENT story (#PCDATA)>\n${ALLOW_ALL}`,
    },
  ],
});

/** R017: a web page or a document type definition instead of a policy. Returns whether it is one. */
export function checkNotAPolicy(context: CheckContext): boolean {
  const { policy, report } = context;
  const text = fileBeginning(policy).replace(DECLARATION, '');
  const kind = text.includes('<') ? detectOtherContent(new TextEncoder().encode(text)) : undefined;
  if (!kind || isTaggedField(policy, 0)) return false;
  const { records } = context.intended;
  report(R017, firstLine(policy), {
    words: [String(records.length), kind],
    // Servers do not return definitions instead of a policy, so there is no server setting to fix.
    fixes: () =>
      kind === 'dtd'
        ? []
        : [
            // The records of a page may be meant, so that nothing replaces them.
            ...(records.length > 0
              ? []
              : [createFix('empty-policy', [], 'changes', () => emptyPolicyEdits(policy))]),
            createCommandFix('server-snippet', [], { do: 'server-snippet' }),
          ],
  });
  return true;
}

export const fileShapeDiagnostics = [R010, R011, R012, R015, R017, R083, R084];
