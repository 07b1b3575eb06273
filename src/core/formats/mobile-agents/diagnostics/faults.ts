// Checks lines that are skipped because of a fault: M001 to M005.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { insertAt } from '../../../document/range.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import type { MobileFault, MobileLine, PlacedFault } from '../read-line.ts';
import { isNone, isSimplifiedUrl, parseTarget } from '../target.ts';
import { type Columns, draft, type MobileContext, removeLineFix, replaceAt } from './check-context.ts';
import { mobileLines } from './example.ts';

const kinds = {
  M001: kind<{ readonly text: string }>({
    severity: 'error',
    source: draft('3.2'),
    examples: [createExample(mobileLines('/home/'), mobileLines('/home/ none'))],
  }),
  M002: kind<{ readonly text: string }>({
    severity: 'error',
    source: draft('3.2'),
    examples: [createExample(mobileLines('  # nothing'), mobileLines('/ none # something'))],
  }),
  M003: kind<{ readonly text: string }>({
    severity: 'error',
    source: draft('3.2'),
    examples: [
      createExample(mobileLines('/home/ atp://x:1 atp://y:2'), mobileLines('/home/ atp://x:1 # atp://y:2')),
    ],
  }),
  M004: kind<{ readonly text: string }>({
    severity: 'error',
    source: draft('3.1'),
    examples: [createExample(mobileLines('home/ atp://x:1'), mobileLines('/home/ atp://x:1'))],
  }),
  M005: kind<{ readonly text: string }>({
    severity: 'error',
    source: draft('3.2'),
    examples: [
      createExample(mobileLines('/home/ www.fict.org:434'), mobileLines('/home/ atp://www.fict.org:434')),
      createExample(mobileLines('/home/ atp://x:1/'), mobileLines('/home/ atp://x:1')),
      createExample(mobileLines('/home/ atp://'), mobileLines('/home/ atp://x')),
    ],
  }),
};

const isTarget = (text: string) => isNone(text) || isSimplifiedUrl(text);
const isPath = (text: string) => text.startsWith('/');

type Context = MobileContext<typeof kinds>;

/** Writes a text in place of another. */
const written = (
  { fix }: Context,
  code: 'write-value' | 'write-path' | 'write-target' | 'keep-two' | 'swap-parts',
  line: number,
  at: Columns,
  text: string,
): Fix => fix(code, { text }, replaceAt(line, at, text));

interface FaultInLine {
  readonly context: Context;
  readonly line: number;
  readonly read: MobileLine;
  readonly at: Columns;
}

/** Fixes a line with one part: a path, a target, or both without white space between them. */
function completeLine({ context, line, read: { words } }: FaultInLine): readonly Fix[] {
  const { fix } = context;
  const [word] = words;
  if (!word) return [];
  const { text, start, end } = word;
  if (isTarget(text)) return [fix('put-root', {}, () => [insertAt(line, start, '/ ')])];
  if (!isPath(text)) return [written(context, 'write-value', line, { start, end }, `/${text} none`)];
  const joint = text.lastIndexOf('atp://');
  const isJoined = joint > 0 && isSimplifiedUrl(text.slice(joint));
  const none = fix('append-none', {}, () => [insertAt(line, end, ' none')]);
  if (!isJoined) return [none];
  const part = fix('insert-blank', {}, () => [insertAt(line, start + joint, ' ')]);
  return [part, none];
}

interface SpacedPath extends Columns {
  /** The path with its spaces escaped. */
  readonly escaped: string;
  /** The start of the second word. */
  readonly secondStart: number;
}

/** A path with spaces before the target; undefined if the words are something else. */
function spacedPath({ words: [first, second, ...rest], value }: MobileLine): SpacedPath | undefined {
  const target = rest.pop();
  if (!first || !second || !target) return undefined;
  const between = [second, ...rest];
  const isSpaced =
    isPath(first.text) &&
    isTarget(target.text) &&
    !between.some(({ text }) => isTarget(text) || isPath(text));
  if (!isSpaced) return undefined;
  const { end } = rest.at(-1) ?? second;
  const path = value.text.slice(0, end - value.start);
  const escaped = path.replaceAll(' ', '%20').replaceAll('\t', '%09');
  return { start: first.start, end, escaped, secondStart: second.start };
}

function keepTwoWords({ context, line, read }: FaultInLine): readonly Fix[] {
  const { words, value } = read;
  const [path, target] = words;
  const spaced = spacedPath(read);
  if (spaced) return [written(context, 'write-path', line, spaced, spaced.escaped)];
  if (!path || !target || !isPath(path.text) || !isTarget(target.text)) return [];
  const columns = { start: path.start, end: value.end };
  return [written(context, 'keep-two', line, columns, value.text.slice(0, target.end - value.start))];
}

/** Swaps the parts if they are in the wrong order, or else adds a slash or extracts the path of a complete URL. */
function fixPath({ context, line, read: { words, value } }: FaultInLine): readonly Fix[] {
  const [path, target] = words;
  if (!path || !target) return [];
  if (isTarget(path.text) && isPath(target.text)) {
    const gap = value.text.slice(path.end - value.start, target.start - value.start);
    return [written(context, 'swap-parts', line, value, `${target.text}${gap}${path.text}`)];
  }
  return [written(context, 'write-path', line, path, urlParts(path.text).path)];
}

const USUAL_PORT = '434';

/** The address in a text that is not a simplified URL, with a protocol before it. */
function targetFromText(text: string): string | undefined {
  const [, written = 'atp', rest = ''] = /^(?:([A-Za-z0-9+.-]*)(?::\/\/?|\/\/))?(.*)$/.exec(text) ?? [];
  // A text before "://" is not part of the address, whether it is a protocol or not.
  const address = rest === text ? text.replace(/^(?:[^/]*:\/\/)+/, '') : rest;
  const afterSlashes = text.slice(text.lastIndexOf('//') + 2);
  const urls = [`${written || 'atp'}://${address}`, `atp://${text.includes('//') ? afterSlashes : rest}`].map(
    (url) => url.replace(/^([^/]*:\/\/[^/]*).*$/, '$1'),
  );
  const url = urls.find(isSimplifiedUrl);
  if (url === undefined) return undefined;
  const { scheme, port } = parseTarget(url);
  return scheme === 'atp' && port === undefined ? `${url}:${USUAL_PORT}` : url;
}

function writeUrlFix({ context, line, read, at }: FaultInLine): readonly Fix[] {
  const [, target] = read.words;
  const url = target && targetFromText(target.text);
  return url === undefined ? [] : [written(context, 'write-target', line, at, url)];
}

function cutPathFix({ context, line, read, at }: FaultInLine): readonly Fix[] {
  const [, target] = read.words;
  const [url = ''] = target?.text.match(/^[^/]*:\/\/[^/]*/) ?? [];
  return isSimplifiedUrl(url) ? [written(context, 'write-target', line, at, url)] : [];
}

const fixers: { readonly [Name in MobileFault]: (fault: FaultInLine) => readonly Fix[] } = {
  'no-target': completeLine,
  'no-path': ({ context, line }) => [removeLineFix(context, line)],
  extra: keepTwoWords,
  'bad-path': fixPath,
  'bad-url': writeUrlFix,
  'url-path': cutPathFix,
  'url-empty': ({ context, line, at }) => [written(context, 'write-target', line, at, 'none')],
};

/** The columns at which a fault is shown: those of the whole field if there is nothing at its position. */
const faultColumns = ({ name, value }: MobileLine, { start, end }: PlacedFault): Columns =>
  start < end ? { start, end } : { start: name.start, end: Math.max(value.end, name.end) };

/** The columns of extra parts: if the last part is the target, those before it. */
function extraWords(read: MobileLine, fault: PlacedFault): PlacedFault {
  const spaced = fault.fault === 'extra' ? spacedPath(read) : undefined;
  return spaced ? { ...fault, start: spaced.secondStart, end: spaced.end } : fault;
}

const codeOf = {
  'no-target': 'M001',
  'no-path': 'M002',
  extra: 'M003',
  'bad-path': 'M004',
  'bad-url': 'M005',
  'url-path': 'M005',
  'url-empty': 'M005',
} as const satisfies Record<MobileFault, keyof typeof kinds>;

/** Reports every fault of every line under its code. A line can have two. */
function checkFaults(context: Context) {
  for (const { line, read } of context.subject.file.lines) {
    for (const placed of read.faults) {
      const at = extraWords(read, placed);
      const text = read.value.text.slice(at.start - read.value.start, at.end - read.value.start);
      context.report(codeOf[at.fault], { line, ...faultColumns(read, at) }, { text }, () =>
        fixers[at.fault]({ context, line, read, at }),
      );
    }
  }
}

export const faultChecks = defineChecks(kinds, checkFaults);
