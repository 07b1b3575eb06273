// The findings of conventional rules about paths: those of single lines, of records, and of the URLs of the table.
import { defineDiagnostic, sortByCode } from '../../../../diagnostics/define-diagnostic.ts';
import { createCommandFix, createFinding, createFix, type Finding } from '../../../../diagnostics/finding.ts';
import type { Inspection, Inspector } from '../../../../diagnostics/inspection.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { type CheckContext, createCheckContext } from './check-context.ts';
import { checkDuplicateRules, duplicateRulesDiagnostics } from './duplicate-rules.ts';
import { escapesDiagnostics } from './escapes.ts';
import { pathExample } from './example.ts';
import { checkLines, type PlacedLineResult } from './line-checks.ts';
import { checkPageResources, pageResourcesDiagnostics } from './page-resources.ts';
import { pathBeginningsDiagnostics } from './path-beginnings.ts';
import { pathCharactersDiagnostics } from './path-characters.ts';
import { checkReaderDifferences, readerDifferencesDiagnostics } from './reader-differences.ts';
import { checkRuleOrder, ruleOrderDiagnostics } from './rule-order.ts';
import { createReachCheck, ruleReachDiagnostics } from './rule-reach.ts';
import { createUrlCheck, urlsInTableDiagnostics } from './urls-in-table.ts';
import { R051, wildcardSignsDiagnostics } from './wildcard-signs.ts';

/** The findings of one line. To read the file otherwise is no way out for a reader to whom one does not matter anyway. */
const findingsOfLine = (
  { policy, options: { reader } }: Inspection,
  { line, spots }: PlacedLineResult,
): readonly Finding[] =>
  spots
    .filter(({ diagnostic }) => diagnostic !== R051)
    .map(({ diagnostic, start, end, words, detail, fixes = [] }) => {
      const isSpared = reader !== undefined && diagnostic.applies?.(reader, detail) === false;
      return createFinding(
        diagnostic,
        { start: { line, column: start }, end: { line, column: end } },
        words,
        () =>
          fixes
            .map((make) => make(policy, line))
            .filter(({ command }) => !(isSpared && command?.do === 'read-as')),
        detail,
      );
    });

const MAX_NAMED_LINES = 3;
/** Lines whose numbers a message may name. */
const MAX_SHOWN_LENGTH = 12;

const R100 = defineDiagnostic({
  code: 'R100',
  severity: 'info',
  about: 'file',
  spec: 'draft 1 5 (KOS-050); RFC 9309 3 (RFC-036)',
  examples: [
    pathExample(
      ['Disallow: /admin/', 'Disallow: /.git/', 'Disallow: /a/dump.sql', 'Disallow: /old/backup/'],
      ['Disallow: /administration-and-law/', 'Disallow: /gitarre/'],
    ),
  ],
});

/** R100: once for a file, at the first path that tells something. */
function reportTellingPaths({ report, policy }: CheckContext, told: readonly PlacedLineResult[]): void {
  const [first] = told;
  if (!first || policy.format.describes) return;
  const lines = told.map(({ line }) => line);
  const paths = [...new Set(told.flatMap(({ tells }) => tells ?? []))].slice(0, MAX_NAMED_LINES);
  report(R100, first.line, [String(lines.length), ...paths], () => [
    createCommandFix('show-lines', [String(lines.length)], { do: 'show-lines', lines }),
  ]);
}

/** R051: once for a file, at the first path that ends in a star; the fix takes the stars of all. */
function reportTrailingStars({ report, policy }: CheckContext, starred: readonly PlacedLineResult[]): void {
  const spotsOf = ({ spots }: PlacedLineResult) => spots.filter(({ diagnostic }) => diagnostic === R051);
  const [first] = starred.flatMap(spotsOf);
  const lines = starred.map(({ line }) => line);
  const [line] = lines;
  if (!first || line === undefined) return;
  const edits = () =>
    starred.flatMap((look) =>
      spotsOf(look).flatMap(({ fixes = [] }) => fixes.flatMap((make) => make(policy, look.line).edits)),
    );
  const count = String(lines.length);
  const words = [...first.words, count, ...lines.slice(0, MAX_SHOWN_LENGTH).map((line) => String(line + 1))];
  report(R051, line, words, () =>
    lines.length === 1
      ? (first.fixes ?? []).slice(0, 1).map((make) => make(policy, line))
      : [
          createFix('remove-stars', [count], 'changes', edits),
          createCommandFix('show-lines', [count], { do: 'show-lines', lines }),
        ],
  );
}

function* findingsOfLines(context: CheckContext, found: Finding[]): CooperativeTask<void> {
  const told: PlacedLineResult[] = [];
  const starred: PlacedLineResult[] = [];
  for (const looks of checkLines(context.policy)) {
    for (const look of looks) {
      for (const finding of findingsOfLine(context.inspection, look)) found.push(finding);
      if (look.spots.some(({ diagnostic }) => diagnostic === R051)) starred.push(look);
      if (look.tells !== undefined) told.push(look);
    }
    yield;
  }
  reportTellingPaths(context, told);
  reportTrailingStars(context, starred);
}

const DUPLICATE_CODES = new Set<string>(['R047', 'R048']);

/** All diagnostics of paths. */
export const repPathDiagnostics = [
  ...duplicateRulesDiagnostics,
  ...escapesDiagnostics,
  ...pageResourcesDiagnostics,
  ...pathBeginningsDiagnostics,
  ...pathCharactersDiagnostics,
  ...readerDifferencesDiagnostics,
  ...ruleOrderDiagnostics,
  ...ruleReachDiagnostics,
  ...urlsInTableDiagnostics,
  ...wildcardSignsDiagnostics,
  R100,
];

export type RepPathCode = (typeof repPathDiagnostics)[number]['code'];

export const repPathsInspector: Inspector = {
  id: 'rep-paths',
  checks: sortByCode(repPathDiagnostics),
  *find(inspection) {
    if (inspection.policy.format.directives.length === 0) return [];
    const found: Finding[] = [];
    const context = yield* createCheckContext(inspection, found);
    yield* findingsOfLines(context, found);
    yield* checkDuplicateRules(context);
    const told = () =>
      new Set(found.filter(({ code }) => DUPLICATE_CODES.has(code)).map(({ range }) => range.start.line));
    yield* checkRuleOrder(context);
    yield* createReachCheck(told)(context);
    yield* checkPageResources(context);
    yield* createUrlCheck(found)(context);
    yield* checkReaderDifferences(context, found);
    return found;
  },
};
