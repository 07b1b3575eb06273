// Reports lines whose position takes away their effect, or part of it (ACAP 1.1 2.2 to 2.8).

import { defineChecks, type Kind, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import { placeLines } from '../../../document/place-lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lazy } from '../../../text/lazy.ts';
import type { AcapFile, AcapRecord, MisplacedLine } from '../acap-file.ts';
import { firstLineWithComments, lineForDefinition } from '../edit/definitions.ts';
import { freshName } from '../edit/names.ts';
import { isDefinition } from '../field.ts';
import { crawlerText } from '../field-spelling.ts';
import {
  type AcapContext,
  acap11,
  type FixContext,
  fieldColumns,
  lineText,
  parsedLine,
} from './check-context.ts';
import { insertBefore, moveLinesBefore, removeLineFix, replaceColumnsAt } from './edits.ts';
import { acapText, anyCrawler, permitPresent, withDefinitions } from './example.ts';
import { recordAround, splitReference } from './split-record.ts';
import { versionFieldLine } from './version-edits.ts';

/** What a misplaced line defines, or else its field. */
type Named = { readonly name: string };

const kinds = {
  'version-misplaced': kind<Named>({
    severity: 'error',
    source: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-crawler: *', permitPresent, 'ACAP-version: 1.1'),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  'duplicate-version': kind<Named>({
    severity: 'error',
    source: acap11('2.8'),
    examples: [
      createExample(
        acapText('ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
        anyCrawler(permitPresent),
      ),
    ],
  }),
  'ignore-conventional-late': kind<Named>({
    severity: 'warning',
    source: acap11('2.10.1'),
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
  'ignore-conventional-misplaced': kind<Named>({
    severity: 'error',
    source: acap11('2.10.1'),
    examples: [
      createExample(
        anyCrawler(permitPresent, 'ACAP-ignore-conventional-records'),
        acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  'definition-after-record': kind<Named>({
    severity: 'error',
    source: acap11('2.7'),
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
  'duplicate-name': kind<Named>({
    severity: 'error',
    source: acap11('2.7'),
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
  'orphan-field': kind<Named>({
    severity: 'error',
    source: acap11('2.3'),
    examples: [
      createExample(
        acapText('ACAP-allow-index: /a/', 'ACAP-crawler: *', permitPresent),
        anyCrawler(permitPresent),
      ),
    ],
  }),
  'reference-not-alone': kind<Named>({
    severity: 'error',
    source: acap11('2.3'),
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
  'action-in-subrecord': kind<Named>({
    severity: 'error',
    source: acap11('2.3'),
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
} satisfies Readonly<Record<MisplacedLine['code'], Kind<Named>>>;

/** Facts that the fixes of misplaced lines share. They are computed once for all lines. */
interface MisplacedContext extends FixContext {
  /** The first of the comments directly above a line. */
  readonly lineAboveComments: (line: number) => number;
  /** The line of the first definition or, without one, of the first record; Infinity without either. */
  readonly firstDefinition: () => number;
  /** The line for a new definition. */
  readonly definitionLine: () => number;
  /** The fix that is the same for all lines above the first record. */
  readonly adoptOrphans: () => readonly Fix[];
  /** In file order: lines in a record with a reference, and references in a record with other lines. */
  readonly fieldsBesideReferences: () => readonly number[];
}

type MisplacedFixer = (context: MisplacedContext, line: number) => Fix | readonly Fix[] | undefined;

const moveFix = (
  { subject: { policy }, fix }: FixContext,
  line: number,
  before: number,
  verdicts?: Fix['verdicts'],
): Fix => fix('move-line', {}, () => moveLinesBefore(policy, [line], before), verdicts);

const moveVersion: MisplacedFixer = (context, line) => {
  const { policy, file } = context.subject;
  const takesEffect = file.version.line === line;
  return [
    moveFix(context, line, versionFieldLine(policy), takesEffect ? 'same' : 'changes'),
    removeLineFix(context, line, takesEffect ? 'changes' : 'same'),
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
  (verdicts: Fix['verdicts']): MisplacedFixer =>
  (context, line) => {
    const before = context.firstDefinition();
    return before < line ? moveFix(context, line, context.lineAboveComments(before), verdicts) : undefined;
  };

const removeRepeated: MisplacedFixer = (context, line) => removeLineFix(context, line, 'same');

const renameDuplicate: MisplacedFixer = ({ subject: { policy, isNameInFile }, fix }, line) => {
  const { field } = parsedLine(policy, line);
  if (!field || !isDefinition(field)) return undefined;
  const name = freshName(field.name.text, isNameInFile);
  return fix('rename', { name }, () => [replaceColumnsAt(line, field.name, name)], 'same');
};

const linesWithCode = ({ misplaced }: AcapFile, code: MisplacedLine['code']): readonly number[] =>
  misplaced.filter((one) => one.code === code).map(({ line }) => line);

/**
 * Adds a crawler line for any crawler to the lines above the first record: in their place, or above the first
 * record.
 */
function adoptOrphanRules({ subject: { policy, file }, fix }: FixContext): readonly Fix[] {
  const orphans = linesWithCode(file, 'orphan-field');
  const [first] = orphans;
  if (first === undefined) return [];
  const from = file.lines.findIndex(({ line }) => line === first);
  const next = file.lines[from + orphans.length];
  const areAdjacent =
    file.lines[from + orphans.length - 1]?.line === orphans.at(-1) &&
    (next === undefined || next.line === file.firstRecord);
  if (areAdjacent) return [fix('add-crawler', {}, () => insertBefore(policy, first, [crawlerText('*')]))];
  const before =
    file.firstRecord < 0 ? policy.source.lines.length : firstLineWithComments(policy, file.firstRecord);
  const edits = () => {
    const texts = orphans.map((line) => ({ text: lineText(policy, line) }));
    return placeLines(policy.source, [
      ...orphans.map((line) => ({ at: line, remove: 1, insert: [] })),
      { at: before, remove: 0, insert: [{ text: crawlerText('*') }, ...texts] },
    ]);
  };
  return [fix('add-crawler', {}, edits)];
}

const moveAction: MisplacedFixer = (context, line) => {
  const purpose = recordAround(context.subject.file, line)?.subRecords[0]?.purposes[0];
  return purpose && moveFix(context, line, context.lineAboveComments(purpose.line));
};

const splitRecord: MisplacedFixer = ({ subject, fix, fieldsBesideReferences }, line) => {
  const record = recordAround(subject.file, line);
  const edits = (of: AcapRecord) => splitReference(subject, of, line, fieldsBesideReferences());
  return record && fix('split-record', {}, () => edits(record));
};

const fixers: Readonly<Record<MisplacedLine['code'], MisplacedFixer>> = {
  'version-misplaced': moveVersion,
  'duplicate-version': removeRepeated,
  'ignore-conventional-late': moveDirective('same'),
  'ignore-conventional-misplaced': moveDirective('changes'),
  'definition-after-record': (context, line) => moveFix(context, line, context.definitionLine()),
  'duplicate-name': renameDuplicate,
  'orphan-field': ({ adoptOrphans }) => adoptOrphans(),
  'reference-not-alone': splitRecord,
  'action-in-subrecord': moveAction,
};

/** Reports every line whose position takes away its effect, or part of it. */
function checkPositions({ subject, report, fix }: AcapContext<typeof kinds>) {
  const { policy, file } = subject;
  const context: MisplacedContext = {
    subject,
    fix,
    lineAboveComments: createCommentFinder(policy),
    firstDefinition: lazy(() => findFirstDefinition(file)),
    definitionLine: lazy(() => lineForDefinition(policy)),
    adoptOrphans: lazy(() => adoptOrphanRules({ subject, fix })),
    fieldsBesideReferences: lazy(() => linesWithCode(file, 'reference-not-alone')),
  };
  for (const { code, line } of file.misplaced) {
    const read = parsedLine(policy, line);
    const { text: name } = read.field && isDefinition(read.field) ? read.field.name : read.name;
    report(code, { line, ...fieldColumns(read) }, { name }, () => fixers[code](context, line));
  }
}

export const positionChecks = defineChecks(kinds, checkPositions);
