// Checks lines that are skipped because of a fault: M001 to M007.

import { type Diagnostic, defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { insertAt } from '../../../document/range.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import type { MobileFault, MobileLine, PlacedFault } from '../read-line.ts';
import { isNone, isSimplifiedUrl, parseTarget } from '../target.ts';
import {
  type Check,
  type CheckContext,
  type Columns,
  draft,
  removeLineFix,
  replaceWordFix,
} from './check-context.ts';
import { mobileLines } from './example.ts';

const isTarget = (text: string) => isNone(text) || isSimplifiedUrl(text);
const isPath = (text: string) => text.startsWith('/');

interface FaultInLine {
  readonly policy: CheckContext['policy'];
  readonly line: number;
  readonly read: MobileLine;
  readonly at: Columns;
}

/** Fixes a line with one part: a path, a target, or both without white space between them. */
function completeLine({ line, read: { words } }: FaultInLine): readonly Fix[] {
  const [word] = words;
  if (!word) return [];
  const { text, start, end } = word;
  if (isTarget(text)) return [createFix('put-root', [], 'changes', () => [insertAt(line, start, '/ ')])];
  if (!isPath(text)) return [replaceWordFix('write-value', line, { start, end }, `/${text} none`)];
  const joint = text.lastIndexOf('atp://');
  const isJoined = joint > 0 && isSimplifiedUrl(text.slice(joint));
  const none = createFix('append-none', [], 'changes', () => [insertAt(line, end, ' none')]);
  if (!isJoined) return [none];
  const part = createFix('insert-blank', [], 'changes', () => [insertAt(line, start + joint, ' ')]);
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

function keepTwoWords({ line, read }: FaultInLine): readonly Fix[] {
  const { words, value } = read;
  const [path, target] = words;
  const spaced = spacedPath(read);
  if (spaced) return [replaceWordFix('write-path', line, spaced, spaced.escaped)];
  if (!path || !target || !isPath(path.text) || !isTarget(target.text)) return [];
  const columns = { start: path.start, end: value.end };
  return [replaceWordFix('keep-two', line, columns, value.text.slice(0, target.end - value.start))];
}

/** Swaps the parts if they are in the wrong order, or else adds a slash or extracts the path of a complete URL. */
function fixPath({ line, read: { words, value } }: FaultInLine): readonly Fix[] {
  const [path, target] = words;
  if (!path || !target) return [];
  if (isTarget(path.text) && isPath(target.text)) {
    const gap = value.text.slice(path.end - value.start, target.start - value.start);
    return [replaceWordFix('swap-parts', line, value, `${target.text}${gap}${path.text}`)];
  }
  return [replaceWordFix('write-path', line, path, urlParts(path.text).path)];
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

function writeUrlFix({ line, read, at }: FaultInLine): readonly Fix[] {
  const [, target] = read.words;
  const url = target && targetFromText(target.text);
  return url === undefined ? [] : [replaceWordFix('write-target', line, at, url)];
}

function cutPathFix({ line, read, at }: FaultInLine): readonly Fix[] {
  const [, target] = read.words;
  const [url = ''] = target?.text.match(/^[^/]*:\/\/[^/]*/) ?? [];
  return isSimplifiedUrl(url) ? [replaceWordFix('write-target', line, at, url)] : [];
}

const fixers: { readonly [Name in MobileFault]: (fault: FaultInLine) => readonly Fix[] } = {
  'no-target': completeLine,
  'no-path': ({ policy, line }) => [removeLineFix(policy, line)],
  extra: keepTwoWords,
  'bad-path': fixPath,
  'bad-url': writeUrlFix,
  'url-path': cutPathFix,
  'url-empty': ({ line, at }) => [replaceWordFix('write-target', line, at, 'none')],
};

/** The columns at which a fault is shown: those of the whole field if there is nothing at its position. */
const faultColumns = ({ name, value }: MobileLine, { start, end }: PlacedFault): Columns =>
  start < end ? { start, end } : { start: name.start, end: Math.max(value.end, name.end) };

/** The columns of extra parts: if the last part is the target, those before it. */
function extraWords(read: MobileLine, fault: PlacedFault): PlacedFault {
  const spaced = fault.fault === 'extra' ? spacedPath(read) : undefined;
  return spaced ? { ...fault, start: spaced.secondStart, end: spaced.end } : fault;
}

/** Reports every fault of every line under its code. A line can have two. */
const reportFaults: Check = ({ policy, file, report }) => {
  for (const { line, read } of file.lines) {
    for (const placed of read.faults) {
      const columns = extraWords(read, placed);
      const fault = { policy, line, read, at: columns };
      const word = read.value.text.slice(columns.start - read.value.start, columns.end - read.value.start);
      report(diagnosticOf[columns.fault], line, faultColumns(read, columns), [word], () =>
        fixers[columns.fault](fault),
      );
    }
  }
};

const M001 = defineDiagnostic({
  code: 'M001',
  severity: 'error',
  spec: draft('3.2'),
  detail: 'MOB-NO-URL',
  check: reportFaults,
  examples: [createExample(mobileLines('/home/'), mobileLines('/home/ none'))],
});

const M002 = defineDiagnostic({
  code: 'M002',
  severity: 'error',
  spec: draft('3.2'),
  detail: 'MOB-NO-PATH',
  check: reportFaults,
  examples: [createExample(mobileLines('  # nothing'), mobileLines('/ none # something'))],
});

const M003 = defineDiagnostic({
  code: 'M003',
  severity: 'error',
  spec: draft('3.2'),
  detail: 'MOB-EXTRA',
  check: reportFaults,
  examples: [
    createExample(mobileLines('/home/ atp://x:1 atp://y:2'), mobileLines('/home/ atp://x:1 # atp://y:2')),
  ],
});

const M004 = defineDiagnostic({
  code: 'M004',
  severity: 'error',
  spec: draft('3.1'),
  detail: 'MOB-PATH',
  check: reportFaults,
  examples: [createExample(mobileLines('home/ atp://x:1'), mobileLines('/home/ atp://x:1'))],
});

const M005 = defineDiagnostic({
  code: 'M005',
  severity: 'error',
  spec: draft('3.2'),
  detail: 'MOB-URL',
  check: reportFaults,
  examples: [
    createExample(mobileLines('/home/ www.fict.org:434'), mobileLines('/home/ atp://www.fict.org:434')),
  ],
});

const M006 = defineDiagnostic({
  code: 'M006',
  severity: 'error',
  spec: draft('3.2'),
  detail: 'MOB-URL-PATH',
  check: reportFaults,
  examples: [createExample(mobileLines('/home/ atp://x:1/'), mobileLines('/home/ atp://x:1'))],
});

const M007 = defineDiagnostic({
  code: 'M007',
  severity: 'error',
  spec: draft('3.2'),
  detail: 'MOB-URL-EMPTY',
  check: reportFaults,
  examples: [createExample(mobileLines('/home/ atp://'), mobileLines('/home/ atp://x'))],
});

const diagnosticOf = {
  'no-target': M001,
  'no-path': M002,
  extra: M003,
  'bad-path': M004,
  'bad-url': M005,
  'url-path': M006,
  'url-empty': M007,
} as const satisfies Record<MobileFault, Diagnostic>;

export const faultDiagnostics = [M001, M002, M003, M004, M005, M006, M007];
