// Inspects the paths of conventional rules: single lines, records, and the URLs of the table.
import { defineDiagnostic, sortByCode } from '../../../../diagnostics/define-diagnostic.ts';
import { createCommandFix, createFinding, createFix, type Finding } from '../../../../diagnostics/finding.ts';
import type { Inspection, Inspector } from '../../../../diagnostics/inspection.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { fieldAt, type Policy, valueOf } from '../../../../syntax/policy.ts';
import { setPath } from '../../edit/set-path.ts';
import { type CheckContext, createCheckContext } from './check-context.ts';
import { checkDuplicateRules, duplicateRulesDiagnostics } from './duplicate-rules.ts';
import { escapesDiagnostics } from './escapes.ts';
import { pathExample } from './example.ts';
import { checkLines, type PlacedLineResult } from './line-checks.ts';
import { trimSpaces } from './line-spot.ts';
import { checkPageResources, pageResourcesDiagnostics } from './page-resources.ts';
import { pathBeginningsDiagnostics } from './path-beginnings.ts';
import { pathCharactersDiagnostics } from './path-characters.ts';
import { keepsRankOrder } from './rank-order.ts';
import { checkReaderDifferences, readerDifferencesDiagnostics } from './reader-differences.ts';
import { checkRuleOrder, ruleOrderDiagnostics } from './rule-order.ts';
import { createReachCheck, ruleReachDiagnostics } from './rule-reach.ts';
import { createUrlCheck, urlsInTableDiagnostics } from './urls-in-table.ts';
import { lengthWithoutStars, R051, wildcardSignsDiagnostics } from './wildcard-signs.ts';

/**
 * Returns the findings of one line. A fix that selects another reader is not offered if the finding does not
 * concern the current reader.
 */
const findingsOfLine = (
  { policy, options: { reader } }: Inspection,
  { line, spots }: PlacedLineResult,
): readonly Finding[] =>
  spots
    .filter(({ diagnostic }) => diagnostic !== R051)
    .map(({ diagnostic, start, end, words, detail, fixes = [] }) => {
      const isSpared = reader !== undefined && diagnostic.applies?.(reader, detail, words) === false;
      return createFinding(
        diagnostic,
        { start: { line, column: start }, end: { line, column: end } },
        words,
        () =>
          fixes
            .flatMap((make) => make(policy, line) ?? [])
            .filter(({ command }) => !(isSpared && command?.do === 'read-as')),
        detail,
      );
    });

const MAX_NAMED_LINES = 3;
/** The number of lines that a message can list by number. */
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

/** R100: reported once for a file, at the first path that discloses something. */
function reportDisclosingPaths(
  { report, policy }: CheckContext,
  disclosing: readonly PlacedLineResult[],
): void {
  const [first] = disclosing;
  if (!first || policy.format.describes) return;
  const lines = disclosing.map(({ line }) => line);
  const paths = [...new Set(disclosing.flatMap(({ disclosedPath: path }) => path ?? []))].slice(
    0,
    MAX_NAMED_LINES,
  );
  report(R100, first.line, [String(lines.length), ...paths], () => [
    createCommandFix('show-lines', [String(lines.length)], { do: 'show-lines', lines }),
  ]);
}

/** The rule in a line, and its path without the stars at its end. */
function rewriteWithoutStars(policy: Policy, line: number) {
  const field = fieldAt(policy, line);
  const path = valueOf(field);
  const effect = field.directive?.effect ?? 'deny';
  return { line, effect, path, paths: [trimSpaces(path.slice(0, lengthWithoutStars(path)))] as const };
}

/** R051: reported once for a file, at the first path that ends with a star. The fix removes the stars of all. */
function reportTrailingStars({ report, policy }: CheckContext, starred: readonly PlacedLineResult[]): void {
  const spotsOf = ({ spots }: PlacedLineResult) => spots.filter(({ diagnostic }) => diagnostic === R051);
  const [first] = starred.flatMap(spotsOf);
  const lines = starred.map(({ line }) => line);
  const [line] = lines;
  if (!first || line === undefined) return;
  const count = String(lines.length);
  const words = [...first.words, count, ...lines.slice(0, MAX_SHOWN_LENGTH).map((line) => String(line + 1))];
  report(R051, line, words, () => {
    const show = createCommandFix('show-lines', [count], { do: 'show-lines', lines });
    if (lines.length === 1) return (first.fixes ?? []).flatMap((make) => make(policy, line) ?? []);
    const rewritten = lines.map((at) => rewriteWithoutStars(policy, at));
    const edits = () => rewritten.flatMap(({ line: at, paths: [path] }) => setPath(policy, at, path));
    return keepsRankOrder(policy, rewritten)
      ? [createFix('remove-stars', [count], 'changes', edits), show]
      : [show];
  });
}

function* findingsOfLines(context: CheckContext, findings: Finding[]): CooperativeTask<void> {
  const disclosing: PlacedLineResult[] = [];
  const starred: PlacedLineResult[] = [];
  for (const results of checkLines(context.policy)) {
    for (const result of results) {
      for (const finding of findingsOfLine(context.inspection, result)) findings.push(finding);
      if (result.spots.some(({ diagnostic }) => diagnostic === R051)) starred.push(result);
      if (result.disclosedPath !== undefined) disclosing.push(result);
    }
    yield;
  }
  reportDisclosingPaths(context, disclosing);
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
    const findings: Finding[] = [];
    const context = yield* createCheckContext(inspection, findings);
    yield* findingsOfLines(context, findings);
    yield* checkDuplicateRules(context);
    const duplicateLines = () =>
      new Set(findings.filter(({ code }) => DUPLICATE_CODES.has(code)).map(({ range }) => range.start.line));
    yield* checkRuleOrder(context);
    yield* createReachCheck(duplicateLines)(context);
    yield* checkPageResources(context);
    yield* createUrlCheck(findings)(context);
    yield* checkReaderDifferences(context, findings);
    return findings;
  },
};
