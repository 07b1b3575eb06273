// Content-Usage lines against each other and the rules of their record: CUS-ORPHAN, CUS-CLOSED-PATH, CUS-OVERRULED, CUS-UNINHERITED.
import { preferenceOf } from '../../dialects/modern-lines/content-usage.ts';
import type { ModernFile } from '../../dialects/modern-lines/file.ts';
import { pathOfRule } from '../../matching/path-rule.ts';
import type { Fix } from '../../policy/finding.ts';
import { usageWith } from './content-repairs.ts';
import { writeOrDelete } from './content-values.ts';
import { deleteLine, writeValue } from './fixes.ts';
import { byRecord, closedBy, closingRule, recordAt } from './in-records.ts';
import { liftRule } from './legacy.ts';
import { type Check, inValue, type Look, wholeField } from './looking.ts';
import { intoRecord } from './places.ts';

type Usage = ModernFile['usages'][number];

/** Lines of one record that are compared with each other. */
const MOST = 200;

const isRead = ({ read }: Usage) => read.parts.fault === undefined;
const pathOf = ({ read }: Usage) => read.parts.path?.text ?? '';
const labelsOf = ({ read }: Usage) =>
  [...new Set(read.parts.members.map(({ key }) => key))].filter(
    (key) => preferenceOf(read.parts, key) !== 'unknown',
  );
const placeOf = (one: Usage, label: string) =>
  inValue(one, one.read.parts.members.findLast(({ key }) => key === label)!);

/** CUS-ORPHAN: a rule in no record. */
export const orphans: Check = (look) => {
  for (const one of look.file.usages)
    if (!recordAt(look, one.line))
      look.put('CUS-ORPHAN', wholeField(one), [one.value], () => [
        ...intoRecord(look, one),
        deleteLine(look.policy, one),
      ]);
};

/** CUS-CLOSED-PATH: what may not be fetched has no preference (CUS-008). */
export const closedPaths: Check = (look) => {
  for (const { record, lines } of byRecord(look, look.file.usages.filter(isRead)))
    for (const one of lines.slice(0, MOST)) {
      const path = pathOf(one);
      const rule = path === '' || path === '/' ? closedBy(record) : closingRule(record, path);
      if (!rule) continue;
      look.put('CUS-CLOSED-PATH', wholeField(one), [path, String(rule.line + 1), pathOfRule(rule)], () => [
        deleteLine(look.policy, one),
        liftRule(look, record, rule),
      ]);
    }
};

const without = (look: Look, one: Usage, label: string): readonly Fix[] =>
  writeOrDelete(
    look,
    one,
    usageWith(one, (text, key) => (key === label ? undefined : text)),
  );

/** CUS-OVERRULED: a yes beside a no for the very same path, which wins (CUS-005). */
export const overruled: Check = (look) => {
  for (const { lines } of byRecord(look, look.file.usages.filter(isRead))) {
    const closed = new Map<string, Usage>();
    for (const one of lines)
      for (const label of labelsOf(one))
        if (preferenceOf(one.read.parts, label) === 'disallowed') closed.set(`${label} ${pathOf(one)}`, one);
    for (const one of lines)
      for (const label of labelsOf(one)) {
        const no = closed.get(`${label} ${pathOf(one)}`);
        if (!no || preferenceOf(one.read.parts, label) === 'disallowed') continue;
        look.put('CUS-OVERRULED', placeOf(one, label), [label, String(no.line + 1)], () =>
          without(look, one, label),
        );
      }
  }
};

/** The shorter path that reaches furthest, states a label, and covers a line that leaves it out. */
function uninherited(one: Usage, label: string, lines: readonly Usage[]): Usage | undefined {
  const path = pathOf(one);
  const isAnswered = lines.some((other) => pathOf(other) === path && labelsOf(other).includes(label));
  if (isAnswered || preferenceOf(one.read.parts, label) !== 'unknown') return undefined;
  return lines.find((other) => {
    const own = pathOf(other);
    return own !== path && path.startsWith(own) && labelsOf(other).includes(label);
  });
}

const word = (line: Usage, label: string) => (preferenceOf(line.read.parts, label) === 'allowed' ? 'y' : 'n');

/** CUS-UNINHERITED: a longer path replaces the shorter statement whole (CUS-007). */
export const replaced: Check = (look) => {
  for (const { lines: all } of byRecord(look, look.file.usages.filter(isRead))) {
    const lines = all.slice(0, MOST);
    const labels = [...new Set(lines.flatMap(labelsOf))];
    for (const one of lines.filter((line) => pathOf(line) !== ''))
      for (const label of labels) {
        const wider = uninherited(one, label, lines);
        if (!wider) continue;
        const member = `${label}=${word(wider, label)}`;
        const { members } = one.read.parts;
        look.put('CUS-UNINHERITED', wholeField(one), [pathOf(one), member, String(wider.line + 1)], () => [
          writeValue(look.policy, one, `${one.value}${members.length > 0 ? ',' : ''} ${member}`),
        ]);
      }
  }
};
