// Delays, rates and hours of one record against each other and against its rules.
import { overlap } from '../../dialects/modern-lines/clock.ts';
import type { ModernFile, ModernLine } from '../../dialects/modern-lines/file.ts';
import { heedsDelay } from '../../dialects/modern-lines/heeds-delay.ts';
import { namedLines } from '../../dialects/modern-lines/named-lines.ts';
import { takeOut } from '../../policy/edit/rows.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import { deleteLine, writeValue } from './fixes.ts';
import { agentsOf, byRecord, closedBy, distinctNames, partings } from './in-records.ts';
import { type Check, inValue, type Look, wholeField } from './looking.ts';

type Delay = ModernFile['delays'][number];
type Rate = ModernFile['rates'][number];

/** Lines of a record that a line is compared with: a run of lines, not all of them. */
const NEAR = 20;

const whole = (one: ModernLine) => inValue(one, { start: 0, end: one.value.length });
const secondsOf = ({ read }: Delay) => read.parts!.seconds;
const isRead = (one: ModernLine) => 'parts' in one.read && one.read.parts !== undefined;

/** One delay is left of those of a record: the largest, which is kindest to the server. */
function largestOnly({ policy }: Look, delays: readonly Delay[]): Fix {
  const largest = delays.reduce((a, b) => (secondsOf(b) > secondsOf(a) ? b : a));
  return fixOf('modern-largest', [largest.value], 'changes', () =>
    placeLines(
      policy.source,
      delays.filter((one) => one !== largest).map(({ line }) => takeOut(policy, line, line + 1)),
    ),
  );
}

/** CRD-CONFLICT: another delay than the first one of the record (CRD-005). */
export const delays: Check = (look) => {
  for (const { record, lines } of byRecord(look, look.file.delays.filter(isRead))) {
    const ends = partings(record);
    let [first] = lines;
    let end = 0;
    for (const one of lines) {
      // Records that ran into each other are LIN-GLUE: what each says by itself is no conflict.
      const from = end;
      while (end < ends.length && ends[end]! < one.line) end++;
      if (end > from) first = one;
      if (secondsOf(one) === secondsOf(first!)) continue;
      const words = [one.value, first!.value, String(first!.line + 1)];
      look.put('CRD-CONFLICT', whole(one), words, () => [largestOnly(look, lines)]);
    }
  }
};

const ignoresDelay = (agent: string): boolean => heedsDelay(agent) === 'ignored';

/** CRD-IGNORED: robots of the record that are known not to read the line. */
export const ignored: Check = (look) => {
  for (const { record, lines } of byRecord(look, look.file.delays.filter(isRead))) {
    const agents = agentsOf(record);
    const deaf = agents.filter(ignoresDelay);
    if (deaf.length === 0) continue;
    const named = distinctNames(deaf);
    for (const one of lines)
      look.put('CRD-IGNORED', wholeField(one), named, () =>
        deaf.length === agents.length ? [deleteLine(look.policy, one)] : [],
      );
  }
};

/** CRD-CLOSED, VIS-CLOSED: when to come, said to those who may not come at all. */
export const closed: Check = (look) => {
  const { file } = look;
  for (const { record, lines } of byRecord<Delay | ModernFile['visits'][number]>(look, [
    ...file.delays,
    ...file.visits,
  ])) {
    const rule = closedBy(record);
    if (!rule) continue;
    for (const one of lines.filter(isRead))
      look.put(
        one.id === namedLines.visit.id ? 'VIS-CLOSED' : 'CRD-CLOSED',
        wholeField(one),
        [one.value, String(rule.line + 1)],
        () => [deleteLine(look.policy, one)],
      );
  }
};

const paceOf = ({ read }: Rate) => read.parts!.seconds / read.parts!.pages;

/** RRT-PACE: a rate that means another pace than the delay of its record. */
export const paces: Check = (look) => {
  for (const { lines } of byRecord<Delay | Rate>(look, [...look.file.delays, ...look.file.rates])) {
    const delay = lines.filter((one): one is Delay => one.id !== namedLines.rate.id && isRead(one)).at(0);
    const rates = lines.filter((one): one is Rate => one.id === namedLines.rate.id && isRead(one));
    if (!delay) continue;
    for (const one of rates) {
      const isSame = Math.abs(paceOf(one) - secondsOf(delay)) < 1e-9;
      if (isSame || one.read.parts!.window) continue;
      const isWhole = delay.read.parts!.isWhole && secondsOf(delay) > 0 && secondsOf(delay) < 1e9;
      look.put('RRT-PACE', whole(one), [one.value, delay.value, String(delay.line + 1)], () => [
        ...(isWhole ? [writeValue(look.policy, one, `1/${secondsOf(delay)}`)] : []),
        deleteLine(look.policy, one),
      ]);
    }
  }
};

const bothCount = (a: Rate, b: Rate) => {
  const [one, other] = [a.read.parts!.window, b.read.parts!.window];
  return one && other ? overlap(one, other) : !one && !other;
};

/** RRT-OVERLAP: two rates of a record at the same hours; the first one counts (RRT-004). */
export const rates: Check = (look) => {
  for (const { lines } of byRecord(look, look.file.rates.filter(isRead)))
    lines.forEach((one, i) => {
      const other = lines
        .slice(Math.max(0, i - NEAR), i)
        .find((before) => bothCount(before, one) && paceOf(before) !== paceOf(one));
      if (other)
        look.put('RRT-OVERLAP', whole(one), [one.value, other.value, String(other.line + 1)], () => [
          deleteLine(look.policy, one),
        ]);
    });
};

/** VIS-APART: hours of a record that no time of the day lies in together with others of it. */
export const hours: Check = (look) => {
  for (const { lines } of byRecord(look, look.file.visits.filter(isRead)))
    lines.forEach((one, i) => {
      const other = lines
        .slice(Math.max(0, i - NEAR), i)
        .find((before) => !overlap(before.read.parts!, one.read.parts!));
      if (other)
        look.put('VIS-APART', whole(one), [one.value, other.value, String(other.line + 1)], () => [
          deleteLine(look.policy, one),
        ]);
    });
};
