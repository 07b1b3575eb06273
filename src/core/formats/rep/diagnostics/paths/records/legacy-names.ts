// R117: rules for names that an operator's crawlers had earlier, where their present names have no such rules.

import { cite } from '../../../../../catalogue/citations.ts';
import { findLegacyName, type LegacyName } from '../../../../../catalogue/legacy-names.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { blockAt } from '../../../../../syntax/blocks.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { addAgents } from '../../../edit/add-agent.ts';
import type { AgentLine } from '../../../question/select-records.ts';
import { type PathContext, pathAt } from '../check-context.ts';
import { answersOf, defaultRecords, urlOf } from './record-answers.ts';

const kinds = {
  /** `path`: of a rule for the names, which does not close it to the successor. */
  R117: kind<{
    readonly names: readonly string[];
    readonly operator: string;
    readonly successor: string;
    readonly path: string;
  }>({
    severity: 'warning',
    source: cite('pages of the operators'),
    examples: [
      {
        file: 'User-agent: anthropic-ai\nDisallow: /\n',
        near: 'User-agent: anthropic-ai\nUser-agent: ClaudeBot\nDisallow: /\n',
      },
    ],
  }),
};

type Context = PathContext<typeof kinds>;

/** Reported once for an operator, at the first of its old names. */
function checkLegacyNames(context: Context): void {
  const { subject, report, fix } = context;
  const { policy, loose, looseAgents } = subject;
  if (policy.format.id !== 'robots-txt') return;
  const byOperator = new Map<LegacyName, AgentLine[]>();
  for (const line of looseAgents.lines) {
    const legacy = findLegacyName(line.value);
    if (!legacy) continue;
    const lines = byOperator.get(legacy);
    if (lines) lines.push(line);
    else byOperator.set(legacy, [line]);
  }
  for (const [{ operator, successors }, lines] of byOperator) {
    const [successor] = successors;
    const [first] = lines;
    // A file that names one of the new names says what it means for them.
    if (!first || successors.some((name) => looseAgents.byName.has(lowerCase(name)))) continue;
    const records = lines.flatMap(({ record }) => loose.records[record] ?? []);
    const closed = answersOf(subject, [...new Set(records)]);
    const general = answersOf(subject, defaultRecords(subject));
    const open = closed.rules.find(
      ({ rule, path }) =>
        rule.effect === 'deny' && closed.isClosed(urlOf(path)) && !general.isClosed(urlOf(path)),
    );
    if (!open) continue;
    const names = [...new Set(lines.map(({ value }) => value))];
    report('R117', pathAt(subject, first.line), { names, operator, successor, path: open.path }, () => {
      const block = blockAt(policy, first.line);
      return block >= 0 && fix('add-name', { name: successor }, () => addAgents(policy, block, [successor]));
    });
  }
}

export const legacyNameChecks = defineChecks(kinds, checkLegacyNames);
