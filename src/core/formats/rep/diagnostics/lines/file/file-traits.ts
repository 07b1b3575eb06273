// Findings that are reported once for a file, however many lines have them, and findings about the file's place.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { createCommandFix, type Fix } from '../../../../../diagnostics/finding.ts';
import { MAX_QUESTION_COST } from '../../../../../diagnostics/question-budget.ts';
import { getLine, placedChunks } from '../../../../../document/lines.ts';
import type { LineColumns } from '../../../../../document/range.ts';
import { insertAt, rangeInLine, replaceInLine } from '../../../../../document/range.ts';
import { type ReaderId, readers } from '../../../../../readers/registry.ts';
import { editDistance } from '../../../../../syntax/edit-distance.ts';
import { smallestOf } from '../../../../../text/large-lists.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import type { LinesContext } from '../check-context.ts';
import { knowsOldFormat, readerIds } from '../concerned-readers.ts';
import { ALLOW_ALL, disallowLines } from '../example.ts';
import { INTENDED_PART } from '../line-meaning.ts';
import { fieldRange } from '../line-text.ts';
import type { FileTrait } from '../read-lines.ts';
import { readChunkFaults } from '../read-lines.ts';
import { verdictsAfterEdits } from '../same-verdicts.ts';

const kinds = {
  R005: kind<{ readonly lines: number }>({
    severity: 'info',
    source: cite('draft 1', '3.3'),
    examples: [
      {
        file: '  User-agent: *\n  Disallow: /a\n\tAllow: /\n',
        near: '  # all\nUser-agent: *\nDisallow: /a\nAllow: /\n',
      },
    ],
  }),
  R006: kind<{ readonly lines: number }>({
    severity: 'info',
    source: cite('draft 1', '3.3'),
    applies: knowsOldFormat,
    examples: [{ file: 'User-agent : *\nDisallow\t: /a\n', near: ALLOW_ALL, reader: 'koster-1996' }],
  }),
  R008: kind<{ readonly name: string; readonly lines: number }>({
    severity: 'info',
    source: cite('RFC 9309', '2.2.4'),
    examples: [
      { file: `${ALLOW_ALL}Robot-version: 2.0\nRobot-version: 2\n`, near: `${ALLOW_ALL}Crawl-delay: 2\n` },
    ],
  }),
  R073: kind<{ readonly name: string; readonly fields: number }>({
    severity: 'info',
    source: cite('draft 1', '3.3'),
    applies: knowsOldFormat,
    examples: [
      {
        file: `Sitemap: https://a.example/s.xml\n\n${ALLOW_ALL}`,
        near: `${ALLOW_ALL}Sitemap: https://a.example/s.xml\n`,
        reader: 'koster-1996',
      },
    ],
  }),
  R090: kind<{ readonly rules: number; readonly limit: number; readonly readers: readonly ReaderId[] }>({
    severity: 'warning',
    about: 'file',
    source: cite('Yandex Webmaster help'),
    applies: ({ limits }) => limits.maxRules !== null,
    examples: [
      {
        file: `User-agent: *\n${disallowLines(2049, 'a')}`,
        near: `User-agent: *\n${disallowLines(2048, 'a')}`,
        reader: 'yandex',
      },
    ],
  }),
  R080: kind<{
    readonly path: string;
    readonly requested: string;
    /** The title: a program can define a reader of its own. */
    readonly reader: string;
  }>({
    severity: 'warning',
    about: 'file',
    source: [...cite('draft 1', '3.1'), ...cite('RFC 9309', '2.3')],
    applies: ({ file }, { path }) => file.path !== path,
    examples: [
      { file: ALLOW_ALL, near: '', path: '/Robots.txt', reader: 'rfc9309' },
      { file: ALLOW_ALL, near: '', path: '/robots.txt', reader: 'data.txt' },
    ],
  }),
  R081: kind<{ readonly path: string; readonly requested: string }>({
    severity: 'warning',
    about: 'file',
    source: [...cite('draft 1', '3.1'), ...cite('RFC 9309', '2.3')],
    examples: [{ file: ALLOW_ALL, near: '', path: '/blog/robots.txt' }],
  }),
};

type Context = LinesContext<typeof kinds>;

interface TraitPlace {
  readonly line: number;
  readonly at: LineColumns;
}

/** Collects the lines that have each trait. */
function collectTraits({ source, subject: { policy } }: Context): Record<FileTrait, TraitPlace[]> {
  const places: Record<FileTrait, TraitPlace[]> = { indent: [], gap: [], unknown: [], known: [] };
  for (const { chunk, start } of placedChunks(source.lines))
    for (const [i, traits] of readChunkFaults(chunk, policy).traits)
      for (const { trait, at } of traits) places[trait].push({ line: start + i, at });
  return places;
}

/** R005, R006: spaces that some readers do not expect. The fix removes them in all lines. */
function reportSpaces(
  { subject: { policy }, report, fix }: Context,
  code: 'R005' | 'R006',
  places: readonly TraitPlace[],
): void {
  const [first] = places;
  if (!first) return;
  const edits = places.map(({ line, at }) => replaceInLine(line, at.from, at.to, ''));
  const values = { lines: places.length };
  report(code, rangeInLine(first.line, first.at), values, () =>
    fix(
      code === 'R005' ? 'remove-indents' : 'remove-gaps',
      values,
      () => edits,
      verdictsAfterEdits(policy, edits),
    ),
  );
}

const textOfTrait = ({ source }: Context, { line, at }: TraitPlace) =>
  getLine(source.lines, line).text.slice(at.from, at.to);

/**
 * R008: a field that no reader knows, reported at its first line. Each fix is checked by reading the whole file
 * again. If there are very many names, only the first fixes are checked, and the others do not claim to change
 * nothing.
 */
function reportUnknownFields(context: Context, places: readonly TraitPlace[]): void {
  const { source, report, fix } = context;
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
    budget -= source.lines.length;
    const isChecked = budget >= 0;
    const edits = samePlaces.map(({ line, at }) => insertAt(line, at.from, '# '));
    const lines = samePlaces.length;
    report('R008', rangeInLine(first.line, first.at), { name: textOfTrait(context, first), lines }, () =>
      fix(
        'comment-out-all',
        { lines },
        () => edits,
        isChecked ? verdictsAfterEdits(context.subject.policy, edits) : 'changes',
      ),
    );
  }
}

/**
 * R073: fields for the whole file outside records, reported at the first. Unknown fields are R008, others
 * LIN-ORPHAN.
 */
function reportFieldsOutsideRecords(context: Context, places: readonly TraitPlace[]): void {
  const { policy, intended } = context.subject;
  const inside = new Set(intended.records.flatMap(({ others }) => others));
  const outside = places.filter(({ line }) => !inside.has(line));
  const [first] = outside.toSorted((a, b) => a.line - b.line);
  if (!first) return;
  const values = { name: textOfTrait(context, first), fields: outside.length };
  context.report('R073', fieldRange(policy, first.line), values);
}

/** R090: more rules than a reader allows. */
function reportManyRules({ subject: { policy, intended }, report }: Context): void {
  const limit = smallestOf(readers.flatMap(({ limits }) => limits.maxRules ?? []));
  const rules = intended.records.flatMap((record) => record.rules);
  const first = rules[limit];
  if (first === undefined) return;
  const limiting = readerIds(({ limits }) => limits.maxRules !== null);
  report('R090', fieldRange(policy, first), { rules: rules.length, limit, readers: limiting });
}

/** Runs the checks of what many lines can have. */
function checkTraits(context: Context): void {
  const { indent, gap, unknown, known } = collectTraits(context);
  reportSpaces(context, 'R005', indent);
  reportSpaces(context, 'R006', gap);
  reportManyRules(context);
  if (context.subject.policy.format.describes) return;
  reportUnknownFields(context, unknown);
  reportFieldsOutsideRecords(context, known);
}

const renameFileFix = (to: string): Fix => createCommandFix('rename-file', { to }, { do: 'rename-file', to });

/** The greatest edit distance of a file name that was meant to be a reader's. */
const MAX_DISTANCE = 2;

/**
 * Whether a file exists instead of the one that is requested: its name is nearly the same, or it is that of
 * another reader.
 */
function isIntendedFor({ site, path }: Context['inspection'], requestedPath: string): boolean {
  if (site.files.has(requestedPath)) return false;
  const name = lowerCase(path);
  const isNear =
    name.startsWith(requestedPath) || editDistance(name, requestedPath, MAX_DISTANCE) <= MAX_DISTANCE;
  return isNear || readers.some(({ file }) => file.path === path);
}

/** R080, R081: a file that the selected reader never requests. An empty file is not reported. */
function checkFilePlace({ source, subject, report, inspection }: Context): void {
  if (subject.intended.parts.every((part) => part < INTENDED_PART.agent)) return;
  const { path, options } = inspection;
  const at = { line: 0, start: 0, end: Math.min(80, getLine(source.lines, 0).text.length) };
  const own = options.reader?.file.path;
  if (path.lastIndexOf('/') > 0) {
    const paths = readers.map(({ file }) => file.path);
    const requested = paths.find((one) => path.endsWith(one)) ?? own ?? readers[0]!.file.path;
    const showSnippet = createCommandFix('server-snippet', {}, { do: 'server-snippet' });
    report('R081', at, { path, requested }, [renameFileFix(requested), showSnippet]);
  } else if (options.reader && own !== undefined && own !== path && isIntendedFor(inspection, own)) {
    const other = readers.find(({ file }) => file.path === path);
    const readAs =
      other &&
      createCommandFix('read-as', { reader: other.id }, { do: 'read-as', reader: other.id }, 'changes');
    const { title } = options.reader;
    report('R080', at, { path, requested: own, reader: title }, [
      renameFileFix(own),
      ...(readAs ? [readAs] : []),
    ]);
  }
}

export const traitChecks = defineChecks(kinds, checkFilePlace, checkTraits);
