// Finds lines whose line breaks were lost, so that the value of one field contains other fields.

import { cite } from '../../../../../catalogue/citations.ts';
import { kind } from '../../../../../diagnostics/define-checks.ts';
import { getLine, lineAt } from '../../../../../document/lines.ts';
import type { LineColumns } from '../../../../../document/range.ts';
import { replaceInLine } from '../../../../../document/range.ts';
import type { Directive } from '../../../../../syntax/directives.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import type { CleanLine } from '../characters/odd-characters.ts';
import { shortenForMessage } from '../concerned-readers.ts';
import type { LineFault, LineFixMaker, LineView } from '../line-fault.ts';
import { textColumns } from '../line-fault.ts';
import { valueBeginnings } from './field-names.ts';

/** Shorter names, such as Allow and Host, also are the ends of other words. */
const MIN_NAME_LENGTH = 7;

/** Text after which a word cannot continue, including a line break that was written as an escape. */
const NO_WORD = /(?:^|[^\w-]|\\[nrt])$/;

/** Whether a name begins after a text, and is not the end of a longer word. */
function isWhole(text: string, name: string): boolean {
  if (NO_WORD.test(text)) return true;
  const before = text.slice(-1);
  if (/^[A-Z]/.test(name)) return /[a-z]/.test(name) || !/[A-Z]/.test(before);
  return name.length >= MIN_NAME_LENGTH;
}

/** A field that was found in a value: the columns where it and its value begin. */
interface InnerField {
  readonly directive: Directive;
  readonly at: number;
  readonly value: number;
  readonly hasGap: boolean;
}

/** Whether a value that begins with a field can be empty: that of a Disallow, if no rule follows in the line. */
const canFollow = (directive: Directive, inner: Directive) =>
  directive.effect === 'deny' && inner.role !== 'rule';

/** Returns possible fields in the value of a field. Their values are not checked yet. */
function findInnerFields(
  { clean: { text }, places, names }: LineView,
  ownDirective: Directive,
): InnerField[] {
  const { nameEnd, valueStart, valueEnd } = places;
  const { byName, pattern } = names.inner;
  const isTight = /^[ \t]*:[^ \t]/.test(text.slice(nameEnd, valueStart + 1));
  const value = text.slice(valueStart, valueEnd);
  const fields: InnerField[] = [];
  for (const match of value.matchAll(pattern)) {
    const [matchedText, name = ''] = match;
    const { index } = match;
    const directive = byName.get(lowerCase(name));
    if (!directive) continue;
    const before = value[index - 1] ?? '';
    const hasGap = /[ \t]$/.test(matchedText);
    const isPartOfUrl = /[?&=%]/.test(before) || (before === '/' && !isTight);
    if (index === 0 && !canFollow(ownDirective, directive)) continue;
    if (!isWhole(value.slice(Math.max(0, index - 2), index), name) || (isPartOfUrl && !hasGap)) continue;
    const at = valueStart + index;
    fields.push({ directive, at, value: at + matchedText.length, hasGap });
  }
  return fields;
}

/** The remains of line breaks that became spaces, markup or escapes. */
const TRAILING_MARGIN = /(?:\s|<br[ \t]*\/?>|&nbsp;|\\[nrt])+$/i;
/** The same, or a separator of list items. */
const FIELD_SEPARATOR = /(?:\s|<br[ \t]*\/?>|&nbsp;|\\[nrt]|[,;|])+$/i;

/** Returns the end of a piece of the line, without the separator from the next. */
function endOfValuePart(text: string, from: number, to: number, margin: RegExp): number {
  const piece = text.slice(from, to);
  return from + piece.length - (margin.exec(piece.slice(-40))?.[0].length ?? 0);
}

/** Returns the end of a piece that is followed by a field at `next`, or by nothing. */
const endBeforeNext = (text: string, from: number, next: number | undefined, valueEnd: number): number =>
  next === undefined
    ? endOfValuePart(text, from, valueEnd, TRAILING_MARGIN)
    : endOfValuePart(text, from, next, FIELD_SEPARATOR);

/** Whether a field has a plausible value. It may be empty in a Disallow directly below a name. */
function isPlausible(value: string, directive: Directive, above: Directive): boolean {
  if (value === '') return directive.effect === 'deny' && above.role === 'agent';
  return valueBeginnings[directive.value]?.test(value) ?? false;
}

/** Returns the fields in a value that should be separate lines. */
function findGluedFields(view: LineView, ownDirective: Directive): readonly InnerField[] {
  const { text } = view.clean;
  const { valueEnd } = view.places;
  const inner = findInnerFields(view, ownDirective);
  const glued: InnerField[] = [];
  let above = ownDirective;
  inner.forEach((field, i) => {
    const end = endBeforeNext(text, field.value, inner[i + 1]?.at, valueEnd);
    if (!isPlausible(text.slice(field.value, end), field.directive, above)) return;
    glued.push(field);
    above = field.directive;
  });
  return glued;
}

/**
 * Returns the columns of the line for a gap between two characters of its clean text, including invisible
 * characters in it.
 */
const gapColumns = ({ columns }: CleanLine, from: number, to: number): LineColumns =>
  columns ? { from: columns[from - 1]! + 1, to: columns[to]! } : { from, to };

export const gluedKinds = {
  R103: kind<{ readonly lines: number; readonly next: string }>({
    severity: 'error',
    isCause: true,
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2')],
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
  }),
};

/** R103: a value that contains further fields. */
export function findGluedLines(view: LineView): readonly LineFault<typeof gluedKinds>[] {
  const { clean, places, meaning } = view;
  const { directive } = meaning;
  if (!directive || valueBeginnings[directive.value] === undefined) return [];
  const { nameStart, valueStart, valueEnd } = places;
  const glued = findGluedFields(view, directive);
  const [first] = glued;
  if (!first) return [];
  const end = endBeforeNext(clean.text, first.value, glued[1]?.at, valueEnd);
  const lines = glued.length + 1;
  const fixes: LineFixMaker = ({ source, fix }, line) => {
    const eol = getLine(source.lines, line).eol || lineAt(source.lines, line - 1)?.eol || '\n';
    let from = nameStart;
    const cuts = glued.map(({ at }) => {
      const cut = gapColumns(clean, endBeforeNext(clean.text, from, at, valueEnd), at);
      from = at;
      return cut;
    });
    const tail = textColumns(clean, endBeforeNext(clean.text, from, undefined, valueEnd), valueEnd);
    const last = tail.from < tail.to ? [replaceInLine(line, tail.from, tail.to, '')] : [];
    return fix('split-lines', { lines }, () => [
      ...cuts.map((cut) => replaceInLine(line, cut.from, cut.to, eol)),
      ...last,
    ]);
  };
  return [
    {
      code: 'R103',
      // The range includes the name of a user-agent line, because the missing rule is part of the fault. For a
      // rule it is only the value: its missing user-agent is a different finding.
      ...textColumns(clean, directive.role === 'agent' ? nameStart : valueStart, valueEnd),
      values: { lines, next: shortenForMessage(clean.text.slice(first.at, end)) },
      fixes,
    },
  ];
}
