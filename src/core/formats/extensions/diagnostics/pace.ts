// Delays, rates and hours of one record against each other and against its rules.

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { removeRows } from '../../rep/edit/record-rows.ts';
import type { ExtensionFile, ExtensionLine } from '../extension-file.ts';
import { linesByName } from '../line-names.ts';
import { delaySupport } from '../line-support.ts';
import { windowsOverlap } from '../time-window.ts';
import { type Check, type CheckContext, fieldColumns, valueColumns } from './check-context.ts';
import { deleteLineFix, writeValueFix } from './fixes.ts';
import {
  agentLinesInside,
  agentsOf,
  distinctNames,
  findClosingRule,
  groupByRecord,
} from './lines-by-record.ts';

type DelayLine = ExtensionFile['delays'][number];
type RateLine = ExtensionFile['rates'][number];

/** Lines of a record that a line is compared with: a run of lines, not all of them. */
const SIMILAR_PACE = 20;

const wholeValue = (one: ExtensionLine) => valueColumns(one, { start: 0, end: one.value.length });
const secondsOf = ({ read }: DelayLine) => read.parts!.seconds;
const hasParts = (one: ExtensionLine) => 'parts' in one.read && one.read.parts !== undefined;

/** One delay is left of those of a record: the largest, which is kindest to the server. */
function keepLargestFix({ policy }: CheckContext, delays: readonly DelayLine[]): Fix {
  const largest = delays.reduce((a, b) => (secondsOf(b) > secondsOf(a) ? b : a));
  return createFix('modern-largest', [largest.value], 'changes', () =>
    placeLines(
      policy.source,
      delays.filter((one) => one !== largest).map(({ line }) => removeRows(policy, line, line + 1)),
    ),
  );
}

/** CRD-CONFLICT: another delay than the first one of the record (CRD-005). */
export const checkDelays: Check = (look) => {
  for (const { record, lines } of groupByRecord(look, look.file.delays.filter(hasParts))) {
    const ends = agentLinesInside(record);
    let [first] = lines;
    let end = 0;
    for (const one of lines) {
      // Records that ran into each other are LIN-GLUE: what each says by itself is no conflict.
      const from = end;
      while (end < ends.length && ends[end]! < one.line) end++;
      if (end > from) first = one;
      if (secondsOf(one) === secondsOf(first!)) continue;
      const words = [one.value, first!.value, String(first!.line + 1)];
      look.put('CRD-CONFLICT', wholeValue(one), words, () => [keepLargestFix(look, lines)]);
    }
  }
};

const ignoresDelay = (agent: string): boolean => delaySupport(agent) === 'ignored';

/** CRD-IGNORED: robots of the record that are known not to read the line. */
export const checkIgnoredDelays: Check = (look) => {
  for (const { record, lines } of groupByRecord(look, look.file.delays.filter(hasParts))) {
    const agents = agentsOf(record);
    const deaf = agents.filter(ignoresDelay);
    if (deaf.length === 0) continue;
    const named = distinctNames(deaf);
    for (const one of lines)
      look.put('CRD-IGNORED', fieldColumns(one), named, () =>
        deaf.length === agents.length ? [deleteLineFix(look.policy, one)] : [],
      );
  }
};

/** CRD-CLOSED, VIS-CLOSED: when to come, said to those who may not come at all. */
export const checkClosed: Check = (look) => {
  const { file } = look;
  for (const { record, lines } of groupByRecord<DelayLine | ExtensionFile['visits'][number]>(look, [
    ...file.delays,
    ...file.visits,
  ])) {
    const rule = findClosingRule(record);
    if (!rule) continue;
    for (const one of lines.filter(hasParts))
      look.put(
        one.id === linesByName.visit.id ? 'VIS-CLOSED' : 'CRD-CLOSED',
        fieldColumns(one),
        [one.value, String(rule.line + 1)],
        () => [deleteLineFix(look.policy, one)],
      );
  }
};

const paceOf = ({ read }: RateLine) => read.parts!.seconds / read.parts!.pages;

/** RRT-PACE: a rate that means another pace than the delay of its record. */
export const checkPaces: Check = (look) => {
  for (const { lines } of groupByRecord<DelayLine | RateLine>(look, [
    ...look.file.delays,
    ...look.file.rates,
  ])) {
    const delay = lines
      .filter((one): one is DelayLine => one.id !== linesByName.rate.id && hasParts(one))
      .at(0);
    const rates = lines.filter((one): one is RateLine => one.id === linesByName.rate.id && hasParts(one));
    if (!delay) continue;
    for (const one of rates) {
      const isSame = Math.abs(paceOf(one) - secondsOf(delay)) < 1e-9;
      if (isSame || one.read.parts!.window) continue;
      const isWhole = delay.read.parts!.isWhole && secondsOf(delay) > 0 && secondsOf(delay) < 1e9;
      look.put('RRT-PACE', wholeValue(one), [one.value, delay.value, String(delay.line + 1)], () => [
        ...(isWhole ? [writeValueFix(look.policy, one, `1/${secondsOf(delay)}`)] : []),
        deleteLineFix(look.policy, one),
      ]);
    }
  }
};

const ratesOverlap = (a: RateLine, b: RateLine) => {
  const [one, other] = [a.read.parts!.window, b.read.parts!.window];
  return one && other ? windowsOverlap(one, other) : !one && !other;
};

/** RRT-OVERLAP: two rates of a record at the same hours; the first one counts (RRT-004). */
export const checkRates: Check = (look) => {
  for (const { lines } of groupByRecord(look, look.file.rates.filter(hasParts)))
    lines.forEach((one, i) => {
      const other = lines
        .slice(Math.max(0, i - SIMILAR_PACE), i)
        .find((before) => ratesOverlap(before, one) && paceOf(before) !== paceOf(one));
      if (other)
        look.put('RRT-OVERLAP', wholeValue(one), [one.value, other.value, String(other.line + 1)], () => [
          deleteLineFix(look.policy, one),
        ]);
    });
};

/** VIS-APART: hours of a record that no time of the day lies in together with others of it. */
export const checkVisitHours: Check = (look) => {
  for (const { lines } of groupByRecord(look, look.file.visits.filter(hasParts)))
    lines.forEach((one, i) => {
      const other = lines
        .slice(Math.max(0, i - SIMILAR_PACE), i)
        .find((before) => !windowsOverlap(before.read.parts!, one.read.parts!));
      if (other)
        look.put('VIS-APART', wholeValue(one), [one.value, other.value, String(other.line + 1)], () => [
          deleteLineFix(look.policy, one),
        ]);
    });
};
