// Findings that are reported once for a file, however many lines have them, and findings about the file's place.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import { createCommandFix, createFix } from '../../../../diagnostics/finding.ts';
import { MAX_QUESTION_COST } from '../../../../diagnostics/question-budget.ts';
import { getLine, placedChunks } from '../../../../document/lines.ts';
import type { LineColumns } from '../../../../document/range.ts';
import { insertAt, rangeInLine, replaceInLine } from '../../../../document/range.ts';
import { readers } from '../../../../readers/registry.ts';
import { editDistance } from '../../../../syntax/edit-distance.ts';
import { smallestOf } from '../../../../text/large-lists.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import type { CheckContext } from './check-context.ts';
import { knowsOldFormat, readerTitles } from './concerned-readers.ts';
import { ALLOW_ALL, disallowLines } from './example.ts';
import { INTENDED_PART } from './line-meaning.ts';
import { fieldRange } from './line-text.ts';
import type { FileTrait } from './read-lines.ts';
import { readChunkFaults } from './read-lines.ts';
import { verdictsAfterEdits } from './same-verdicts.ts';

interface TraitPlace {
  readonly line: number;
  readonly at: LineColumns;
}

/** Collects the lines that have each trait. */
function collectTraits({ policy }: CheckContext): Record<FileTrait, TraitPlace[]> {
  const places: Record<FileTrait, TraitPlace[]> = { indent: [], gap: [], unknown: [], known: [] };
  const { lines } = policy.source;
  for (const { chunk, start } of placedChunks(lines))
    for (const [i, traits] of readChunkFaults(chunk, policy).traits)
      for (const { trait, at } of traits) places[trait].push({ line: start + i, at });
  return places;
}

const R005 = defineDiagnostic({
  code: 'R005',
  severity: 'info',
  spec: 'draft 1 3.3 (DAT-024)',
  examples: [
    {
      file: '  User-agent: *\n  Disallow: /a\n\tAllow: /\n',
      near: '  # all\nUser-agent: *\nDisallow: /a\nAllow: /\n',
    },
  ],
});

const R006 = defineDiagnostic({
  code: 'R006',
  severity: 'info',
  spec: 'draft 1 3.3 (digest 1.3, B12)',
  applies: knowsOldFormat,
  examples: [{ file: 'User-agent : *\nDisallow\t: /a\n', near: ALLOW_ALL, reader: 'koster-1996' }],
});

/** R005, R006: spaces that some readers do not expect. The fix removes them in all lines. */
function reportSpaces(
  { policy, report }: CheckContext,
  places: readonly TraitPlace[],
  diagnostic: typeof R005 | typeof R006,
): void {
  const [first] = places;
  if (!first) return;
  const edits = places.map(({ line, at }) => replaceInLine(line, at.from, at.to, ''));
  const fix = diagnostic === R005 ? 'remove-indents' : 'remove-gaps';
  report(diagnostic, rangeInLine(first.line, first.at), {
    words: [String(places.length)],
    fixes: () => [createFix(fix, [String(places.length)], verdictsAfterEdits(policy, edits), () => edits)],
  });
}

const textOfTrait = ({ policy }: CheckContext, { line, at }: TraitPlace) =>
  getLine(policy.source.lines, line).text.slice(at.from, at.to);

const R008 = defineDiagnostic({
  code: 'R008',
  severity: 'info',
  spec: 'RFC 9309 2.2.4 (RFC-024)',
  examples: [
    { file: `${ALLOW_ALL}Robot-version: 2.0\nRobot-version: 2\n`, near: `${ALLOW_ALL}Crawl-delay: 2\n` },
  ],
});

/**
 * R008: a field that no reader knows, reported at its first line. Each fix is checked by reading the whole file
 * again. If there are very many names, only the first fixes are checked, and the others do not claim to change
 * nothing.
 */
function reportUnknownFields(context: CheckContext, places: readonly TraitPlace[]): void {
  const { policy, report } = context;
  const byName = new Map<string, TraitPlace[]>();
  for (const traitPlace of places) {
    const name = lowerCase(textOfTrait(context, traitPlace));
    const others = byName.get(name);
    if (others) others.push(traitPlace);
    else byName.set(name, [traitPlace]);
  }
  let budget = MAX_QUESTION_COST;
  for (const samePlaces of byName.values()) {
    const [first] = samePlaces;
    if (!first) continue;
    budget -= policy.source.lines.length;
    const isChecked = budget >= 0;
    const edits = samePlaces.map(({ line, at }) => insertAt(line, at.from, '# '));
    report(R008, rangeInLine(first.line, first.at), {
      words: [textOfTrait(context, first), String(samePlaces.length)],
      fixes: () => [
        createFix(
          'comment-out-all',
          [String(samePlaces.length)],
          isChecked ? verdictsAfterEdits(policy, edits) : 'changes',
          () => edits,
        ),
      ],
    });
  }
}

const R073 = defineDiagnostic({
  code: 'R073',
  severity: 'info',
  spec: 'draft 1 3.3 (digest 1.3, B18)',
  applies: knowsOldFormat,
  examples: [
    {
      file: `Sitemap: https://a.example/s.xml\n\n${ALLOW_ALL}`,
      near: `${ALLOW_ALL}Sitemap: https://a.example/s.xml\n`,
      reader: 'koster-1996',
    },
  ],
});

/**
 * R073: fields for the whole file outside records, reported at the first. Unknown fields are R008, others
 * LIN-ORPHAN.
 */
function reportFieldsOutsideRecords(
  { policy, report, intended }: CheckContext,
  places: readonly TraitPlace[],
): void {
  const inside = new Set(intended.records.flatMap(({ others }) => others));
  const outside = places.filter(({ line }) => !inside.has(line));
  const [first] = outside.toSorted((a, b) => a.line - b.line);
  if (!first) return;
  const { text } = getLine(policy.source.lines, first.line);
  report(R073, fieldRange(policy, first.line), {
    words: [text.slice(first.at.from, first.at.to), String(outside.length)],
  });
}

const R090 = defineDiagnostic({
  code: 'R090',
  severity: 'warning',
  about: 'file',
  spec: 'Yandex Webmaster help (YDX-010)',
  applies: ({ limits }) => limits.maxRules !== null,
  examples: [
    {
      file: `User-agent: *\n${disallowLines(2049)}`,
      near: `User-agent: *\n${disallowLines(2048)}`,
      reader: 'yandex',
    },
  ],
});

/** R090: more rules than a reader allows. */
function reportManyRules({ policy, report, intended }: CheckContext): void {
  const limits = readers.flatMap((reader) =>
    reader.limits.maxRules === null ? [] : [reader.limits.maxRules],
  );
  const maxRules = smallestOf(limits);
  const rules = intended.records.flatMap((record) => record.rules);
  const first = rules[maxRules];
  if (first === undefined) return;
  const titles = readerTitles((reader) => reader.limits.maxRules !== null);
  report(R090, fieldRange(policy, first), { words: [String(rules.length), String(maxRules), titles] });
}

/** Runs R005, R006, R008, R073 and R090. */
export function checkTraits(context: CheckContext): void {
  const { indent, gap, unknown, known } = collectTraits(context);
  reportSpaces(context, indent, R005);
  reportSpaces(context, gap, R006);
  reportManyRules(context);
  if (context.policy.format.describes) return;
  reportUnknownFields(context, unknown);
  reportFieldsOutsideRecords(context, known);
}

const renameFileFix = (to: string): Fix => createCommandFix('rename-file', [to], { do: 'rename-file', to });

/** The greatest edit distance of a file name that was meant to be a reader's. */
const MAX_DISTANCE = 2;

/**
 * Whether a file exists instead of the one that is requested: its name is nearly the same, or it is that of
 * another reader.
 */
function isIntendedFor({ site, path }: CheckContext['inspection'], requestedPath: string): boolean {
  if (site.files.has(requestedPath)) return false;
  const name = lowerCase(path);
  const isNear =
    name.startsWith(requestedPath) || editDistance(name, requestedPath, MAX_DISTANCE) <= MAX_DISTANCE;
  return isNear || readers.some(({ file }) => file.path === path);
}

const R080 = defineDiagnostic({
  code: 'R080',
  severity: 'warning',
  about: 'file',
  spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-001, DAT-001, RFC-001)',
  applies: ({ file }, detail) => file.path !== detail,
  examples: [
    { file: ALLOW_ALL, near: '', path: '/Robots.txt', reader: 'rfc9309' },
    { file: ALLOW_ALL, near: '', path: '/robots.txt', reader: 'data.txt' },
  ],
});

const R081 = defineDiagnostic({
  code: 'R081',
  severity: 'warning',
  about: 'file',
  spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-001, KOS-002, RFC-001)',
  examples: [{ file: ALLOW_ALL, near: '', path: '/blog/robots.txt' }],
});

/** R080, R081: a file that the selected reader never requests. An empty file is not reported. */
export function checkFilePlace({ policy, report, inspection, intended }: CheckContext): void {
  if (intended.parts.every((part) => part < INTENDED_PART.agent)) return;
  const { path, options } = inspection;
  const range = rangeInLine(0, { from: 0, to: Math.min(80, getLine(policy.source.lines, 0).text.length) });
  const { reader } = options;
  const requestedPath = reader?.file.path;
  if (path.lastIndexOf('/') > 0) {
    const to =
      readers.map(({ file }) => file.path).find((candidate) => path.endsWith(candidate)) ??
      requestedPath ??
      readers[0]!.file.path;
    const snippet = createCommandFix('server-snippet', [], { do: 'server-snippet' });
    report(R081, range, { words: [path, to], fixes: () => [renameFileFix(to), snippet] });
  } else if (
    reader &&
    requestedPath !== undefined &&
    requestedPath !== path &&
    isIntendedFor(inspection, requestedPath)
  ) {
    const other = readers.find(({ file }) => file.path === path);
    const readAs = other
      ? [createCommandFix('read-as', [other.title], { do: 'read-as', reader: other.id }, 'changes')]
      : [];
    const fixes = () => [renameFileFix(requestedPath), ...readAs];
    report(R080, range, { detail: path, words: [path, requestedPath, reader.title], fixes });
  }
}

export const fileTraitsDiagnostics = [R005, R006, R008, R073, R080, R081, R090];
