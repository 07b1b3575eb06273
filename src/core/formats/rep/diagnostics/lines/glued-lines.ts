// Lines between which the line breaks were lost, so that one field has the others in its value.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import { getLine, lineAt } from '../../../../document/lines.ts';
import type { LineColumns } from '../../../../document/range.ts';
import { replaceInLine } from '../../../../document/range.ts';
import type { Directive } from '../../../../syntax/directives.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { shortenForMessage } from './concerned-readers.ts';
import { valueBeginnings } from './field-names.ts';
import type { LineFault, LineFixMaker, LineView } from './line-fault.ts';
import { textColumns } from './line-fault.ts';
import type { CleanLine } from './odd-characters.ts';

/** Names as short as Allow and Host also end other words. */
const MIN_NAME_LENGTH = 7;

/** What no word goes on behind; also a line break that was written as an escape. */
const NO_WORD = /(?:^|[^\w-]|\\[nrt])$/;

/** Whether a name begins behind a text, and is not the end of a longer word. */
function isWhole(text: string, name: string): boolean {
  if (NO_WORD.test(text)) return true;
  const before = text.slice(-1);
  if (/^[A-Z]/.test(name)) return /[a-z]/.test(name) || !/[A-Z]/.test(before);
  return name.length >= MIN_NAME_LENGTH;
}

/** A field that was found in a value: where its line begins, and where its own value. */
interface InnerField {
  readonly directive: Directive;
  readonly at: number;
  readonly value: number;
  readonly hasGap: boolean;
}

/** Whether a value that begins with a field is empty: that of a Disallow, below which no rule follows in the line. */
const canFollow = (own: Directive, inner: Directive) => own.effect === 'deny' && inner.role !== 'rule';

/** The fields in the value of a field, as far as they look like some; what they have is not looked at yet. */
function findInnerFields({ clean: { text }, places, names }: LineView, own: Directive): InnerField[] {
  const { nameEnd, valueStart, valueEnd } = places;
  const { byName, pattern } = names.inner;
  const isTight = /^[ \t]*:[^ \t]/.test(text.slice(nameEnd, valueStart + 1));
  const value = text.slice(valueStart, valueEnd);
  const found: InnerField[] = [];
  for (const match of value.matchAll(pattern)) {
    const [all, name = ''] = match;
    const { index } = match;
    const directive = byName.get(lowerCase(name));
    if (!directive) continue;
    const before = value[index - 1] ?? '';
    const hasGap = /[ \t]$/.test(all);
    const isPartOfUrl = /[?&=%]/.test(before) || (before === '/' && !isTight);
    if (index === 0 && !canFollow(own, directive)) continue;
    if (!isWhole(value.slice(Math.max(0, index - 2), index), name) || (isPartOfUrl && !hasGap)) continue;
    const at = valueStart + index;
    found.push({ directive, at, value: at + all.length, hasGap });
  }
  return found;
}

/** What is left of line breaks where they became spaces, markup or escapes. */
const TRAILING_MARGIN = /(?:\s|<br[ \t]*\/?>|&nbsp;|\\[nrt])+$/i;
/** The same, or what stands in a list between its parts. */
const FIELD_SEPARATOR = /(?:\s|<br[ \t]*\/?>|&nbsp;|\\[nrt]|[,;|])+$/i;

/** Where a piece of the line ends, without what parted it from the next. */
function endOfValuePart(text: string, from: number, to: number, margin: RegExp): number {
  const piece = text.slice(from, to);
  return from + piece.length - (margin.exec(piece.slice(-40))?.[0].length ?? 0);
}

/** Where a piece ends that a field follows at `next`, or nothing any more. */
const endBeforeNext = (text: string, from: number, next: number | undefined, valueEnd: number): number =>
  next === undefined
    ? endOfValuePart(text, from, valueEnd, TRAILING_MARGIN)
    : endOfValuePart(text, from, next, FIELD_SEPARATOR);

/** Whether a field has a value that it may have; none is that of a Disallow directly below a name. */
function isPlausible(value: string, directive: Directive, above: Directive): boolean {
  if (value === '') return directive.effect === 'deny' && above.role === 'agent';
  return valueBeginnings[directive.value]?.test(value) ?? false;
}

/** The fields in a value that are lines of their own. */
function findGluedFields(view: LineView, own: Directive): readonly InnerField[] {
  const { text } = view.clean;
  const { valueEnd } = view.places;
  const inner = findInnerFields(view, own);
  const glued: InnerField[] = [];
  let above = own;
  inner.forEach((one, i) => {
    const end = endBeforeNext(text, one.value, inner[i + 1]?.at, valueEnd);
    if (!isPlausible(text.slice(one.value, end), one.directive, above)) return;
    glued.push(one);
    above = one.directive;
  });
  return glued;
}

/** Columns of the line for a gap between two characters of its clean text, with those in it that do not show. */
const gapColumns = ({ columns }: CleanLine, from: number, to: number): LineColumns =>
  columns ? { from: columns[from - 1]! + 1, to: columns[to]! } : { from, to };

export const R103 = defineDiagnostic({
  code: 'R103',
  severity: 'error',
  isCause: true,
  spec: 'ours: draft 1 3.3, RFC 9309 2.2 (KOS-019, RFC-002)',
  examples: [
    {
      file: 'User-agent: *\nDisallow: /cgi-bin/Disallow: /facebook/Disallow: /php/\n',
      near: 'User-agent: *\nDisallow: /cgi-bin/\nDisallow: /facebook/\nDisallow: /php/\n',
    },
    { file: 'User-agent: *Disallow: /\n', near: 'User-agent: *\nDisallow: /\n' },
    {
      file: 'User-agent: *\nDisallow: /a Sitemap: https://a.example/s.xml # maps\n',
      near: 'User-agent: *\nDisallow: /wiki/Sitemap:\n',
    },
  ],
});

/** R103: a value that has further fields. */
export function findGluedLines(view: LineView): readonly LineFault[] {
  const { clean, places, meaning } = view;
  const { directive } = meaning;
  if (!directive || valueBeginnings[directive.value] === undefined) return [];
  const { nameStart, valueStart, valueEnd } = places;
  const glued = findGluedFields(view, directive);
  const [first] = glued;
  if (!first) return [];
  const end = endBeforeNext(clean.text, first.value, glued[1]?.at, valueEnd);
  const fixes: LineFixMaker = ({ source: { lines } }, line) => {
    const eol = getLine(lines, line).eol || lineAt(lines, line - 1)?.eol || '\n';
    let from = nameStart;
    const cuts = glued.map(({ at }) => {
      const cut = gapColumns(clean, endBeforeNext(clean.text, from, at, valueEnd), at);
      from = at;
      return cut;
    });
    const tail = textColumns(clean, endBeforeNext(clean.text, from, undefined, valueEnd), valueEnd);
    const last = tail.from < tail.to ? [replaceInLine(line, tail.from, tail.to, '')] : [];
    return [
      createFix('split-lines', [String(glued.length + 1)], 'changes', () => [
        ...cuts.map((cut) => replaceInLine(line, cut.from, cut.to, eol)),
        ...last,
      ]),
    ];
  };
  return [
    {
      diagnostic: R103,
      // That no rule follows a name is part of it; that a rule has no name above is not.
      ...textColumns(clean, directive.role === 'agent' ? nameStart : valueStart, valueEnd),
      words: [String(glued.length + 1), shortenForMessage(clean.text.slice(first.at, end))],
      fixes,
    },
  ];
}
