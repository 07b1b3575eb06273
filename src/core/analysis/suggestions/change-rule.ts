// Another rule than the one that decides: the opposite of it, a narrower one, one without a path, or none.

import { applyEdits } from '../../document/edits.ts';
import { lineAt } from '../../document/lines.ts';
import { placeLines } from '../../document/place-lines.ts';
import type { TextEdit } from '../../document/range.ts';
import { endOfRule, keepCommentOnly, removeRows } from '../../formats/rep/edit/record-rows.ts';
import { setEffect } from '../../formats/rep/edit/set-effect.ts';
import { setPath } from '../../formats/rep/edit/set-path.ts';
import { pathOfRule } from '../../matching/path-rule.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import type { Candidate } from './candidate.ts';
import { agentValuesOf, isSharedRecord, type Situation } from './situation.ts';

/** The rule's line is deleted; a comment in it stays as a line of its own, and so do those above. */
function removeRuleEdits(policy: Policy, line: number): readonly TextEdit[] {
  const kept = keepCommentOnly(policy, line);
  return kept ? [kept] : placeLines(policy.source, [removeRows(policy, line, line + 1)]);
}

/** Narrower paths: the directory of that name only, nothing but the path itself. */
function narrowerPaths(path: string, { path: { wildcards } }: Reader): readonly string[] {
  const isOpen = path !== '' && !(wildcards && /[*$]$/.test(path));
  if (!isOpen) return [];
  return [...(path.endsWith('/') ? [] : [`${path}/`]), ...(wildcards ? [`${path}$`] : [])];
}

/** A line as edits of it alone leave it. */
const lineAfterEdits = ({ source }: Policy, line: number, edits: readonly TextEdit[]) =>
  lineAt(applyEdits(source, edits).lines, line)?.text.trim() ?? '';

/** Changes of the rule that decides, if one does. */
export function* suggestRuleChange(situation: Situation): Generator<Candidate, void> {
  const { policy, reader, decider, wanted } = situation;
  if (!decider || decider.sharesLine) return;
  const { line } = decider.rule;
  const record = situation.records.find(({ rules }) => rules.includes(decider.rule));
  const shared = record && isSharedRecord(situation, record) ? { agents: agentValuesOf(record) } : {};
  const told = (edits: readonly TextEdit[]) => ({
    line,
    rule: lineAfterEdits(policy, line, edits),
    ...shared,
  });
  const path = pathOfRule(decider.rule);
  for (const narrow of narrowerPaths(path, reader).filter(isWritable)) {
    const edits = setPath(policy, line, narrow);
    yield { code: 'narrow-rule', params: told(edits), edits };
  }
  const turned = setEffect(policy, line, wanted);
  yield { code: 'turn-rule', params: told(turned), edits: turned };
  // What describes a rule would describe the one above it.
  const isDescribed = endOfRule(policy, line) > line + 1;
  if (!isDescribed) yield { code: 'remove-rule', params: told([]), edits: removeRuleEdits(policy, line) };
  const empty = setPath(policy, line, '');
  yield { code: 'empty-rule', params: told(empty), edits: empty };
}
