// What is told once for a file, however many lines show it; and where the file stands.

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

/** The lines that show each trait. */
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

/** R005, R006: blanks where some expect none. The fix takes those of all lines. */
function reportBlanks(
  { policy, report }: CheckContext,
  shown: readonly TraitPlace[],
  diagnostic: typeof R005 | typeof R006,
): void {
  const [first] = shown;
  if (!first) return;
  const edits = shown.map(({ line, at }) => replaceInLine(line, at.from, at.to, ''));
  const fix = diagnostic === R005 ? 'remove-indents' : 'remove-gaps';
  report(diagnostic, rangeInLine(first.line, first.at), {
    words: [String(shown.length)],
    fixes: () => [createFix(fix, [String(shown.length)], verdictsAfterEdits(policy, edits), () => edits)],
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
 * R008: a field that no reader here knows, told at its first line. Each fix is checked by reading the whole file again: of
 * very many names only the first are, and the fixes of the others are not claimed to change nothing.
 */
function reportUnknownFields(context: CheckContext, shown: readonly TraitPlace[]): void {
  const { policy, report } = context;
  const byName = new Map<string, TraitPlace[]>();
  for (const one of shown) {
    const name = lowerCase(textOfTrait(context, one));
    const others = byName.get(name);
    if (others) others.push(one);
    else byName.set(name, [one]);
  }
  let left = MAX_QUESTION_COST;
  for (const all of byName.values()) {
    const [first] = all;
    if (!first) continue;
    left -= policy.source.lines.length;
    const isChecked = left >= 0;
    const edits = all.map(({ line, at }) => insertAt(line, at.from, '# '));
    report(R008, rangeInLine(first.line, first.at), {
      words: [textOfTrait(context, first), String(all.length)],
      fixes: () => [
        createFix(
          'comment-out-all',
          [String(all.length)],
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

/** R073: fields for the whole file outside of records, told at the first. Unknown ones are R008, others LIN-ORPHAN. */
function reportLoneMeaning({ policy, report, intended }: CheckContext, shown: readonly TraitPlace[]): void {
  const inside = new Set(intended.records.flatMap(({ others }) => others));
  const outside = shown.filter(({ line }) => !inside.has(line));
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

/** R090: more rules than a reader takes. */
function reportManyRules({ policy, report, intended }: CheckContext): void {
  const limits = readers.flatMap((one) => (one.limits.maxRules === null ? [] : [one.limits.maxRules]));
  const most = smallestOf(limits);
  const rules = intended.records.flatMap((record) => record.rules);
  const first = rules[most];
  if (first === undefined) return;
  const titles = readerTitles((reader) => reader.limits.maxRules !== null);
  report(R090, fieldRange(policy, first), { words: [String(rules.length), String(most), titles] });
}

/** R005, R006, R008, R073, R090. */
export function checkTraits(context: CheckContext): void {
  const { indent, gap, unknown, known } = collectTraits(context);
  reportBlanks(context, indent, R005);
  reportBlanks(context, gap, R006);
  reportManyRules(context);
  if (context.policy.format.describes) return;
  reportUnknownFields(context, unknown);
  reportLoneMeaning(context, known);
}

const renameFileFix = (to: string): Fix => createCommandFix('rename-file', [to], { do: 'rename-file', to });

/** Letters that may differ in the name of a file that was meant for a reader. */
const MAX_DISTANCE = 2;

/** A file that is there instead of the one that is asked for: by nearly its name, or because it is that of others. */
function isIntendedFor({ site, path }: CheckContext['inspection'], own: string): boolean {
  if (site.files.has(own)) return false;
  const name = lowerCase(path);
  const isNear = name.startsWith(own) || editDistance(name, own, MAX_DISTANCE) <= MAX_DISTANCE;
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

/** R080, R081: a file that the chosen reader never asks for; an empty one is none yet. */
export function checkFilePlace({ policy, report, inspection, intended }: CheckContext): void {
  if (intended.parts.every((part) => part < INTENDED_PART.agent)) return;
  const { path, options } = inspection;
  const range = rangeInLine(0, { from: 0, to: Math.min(80, getLine(policy.source.lines, 0).text.length) });
  const { reader } = options;
  const own = reader?.file.path;
  if (path.lastIndexOf('/') > 0) {
    const to =
      readers.map(({ file }) => file.path).find((one) => path.endsWith(one)) ?? own ?? readers[0]!.file.path;
    const snippet = createCommandFix('server-snippet', [], { do: 'server-snippet' });
    report(R081, range, { words: [path, to], fixes: () => [renameFileFix(to), snippet] });
  } else if (reader && own !== undefined && own !== path && isIntendedFor(inspection, own)) {
    const other = readers.find(({ file }) => file.path === path);
    const readAs = other
      ? [createCommandFix('read-as', [other.title], { do: 'read-as', reader: other.id }, 'changes')]
      : [];
    const fixes = () => [renameFileFix(own), ...readAs];
    report(R080, range, { detail: path, words: [path, own, reader.title], fixes });
  }
}

export const fileTraitsDiagnostics = [R005, R006, R008, R073, R080, R081, R090];
