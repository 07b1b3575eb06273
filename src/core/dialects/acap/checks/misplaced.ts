// Lines that stand where they have no effect, or not their whole effect (ACAP 1.1 2.2 to 2.8).
import { type Fix, fixOf } from '../../../policy/finding.ts';
import { placeLines } from '../../../policy/place.ts';
import { definitionPlace, withComments } from '../edit/definitions.ts';
import { freshName } from '../edit/names.ts';
import { isDefinition } from '../field.ts';
import type { Misplaced } from '../file.ts';
import { crawlerText } from '../spelling.ts';
import { type Check, type Checking, nameIn, oncePerLook, readAt, textAt, wholeField } from './checking.ts';
import { insertBefore, knowsName, moveTo, removeLineFix, replaceAt } from './edits.ts';
import { recordAround, splitReference } from './split-record.ts';
import { versionPlace } from './version-edits.ts';

type Mend = (checking: Checking, line: number) => readonly Fix[];

const move = (
  { policy }: Checking,
  line: number,
  before: number,
  verdicts: Fix['verdicts'] = 'changes',
): Fix => fixOf('move-line', [nameIn(policy, line)], verdicts, () => moveTo(policy, [line], before));

const moveVersion: Mend = (checking, line) => {
  const { policy, file } = checking;
  const isHonoured = file.version.line === line;
  return [
    move(checking, line, versionPlace(policy), isHonoured ? 'same' : 'changes'),
    removeLineFix(policy, line, isHonoured ? 'changes' : 'same'),
  ];
};

/** Where the comments above a line begin; looked for once, however many lines go there. */
const aboveComments = oncePerLook(({ policy }) => {
  const known = new Map<number, number>();
  return (line: number): number => {
    const first = known.get(line) ?? withComments(policy, line);
    known.set(line, first);
    return first;
  };
});

/** The first definition, else the first record. */
const firstDefinition = oncePerLook(({ file: { lines, firstRecord } }) => {
  const first = lines.find(({ read }) => read.field && isDefinition(read.field))?.line ?? Infinity;
  return Math.min(first, firstRecord < 0 ? Infinity : firstRecord);
});

const placeOfDefinitions = oncePerLook(({ policy }) => definitionPlace(policy));

/** Above the first definition, else above the first record. */
const moveDirective =
  (verdicts: Fix['verdicts']): Mend =>
  (checking, line) => {
    const before = firstDefinition(checking);
    return before < line ? [move(checking, line, aboveComments(checking)(before), verdicts)] : [];
  };

const removeSame: Mend = ({ policy }, line) => [removeLineFix(policy, line, 'same')];

const renameDuplicate: Mend = ({ policy, file }, line) => {
  const { field } = readAt(policy, line);
  if (!field || !isDefinition(field)) return [];
  const name = freshName(field.name.text, knowsName(file));
  return [fixOf('rename', [name], 'same', () => [replaceAt(line, field.name, name)])];
};

/** All lines of nobody get a record for any crawler: where they stand, or above the first record. The same for each of them. */
const adoptOrphans: Mend = oncePerLook(({ policy, file }): readonly Fix[] => {
  const orphans = file.misplaced.filter(({ code }) => code === 'orphan-field').map(({ line }) => line);
  const first = orphans[0]!;
  const last = orphans.at(-1)!;
  const from = file.lines.findIndex(({ line }) => line === first);
  const behind = file.lines[from + orphans.length];
  const isTogether =
    file.lines[from + orphans.length - 1]?.line === last &&
    (behind === undefined || behind.line === file.firstRecord);
  if (isTogether)
    return [fixOf('add-crawler', [], 'changes', () => insertBefore(policy, first, [crawlerText('*')]))];
  const before = file.firstRecord < 0 ? policy.source.lines.length : withComments(policy, file.firstRecord);
  const edits = () => {
    const texts = orphans.map((line) => ({ text: textAt(policy, line) }));
    return placeLines(policy.source, [
      ...orphans.map((line) => ({ at: line, remove: 1, insert: [] })),
      { at: before, remove: 0, insert: [{ text: crawlerText('*') }, ...texts] },
    ]);
  };
  return [fixOf('add-crawler', [], 'changes', edits)];
});

const moveAction: Mend = (checking, line) => {
  const purpose = recordAround(checking.file, line)?.subRecords[0]?.purposes[0];
  return purpose ? [move(checking, line, aboveComments(checking)(purpose.line))] : [];
};

const mends: { readonly [Code in Misplaced['code']]: Mend } = {
  'version-misplaced': moveVersion,
  'duplicate-version': removeSame,
  'ignore-conventional-late': moveDirective('same'),
  'ignore-conventional-misplaced': moveDirective('changes'),
  'duplicate-ignore-conventional': removeSame,
  'definition-after-record': (checking, line) => [move(checking, line, placeOfDefinitions(checking))],
  'duplicate-name': renameDuplicate,
  'orphan-field': adoptOrphans,
  'reference-not-alone': splitReference,
  'action-in-subrecord': moveAction,
};

/** Every line that the order of the file takes its effect from, or part of it. */
export const misplacedLines: Check = (checking) => {
  const { policy, file, put } = checking;
  for (const { code, line } of file.misplaced) {
    const read = readAt(policy, line);
    const { field } = read;
    const words = [field && isDefinition(field) ? field.name.text : read.name.text];
    put(code, line, wholeField(read), words, () => mends[code](checking, line));
  }
};
