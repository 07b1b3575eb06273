// Reports lines whose position takes away their effect, or part of it (ACAP 1.1 2.2 to 2.8).

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import { placeLines } from '../../../document/place-lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lazy } from '../../../text/lazy.ts';
import type { AcapFile, MisplacedLine } from '../acap-file.ts';
import { firstLineWithComments, lineForDefinition } from '../edit/definitions.ts';
import { freshName } from '../edit/names.ts';
import { isDefinition } from '../field.ts';
import { crawlerText } from '../field-spelling.ts';
import {
  acap11,
  type Check,
  type CheckContext,
  fieldColumns,
  lineText,
  parsedLine,
  type ReadingDiagnostic,
  tableByCode,
  writtenName,
} from './check-context.ts';
import { createRemoveLineFix, insertBefore, moveLinesBefore, replaceColumnsAt } from './edits.ts';
import { acapText, anyCrawler, permitPresent, withDefinitions } from './example.ts';
import { recordAround, splitReference } from './split-record.ts';
import { versionFieldLine } from './version-edits.ts';

/** Facts that the fixes of misplaced lines share. They are computed once for all lines. */
export interface MisplacedContext extends CheckContext {
  /** The first of the comments directly above a line. */
  readonly lineAboveComments: (line: number) => number;
  /** The line of the first definition or, without one, of the first record; Infinity without either. */
  readonly firstDefinition: () => number;
  /** The line for a new definition. */
  readonly definitionLine: () => number;
  /** The fix that is the same for all lines above the first record. */
  readonly orphanFixes: () => readonly Fix[];
  /** In file order: lines in a record with a reference, and references in a record with other lines. */
  readonly fieldsBesideReferences: () => readonly number[];
}

type MisplacedFix = (context: MisplacedContext, line: number) => readonly Fix[];
type MisplacedDiagnostic<Code extends MisplacedLine['code'] = MisplacedLine['code']> = ReadingDiagnostic<
  Code,
  MisplacedFix
>;

const defineMisplaced = <const Code extends MisplacedLine['code']>(
  diagnostic: MisplacedDiagnostic<Code>,
): MisplacedDiagnostic<Code> => diagnostic;

const moveFix = (
  { policy }: CheckContext,
  line: number,
  before: number,
  verdicts: Fix['verdicts'] = 'changes',
): Fix =>
  createFix('move-line', [writtenName(policy, line)], verdicts, () =>
    moveLinesBefore(policy, [line], before),
  );

const moveVersionFix: MisplacedFix = (context, line) => {
  const { policy, file } = context;
  const takesEffect = file.version.line === line;
  return [
    moveFix(context, line, versionFieldLine(policy), takesEffect ? 'same' : 'changes'),
    createRemoveLineFix(policy, line, takesEffect ? 'changes' : 'same'),
  ];
};

function createCommentFinder(policy: Policy): (line: number) => number {
  const firstLines = new Map<number, number>();
  return (line) => {
    const first = firstLines.get(line) ?? firstLineWithComments(policy, line);
    firstLines.set(line, first);
    return first;
  };
}

function findFirstDefinition({ lines, firstRecord }: AcapFile): number {
  const first = lines.find(({ read }) => read.field && isDefinition(read.field))?.line ?? Infinity;
  return Math.min(first, firstRecord < 0 ? Infinity : firstRecord);
}

/** Moves a line above the first definition or, without one, above the first record. */
const moveDirective =
  (verdicts: Fix['verdicts']): MisplacedFix =>
  (context, line) => {
    const before = context.firstDefinition();
    return before < line ? [moveFix(context, line, context.lineAboveComments(before), verdicts)] : [];
  };

const removeSameFix: MisplacedFix = ({ policy }, line) => [createRemoveLineFix(policy, line, 'same')];

const renameDuplicate: MisplacedFix = ({ policy, isNameInFile }, line) => {
  const { field } = parsedLine(policy, line);
  if (!field || !isDefinition(field)) return [];
  const name = freshName(field.name.text, isNameInFile);
  return [createFix('rename', [name], 'same', () => [replaceColumnsAt(line, field.name, name)])];
};

const linesWithCode = ({ misplaced }: AcapFile, code: MisplacedLine['code']): readonly number[] =>
  misplaced.filter((one) => one.code === code).map(({ line }) => line);

/**
 * Adds a crawler line for any crawler to the lines above the first record: in their place, or above the first
 * record.
 */
function adoptOrphanRules({ policy, file }: CheckContext): readonly Fix[] {
  const orphans = linesWithCode(file, 'orphan-field');
  const [first] = orphans;
  if (first === undefined) return [];
  const from = file.lines.findIndex(({ line }) => line === first);
  const next = file.lines[from + orphans.length];
  const areAdjacent =
    file.lines[from + orphans.length - 1]?.line === orphans.at(-1) &&
    (next === undefined || next.line === file.firstRecord);
  if (areAdjacent)
    return [createFix('add-crawler', [], 'changes', () => insertBefore(policy, first, [crawlerText('*')]))];
  const before =
    file.firstRecord < 0 ? policy.source.lines.length : firstLineWithComments(policy, file.firstRecord);
  const edits = () => {
    const texts = orphans.map((line) => ({ text: lineText(policy, line) }));
    return placeLines(policy.source, [
      ...orphans.map((line) => ({ at: line, remove: 1, insert: [] })),
      { at: before, remove: 0, insert: [{ text: crawlerText('*') }, ...texts] },
    ]);
  };
  return [createFix('add-crawler', [], 'changes', edits)];
}

const moveActionFix: MisplacedFix = (context, line) => {
  const purpose = recordAround(context.file, line)?.subRecords[0]?.purposes[0];
  return purpose ? [moveFix(context, line, context.lineAboveComments(purpose.line))] : [];
};

export const misplacedDiagnostics = [
  defineMisplaced({
    code: 'version-misplaced',
    severity: 'error',
    spec: acap11('2.8'),
    fix: moveVersionFix,
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-crawler: *', permitPresent, 'ACAP-version: 1.1'),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineMisplaced({
    code: 'duplicate-version',
    severity: 'error',
    spec: acap11('2.8'),
    fix: removeSameFix,
    examples: [
      createExample(
        acapText('ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
        anyCrawler(permitPresent),
      ),
    ],
  }),
  defineMisplaced({
    code: 'ignore-conventional-late',
    severity: 'warning',
    spec: acap11('2.10.1'),
    fix: moveDirective('same'),
    examples: [
      createExample(
        acapText(
          'ACAP-resource-set: s /a/',
          'ACAP-ignore-conventional-records',
          'ACAP-crawler: *',
          'ACAP-allow-index: the-acap:resource-set:s',
        ),
        acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineMisplaced({
    code: 'ignore-conventional-misplaced',
    severity: 'error',
    spec: acap11('2.10.1'),
    fix: moveDirective('changes'),
    examples: [
      createExample(
        anyCrawler(permitPresent, 'ACAP-ignore-conventional-records'),
        acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineMisplaced({
    code: 'duplicate-ignore-conventional',
    severity: 'warning',
    spec: acap11('2.10.1'),
    fix: removeSameFix,
    examples: [
      createExample(
        acapText(
          'ACAP-ignore-conventional-records',
          'ACAP-ignore-conventional-records',
          'ACAP-crawler: *',
          permitPresent,
        ),
        acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineMisplaced({
    code: 'definition-after-record',
    severity: 'error',
    spec: acap11('2.7'),
    fix: (context, line) => [moveFix(context, line, context.definitionLine())],
    examples: [
      createExample(
        anyCrawler(
          permitPresent,
          'ACAP-resource-set: s /a/',
          'ACAP-allow-index: the-acap:resource-set:s',
        ).replace('ACAP-crawler', '# All of them\nACAP-crawler'),
        withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
      ),
    ],
  }),
  defineMisplaced({
    code: 'duplicate-name',
    severity: 'error',
    spec: acap11('2.7'),
    fix: renameDuplicate,
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: q crawl', 'ACAP-composite-usage: Q index'],
          'ACAP-allow-(q): /',
        ),
        withDefinitions(['ACAP-composite-usage: q crawl', 'ACAP-resource-set: q /a/'], 'ACAP-allow-(q): /'),
      ),
    ],
  }),
  defineMisplaced({
    code: 'orphan-field',
    severity: 'error',
    spec: acap11('2.3'),
    fix: ({ orphanFixes }) => orphanFixes(),
    examples: [
      createExample(
        acapText('ACAP-allow-index: /a/', 'ACAP-crawler: *', permitPresent),
        anyCrawler(permitPresent),
      ),
    ],
  }),
  defineMisplaced({
    code: 'reference-not-alone',
    severity: 'error',
    spec: acap11('2.3'),
    fix: splitReference,
    examples: [
      createExample(
        acapText(
          'ACAP-crawler: abot',
          'ACAP-permissions-reference: /a.txt',
          'ACAP-allow-index: /',
          permitPresent,
        ),
        acapText(
          'ACAP-crawler: abot',
          'ACAP-permissions-reference: /a.txt',
          'ACAP-crawler: abot',
          permitPresent,
        ),
      ),
    ],
  }),
  defineMisplaced({
    code: 'action-in-subrecord',
    severity: 'error',
    spec: acap11('2.3'),
    fix: moveActionFix,
    examples: [
      createExample(
        anyCrawler(
          permitPresent,
          'ACAP-usage-purpose: n',
          'ACAP-allow-index: /',
          'ACAP-request-re-crawl: /x',
        ),
        anyCrawler(
          permitPresent,
          'ACAP-request-re-crawl: /x',
          'ACAP-usage-purpose: n',
          'ACAP-allow-index: /',
        ),
      ),
    ],
  }),
];

const byCode: Readonly<Record<MisplacedLine['code'], MisplacedDiagnostic>> =
  tableByCode(misplacedDiagnostics);

export function createMisplacedContext(context: CheckContext): MisplacedContext {
  const { policy, file } = context;
  return {
    ...context,
    lineAboveComments: createCommentFinder(policy),
    firstDefinition: lazy(() => findFirstDefinition(file)),
    definitionLine: lazy(() => lineForDefinition(policy)),
    orphanFixes: lazy(() => adoptOrphanRules(context)),
    fieldsBesideReferences: lazy(() => linesWithCode(file, 'reference-not-alone')),
  };
}

/** Reports every line whose position takes away its effect, or part of it. */
export const reportMisplacedLines: Check = (checkContext) => {
  const context = createMisplacedContext(checkContext);
  const { policy, file, report } = context;
  for (const { code, line } of file.misplaced) {
    const read = parsedLine(policy, line);
    const { field } = read;
    const words = [field && isDefinition(field) ? field.name.text : read.name.text];
    const diagnostic = byCode[code];
    report(diagnostic, line, fieldColumns(read), words, () => diagnostic.fix?.(context, line) ?? []);
  }
};
