// How faults in the values of Content-Signal and Content-Usage are put right.

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { replaceInLine } from '../../../document/range.ts';
import type { ExtensionFile, ExtensionLine } from '../extension-file.ts';
import { linesByName } from '../line-names.ts';
import type { LineIssue } from '../line-value.ts';
import type { CheckContext } from './check-context.ts';
import {
  correctSignalAt,
  normalizeMember,
  normalizeUsage,
  removePath,
  removeSignalAt,
  replaceSignalAt,
  rewriteUsage,
  separateByCommas,
  signalsAsUsage,
} from './content-repairs.ts';
import type { ExtensionCode } from './diagnostics.ts';
import { deleteLineFix, writeValueFix } from './fixes.ts';

type Usage = ExtensionFile['usages'][number];
type ValueFixer<Line extends ExtensionLine = ExtensionLine> = (
  look: CheckContext,
  one: Line,
  issue: LineIssue,
) => readonly Fix[];

/** Writes the value, or deletes the line if nothing is left of it. */
export const writeOrDelete = (
  { policy }: CheckContext,
  one: ExtensionLine,
  value: string,
): readonly Fix[] => {
  if (value === one.value) return [];
  return [value === '' ? deleteLineFix(policy, one) : writeValueFix(policy, one, value)];
};

const correctSignal: ValueFixer = (look, one, issue) =>
  writeOrDelete(look, one, correctSignalAt(one.value, issue));
const dropSignal: ValueFixer = (look, one, issue) =>
  writeOrDelete(look, one, removeSignalAt(one.value, issue));

/** Either of two pairs stays. */
const chooseSignal: ValueFixer = (look, one, issue) => {
  const key = one.value.slice(issue.start, issue.end).split('=', 1)[0]!.trim().toLowerCase();
  const other = look.file.signals
    .find(({ line }) => line === one.line)
    ?.read.parts?.find((signal) => signal.key === key && signal.start < issue.start);
  const first = other ? writeOrDelete(look, one, removeSignalAt(one.value, other)) : [];
  return [...dropSignal(look, one, issue), ...first];
};

/** With a path it is what the other line can say; else the path goes, and the line is about the whole site. */
const signalsToUsage: ValueFixer = (look, one) => {
  const { nameStart, valueEnd } = one.field.places;
  const usage = signalsAsUsage(one.value);
  const rest = removePath(one.value);
  return [
    ...(usage === undefined
      ? []
      : [
          createFix('modern-to-usage', [`${linesByName.usage.name}: ${usage}`], 'changes', () => [
            replaceInLine(one.line, nameStart, valueEnd, `${linesByName.usage.name}: ${usage}`),
          ]),
        ]),
    ...(rest === one.value || rest.startsWith('/')
      ? [deleteLineFix(look.policy, one)]
      : writeOrDelete(look, one, rest)),
  ];
};

const usageLine = (look: CheckContext, { line }: ExtensionLine): Usage =>
  look.file.usages.find((one) => one.line === line)!;

/** The members at the columns of an issue, written otherwise. */
const rewriteMember =
  (write: (text: string) => string | undefined): ValueFixer =>
  (look, one, { start }) => {
    const usage = usageLine(look, one);
    const { members } = usage.read.parts;
    const meant = members.findIndex((member) => member.start <= start && start <= member.end);
    return writeOrDelete(
      look,
      one,
      rewriteUsage(usage, (text, _key, i) => (i === meant ? write(text) : text)),
    );
  };

const normalizeUsageFix: ValueFixer = ({ policy }, one) => {
  const value = normalizeUsage(one.value);
  return value === undefined || value === one.value
    ? [deleteLineFix(policy, one)]
    : [writeValueFix(policy, one, value)];
};

export const contentFixers: Partial<Record<ExtensionCode, ValueFixer>> = {
  'CSG-EMPTY': ({ policy }, one) => [deleteLineFix(policy, one)],
  'CSG-PATH': signalsToUsage,
  'CSG-SEPARATOR': (look, one) => writeOrDelete(look, one, separateByCommas(one.value)),
  'CSG-PAIR': correctSignal,
  'CSG-VALUE': correctSignal,
  'CSG-USE-VALUE': dropSignal,
  'CSG-CONFLICT': chooseSignal,
  'CSG-TRAILING': (look, one) => writeOrDelete(look, one, separateByCommas(one.value)),
  'CSG-LABEL': correctSignal,
  'CSG-KEY': correctSignal,
  'CSG-USE-SEARCH': (look, one, issue) =>
    writeOrDelete(look, one, replaceSignalAt(one.value, issue, 'use=reference')),
  'CSG-CASE': (look, one, issue) =>
    writeOrDelete(
      look,
      one,
      replaceSignalAt(one.value, issue, one.value.slice(issue.start, issue.end).toLowerCase()),
    ),
  'CSG-DUPLICATE': dropSignal,
  'CUS-SYNTAX': normalizeUsageFix,
  'CUS-PATH-STAR': normalizeUsageFix,
  'CUS-VALUE': rewriteMember(normalizeMember),
  'CUS-LABEL': rewriteMember(normalizeMember),
  'CUS-LABEL-OLD': rewriteMember(normalizeMember),
  'CUS-DUPLICATE': rewriteMember(() => undefined),
  'CUS-PARAM': rewriteMember((text) => text.split(';', 1)[0]),
  'CUS-EMPTY': ({ policy }, one) => [deleteLineFix(policy, one)],
};
