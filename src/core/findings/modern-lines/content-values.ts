// How faults in the values of Content-Signal and Content-Usage are put right.

import type { ModernFile, ModernLine } from '../../dialects/modern-lines/file.ts';
import { namedLines } from '../../dialects/modern-lines/named-lines.ts';
import type { LineIssue } from '../../dialects/modern-lines/reading.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { replaceInLine } from '../../text/range.ts';
import {
  asUsage,
  plainMember,
  plainUsage,
  signalsReplacing,
  signalsWith,
  signalsWithout,
  usageWith,
  withCommas,
  withoutPath,
} from './content-repairs.ts';
import { deleteLine, writeValue } from './fixes.ts';
import type { Look } from './looking.ts';
import type { ModernCode } from './table.ts';

type Usage = ModernFile['usages'][number];
type Fixer<Line extends ModernLine = ModernLine> = (
  look: Look,
  one: Line,
  issue: LineIssue,
) => readonly Fix[];

/** Writes the value, or deletes the line if nothing is left of it. */
export const writeOrDelete = ({ policy }: Look, one: ModernLine, value: string): readonly Fix[] => {
  if (value === one.value) return [];
  return [value === '' ? deleteLine(policy, one) : writeValue(policy, one, value)];
};

const repaired: Fixer = (look, one, issue) => writeOrDelete(look, one, signalsWith(one.value, issue));
const dropped: Fixer = (look, one, issue) => writeOrDelete(look, one, signalsWithout(one.value, issue));

/** Either of two pairs stays. */
const eitherPair: Fixer = (look, one, issue) => {
  const key = one.value.slice(issue.start, issue.end).split('=', 1)[0]!.trim().toLowerCase();
  const other = look.file.signals
    .find(({ line }) => line === one.line)
    ?.read.parts?.find((signal) => signal.key === key && signal.start < issue.start);
  const first = other ? writeOrDelete(look, one, signalsWithout(one.value, other)) : [];
  return [...dropped(look, one, issue), ...first];
};

/** With a path it is what the other line can say; else the path goes, and the line is about the whole site. */
const pathed: Fixer = (look, one) => {
  const { nameStart, valueEnd } = one.field.places;
  const usage = asUsage(one.value);
  const rest = withoutPath(one.value);
  return [
    ...(usage === undefined
      ? []
      : [
          fixOf('modern-to-usage', [`${namedLines.usage.name}: ${usage}`], 'changes', () => [
            replaceInLine(one.line, nameStart, valueEnd, `${namedLines.usage.name}: ${usage}`),
          ]),
        ]),
    ...(rest === one.value || rest.startsWith('/')
      ? [deleteLine(look.policy, one)]
      : writeOrDelete(look, one, rest)),
  ];
};

const usageLine = (look: Look, { line }: ModernLine): Usage =>
  look.file.usages.find((one) => one.line === line)!;

/** The members at the columns of an issue, written otherwise. */
const memberWith =
  (write: (text: string) => string | undefined): Fixer =>
  (look, one, { start }) => {
    const usage = usageLine(look, one);
    const { members } = usage.read.parts;
    const meant = members.findIndex((member) => member.start <= start && start <= member.end);
    return writeOrDelete(
      look,
      one,
      usageWith(usage, (text, _key, i) => (i === meant ? write(text) : text)),
    );
  };

const plain: Fixer = ({ policy }, one) => {
  const value = plainUsage(one.value);
  return value === undefined || value === one.value
    ? [deleteLine(policy, one)]
    : [writeValue(policy, one, value)];
};

export const contentFixers: Partial<Record<ModernCode, Fixer>> = {
  'CSG-EMPTY': ({ policy }, one) => [deleteLine(policy, one)],
  'CSG-PATH': pathed,
  'CSG-SEPARATOR': (look, one) => writeOrDelete(look, one, withCommas(one.value)),
  'CSG-PAIR': repaired,
  'CSG-VALUE': repaired,
  'CSG-USE-VALUE': dropped,
  'CSG-CONFLICT': eitherPair,
  'CSG-TRAILING': (look, one) => writeOrDelete(look, one, withCommas(one.value)),
  'CSG-LABEL': repaired,
  'CSG-KEY': repaired,
  'CSG-USE-SEARCH': (look, one, issue) =>
    writeOrDelete(look, one, signalsReplacing(one.value, issue, 'use=reference')),
  'CSG-CASE': (look, one, issue) =>
    writeOrDelete(
      look,
      one,
      signalsReplacing(one.value, issue, one.value.slice(issue.start, issue.end).toLowerCase()),
    ),
  'CSG-DUPLICATE': dropped,
  'CUS-SYNTAX': plain,
  'CUS-PATH-STAR': plain,
  'CUS-VALUE': memberWith(plainMember),
  'CUS-LABEL': memberWith(plainMember),
  'CUS-LABEL-OLD': memberWith(plainMember),
  'CUS-DUPLICATE': memberWith(() => undefined),
  'CUS-PARAM': memberWith((text) => text.split(';', 1)[0]),
  'CUS-EMPTY': ({ policy }, one) => [deleteLine(policy, one)],
};
