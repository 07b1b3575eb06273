// Lines between which the line breaks were lost, so that one field has the others in its value.
import type { Directive, Format, ValueType } from '../../policy/directive.ts';
import { fixOf } from '../../policy/finding.ts';
import { lineAt } from '../../text/lines.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { replaceInLine } from '../../text/range.ts';
import { type Columns, shown } from './checking.ts';
import { type FixLine, inText, type LineFault, type LineLook } from './line-look.ts';
import type { CleanLine } from './odd-characters.ts';

const ADDRESS = /^https?:\/\//i;
const PATH = /^(?:[/*]|https?:\/\/)/i;
const DIGITS = /^[0-9]/;
const WORD = /^[\w*.]/;

/** How a value of a kind begins that is no free text. */
const beginnings: Partial<Readonly<Record<ValueType, RegExp>>> = {
  agent: /^(?:\*|[a-z])/i,
  path: PATH,
  'unread-path': PATH,
  address: ADDRESS,
  host: /^(?:https?:\/\/)?[\w-]+\.[\w.-]+/i,
  seconds: DIGITS,
  rate: DIGITS,
  'time-window': DIGITS,
  parameters: WORD,
  signals: WORD,
  'usage-statement': WORD,
};

interface Names {
  readonly byName: ReadonlyMap<string, Directive>;
  /** Any of the names, and its colon. */
  readonly pattern: RegExp;
}

const known = new WeakMap<Format, Names>();

function namesOf(format: Format): Names {
  let found = known.get(format);
  if (!found) {
    const directives = format.directives.filter(
      ({ open, bare, value }) => !open && !bare && beginnings[value] !== undefined,
    );
    const byName = new Map(directives.map((one) => [lowerCase(one.name), one] as const));
    const names = [...byName.keys()].toSorted((a, b) => b.length - a.length);
    found = { byName, pattern: new RegExp(`(${names.join('|')})[ \\t]*:[ \\t]*`, 'gi') };
    known.set(format, found);
  }
  return found;
}

/** Names as short as Allow and Host also end other words. */
const LONG = 7;

/** What no word goes on behind; also a line break that was written as an escape. */
const NO_WORD = /(?:^|[^\w-]|\\[nrt])$/;

/** Whether a name begins behind a text, and is not the end of a longer word. */
function isWhole(text: string, name: string): boolean {
  if (NO_WORD.test(text)) return true;
  const before = text.slice(-1);
  if (/^[A-Z]/.test(name)) return /[a-z]/.test(name) || !/[A-Z]/.test(before);
  return name.length >= LONG;
}

/** A field that was found in a value: where its line begins, and where its own value. */
interface Inner {
  readonly directive: Directive;
  readonly at: number;
  readonly value: number;
  readonly hasGap: boolean;
}

/** Whether a value that begins with a field is empty: that of a Disallow, below which no rule follows in the line. */
const isBelowNone = (own: Directive, inner: Directive) => own.effect === 'deny' && inner.role !== 'rule';

/** The fields in the value of a field, as far as they look like some; what they have is not looked at yet. */
function innerFields({ clean: { text }, places, format }: LineLook, own: Directive): Inner[] {
  const { nameEnd, valueStart, valueEnd } = places;
  const { byName, pattern } = namesOf(format);
  const isTight = /^[ \t]*:[^ \t]/.test(text.slice(nameEnd, valueStart + 1));
  const value = text.slice(valueStart, valueEnd);
  const found: Inner[] = [];
  for (const match of value.matchAll(pattern)) {
    const [all, name = ''] = match;
    const { index } = match;
    const directive = byName.get(lowerCase(name))!;
    const before = value[index - 1] ?? '';
    const hasGap = /[ \t]$/.test(all);
    const isPartOfUrl = /[?&=%]/.test(before) || (before === '/' && !isTight);
    if (index === 0 && !isBelowNone(own, directive)) continue;
    if (!isWhole(value.slice(Math.max(0, index - 2), index), name) || (isPartOfUrl && !hasGap)) continue;
    const at = valueStart + index;
    found.push({ directive, at, value: at + all.length, hasGap });
  }
  return found;
}

/** What is left of line breaks where they became spaces, markup or escapes. */
const MARGIN = /(?:\s|<br[ \t]*\/?>|&nbsp;|\\[nrt])+$/i;
/** The same, or what stands in a list between its parts. */
const BETWEEN = /(?:\s|<br[ \t]*\/?>|&nbsp;|\\[nrt]|[,;|])+$/i;

/** Where a piece of the line ends, without what parted it from the next. */
function endOfPiece(text: string, from: number, to: number, margin: RegExp): number {
  const piece = text.slice(from, to);
  return from + piece.length - (margin.exec(piece.slice(-40))?.[0].length ?? 0);
}

/** Where a piece ends that a field follows at `next`, or nothing any more. */
const endBefore = (text: string, from: number, next: number | undefined, valueEnd: number): number =>
  next === undefined ? endOfPiece(text, from, valueEnd, MARGIN) : endOfPiece(text, from, next, BETWEEN);

/** Whether a field has a value that it may have; none is that of a Disallow directly below a name. */
function isPlausible(value: string, directive: Directive, above: Directive): boolean {
  if (value === '') return directive.effect === 'deny' && above.role === 'agent';
  return beginnings[directive.value]!.test(value);
}

/** The fields in a value that are lines of their own. */
function gluedFields(look: LineLook, own: Directive): readonly Inner[] {
  const { text } = look.clean;
  const { valueEnd } = look.places;
  const inner = innerFields(look, own);
  const glued: Inner[] = [];
  let above = own;
  inner.forEach((one, i) => {
    const end = endBefore(text, one.value, inner[i + 1]?.at, valueEnd);
    if (!isPlausible(text.slice(one.value, end), one.directive, above)) return;
    glued.push(one);
    above = one.directive;
  });
  return glued;
}

/** Columns of the line for a gap between two characters of its clean text, with those in it that do not show. */
const gapInText = ({ columns }: CleanLine, from: number, to: number): Columns =>
  columns ? { from: columns[from - 1]! + 1, to: columns[to]! } : { from, to };

/** R103: a value that has further fields. */
export function gluedLines(look: LineLook): readonly LineFault[] {
  const { clean, places, meaning } = look;
  const { directive } = meaning;
  if (!directive || beginnings[directive.value] === undefined) return [];
  const { nameStart, valueStart, valueEnd } = places;
  const glued = gluedFields(look, directive);
  const [first] = glued;
  if (!first) return [];
  const end = endBefore(clean.text, first.value, glued[1]?.at, valueEnd);
  const fixes: FixLine = ({ source: { lines } }, line) => {
    const eol = lineAt(lines, line)!.eol || lineAt(lines, line - 1)?.eol || '\n';
    let from = nameStart;
    const cuts = glued.map(({ at }) => {
      const cut = gapInText(clean, endBefore(clean.text, from, at, valueEnd), at);
      from = at;
      return cut;
    });
    const tail = inText(clean, endBefore(clean.text, from, undefined, valueEnd), valueEnd);
    const last = tail.from < tail.to ? [replaceInLine(line, tail.from, tail.to, '')] : [];
    return [
      fixOf('split-lines', [String(glued.length + 1)], 'changes', () => [
        ...cuts.map((cut) => replaceInLine(line, cut.from, cut.to, eol)),
        ...last,
      ]),
    ];
  };
  return [
    {
      code: 'R103',
      // That no rule follows a name is part of it; that a rule has no name above is not.
      ...inText(clean, directive.role === 'agent' ? nameStart : valueStart, valueEnd),
      words: [String(glued.length + 1), shown(clean.text.slice(first.at, end))],
      fixes,
    },
  ];
}
