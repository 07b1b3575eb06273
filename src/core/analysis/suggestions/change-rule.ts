// Suggests changes of the deciding rule: the opposite effect, a narrower path, no path, or removal.

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
import { agentValuesOf, isPathOfUrl, isSharedRecord, type Situation } from './situation.ts';

/** Deletes the rule's line. A comment in the line stays as its own line, and so do comments above it. */
function removeRuleEdits(policy: Policy, line: number): readonly TextEdit[] {
  const keepCommentEdit = keepCommentOnly(policy, line);
  return keepCommentEdit
    ? [keepCommentEdit]
    : placeLines(policy.source, [removeRows(policy, line, line + 1)]);
}

/** Returns narrower paths: only the directory of that name, or only the path itself. */
function narrowerPaths(path: string, { path: { wildcards } }: Reader): readonly string[] {
  const isOpen = path !== '' && !(wildcards && /[*$]$/.test(path));
  if (!isOpen) return [];
  return [...(path.endsWith('/') ? [] : [`${path}/`]), ...(wildcards ? [`${path}$`] : [])];
}

/** Returns the text of a line after edits of only that line. */
const lineAfterEdits = ({ source }: Policy, line: number, edits: readonly TextEdit[]) =>
  lineAt(applyEdits(source, edits).lines, line)?.text.trim() ?? '';

/** Suggests changes of the rule that decides, if one does. */
export function* suggestRuleChange(situation: Situation): Generator<Candidate, void> {
  const { policy, reader, decider, wanted } = situation;
  if (!decider || decider.sharesLine) return;
  const { line } = decider.rule;
  const record = situation.records.find(({ rules }) => rules.includes(decider.rule));
  const shared = record && isSharedRecord(situation, record) ? { agents: agentValuesOf(record) } : {};
  const paramsFor = (edits: readonly TextEdit[]) => ({
    line,
    rule: lineAfterEdits(policy, line, edits),
    ...shared,
  });
  const path = pathOfRule(decider.rule);
  for (const narrow of narrowerPaths(path, reader).filter(isWritable)) {
    const edits = setPath(policy, line, narrow);
    yield { code: 'narrow-rule', params: paramsFor(edits), edits };
  }
  const turned = setEffect(policy, line, wanted);
  yield { code: 'turn-rule', params: paramsFor(turned), edits: turned };
  // The lines that describe a rule would describe the rule above it.
  const isDescribed = endOfRule(policy, line) > line + 1;
  if (!isDescribed)
    yield {
      code: 'remove-rule',
      params: { ...paramsFor([]), ...(isPathOfUrl(situation, path) && { isForUrl: true }) },
      edits: removeRuleEdits(policy, line),
    };
  const empty = setPath(policy, line, '');
  yield { code: 'empty-rule', params: paramsFor(empty), edits: empty };
}
