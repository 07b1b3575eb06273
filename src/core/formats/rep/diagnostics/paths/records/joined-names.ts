// R111: names that share the rules of other names, although blank lines or comments part them.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { insertLines } from '../../../../../document/place-lines.ts';
import { fieldAt, type Policy } from '../../../../../syntax/policy.ts';
import { ruleText } from '../../../edit/field-spelling.ts';
import type { AgentLine } from '../../../question/select-records.ts';
import type { RobotsRecord } from '../../../robots-record.ts';
import type { PathContext } from '../check-context.ts';
import { pathAt } from '../check-context.ts';
import { answersOf, closesAll, defaultRecords, isSearchName, ruleAt, urlOf } from './record-answers.ts';

const kinds = {
  /** `names`: without rules of their own. `others`: whose rules they share. `line`, `ruleLine`: from 1. */
  R111: kind<{
    readonly names: readonly string[];
    readonly line: number;
    readonly others: readonly string[];
    readonly rule: string;
    readonly ruleLine: number;
    readonly isWholeSite: boolean;
  }>({
    severity: 'warning',
    source: [...cite('RFC 9309', '2.1'), ...cite('RFC 9309', '2.2.1')],
    applies: ({ record }) => record.blankLine === 'ignored',
    examples: [
      {
        file: 'User-agent: *\n\nUser-agent: GPTBot\nDisallow: /\n',
        near: 'User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n',
      },
      {
        file: 'User-agent: Googlebot\n\n# AI\nUser-agent: GPTBot\nDisallow: /\n',
        near: 'User-agent: ClaudeBot\n\n# AI\nUser-agent: GPTBot\nDisallow: /\n',
      },
    ],
  }),
};

type Context = PathContext<typeof kinds>;

type Names = readonly [AgentLine, ...AgentLine[]];

/**
 * Parts the names of a record at lines that do not name a crawler. A known field between them is another finding (LIN-GLUE):
 * names that it parts stay together here.
 */
function partNames(policy: Policy, lines: readonly AgentLine[]): readonly Names[] {
  const parts: [AgentLine, ...AgentLine[]][] = [];
  let above: AgentLine | undefined;
  const isParted = (from: number, to: number) => {
    for (let line = from + 1; line < to; line++) if (fieldAt(policy, line).kind === 'directive') return false;
    return to - from > 1;
  };
  for (const name of lines) {
    const part = parts.at(-1);
    if (part && above && !isParted(above.line, name.line)) part.push(name);
    else parts.push([name]);
    above = name;
  }
  return parts;
}

const hasStar = (names: Names) => names.some(({ isStar }) => isStar);
const hasSearch = (names: Names) => names.some(({ value }) => isSearchName(value));

/** Names above others of which it is unlikely that the same rules were meant for them. */
interface JoinedNames {
  readonly upper: Names;
  readonly lower: Names;
}

/**
 * Returns the names of a record that were probably meant to have no rules: those above `*` and those above other names
 * than `*`, or a search engine above crawlers of another kind. Lists of similar names are often set apart by lines.
 */
function findJoined(parts: readonly Names[], closesSite: boolean): JoinedNames | undefined {
  for (const [place, upper] of parts.entries()) {
    const lower = parts[place + 1];
    if (!lower) return undefined;
    const isDifferent = hasStar(upper)
      ? !hasStar(lower)
      : closesSite && (hasStar(lower) || (hasSearch(upper) && !hasSearch(lower)));
    if (isDifferent) return { upper, lower };
  }
  return undefined;
}

function checkRecord({ subject, report, fix }: Context, record: RobotsRecord, lines: readonly AgentLine[]) {
  const { policy } = subject;
  const parts = partNames(policy, lines);
  if (parts.length < 2) return;
  const own = answersOf(subject, [record]);
  const joined = findJoined(parts, own.closesSite() !== undefined && own.rules.some(closesAll));
  if (!joined) return;
  const { upper, lower } = joined;
  const isStar = hasStar(upper);
  // What other records for * close or open anyway is not due to this one.
  const others = answersOf(
    subject,
    isStar ? defaultRecords(subject).filter((other) => other !== record) : [],
  );
  const all = isStar ? answersOf(subject, defaultRecords(subject)) : own;
  const closing = own.rules.filter(
    ({ rule, path }) => rule.effect === 'deny' && all.isClosed(urlOf(path)) && !others.isClosed(urlOf(path)),
  );
  const total = closing.find((rule) => closesAll(rule) && all.closesSite());
  const [first = total] = closing;
  const shown = total ?? first;
  if (!shown) return;
  const last = upper.at(-1)?.line ?? upper[0].line;
  const values = {
    names: upper.map(({ value }) => value),
    line: upper[0].line + 1,
    others: lower.map(({ value }) => value),
    rule: ruleAt(subject, shown.at.line),
    ruleLine: shown.at.line + 1,
    isWholeSite: total !== undefined,
  };
  report('R111', pathAt(subject, upper[0].line), values, () => {
    const text = ruleText(policy.format, { effect: 'deny', path: '' }).trimEnd();
    return fix('end-record', { text, names: values.names }, () =>
      insertLines(policy.source, last + 1, [text]),
    );
  });
}

function* checkJoinedNames(context: Context) {
  const { loose, policy, agentLinesOf } = context.subject;
  if (policy.format.describes) return;
  for (const [place, record] of loose.records.entries()) {
    if (record.agents.length < 2 || record.rules.length === 0) continue;
    checkRecord(context, record, agentLinesOf().get(place) ?? []);
    yield;
  }
}

export const joinedNameChecks = defineChecks(kinds, checkJoinedNames);
