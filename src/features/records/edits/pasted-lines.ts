// Parses text that is pasted into a path: paths, one per line, or lines of a policy file.

import { lineAt } from '../../../core/document/lines.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { ruleText } from '../../../core/formats/rep/edit/field-spelling.ts';
import { createPolicy, fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { encodePath } from '../../../core/syntax/writable-value.ts';

/**
 * Returns a pasted text with user-agent lines replaced by their names; undefined if it contains lines of other
 * kinds.
 */
export function agentNamesInPaste(text: string, { format }: Pick<Policy, 'format'>): string | undefined {
  const policy = createPolicy(sourceOfText(text), format);
  const { lines } = policy.source;
  const names = Array.from({ length: lines.length }, (_, line) => {
    const kind = classifyPastedLine(policy, line);
    return kind === 'agent'
      ? valueOf(fieldAt(policy, line))
      : kind === 'value'
        ? lineAt(lines, line)!.text
        : undefined;
  });
  return names.includes(undefined) ? undefined : names.join('\n');
}

/** Whether a line is a user-agent, another field or a comment of this kind of file, or only a value. */
type PastedLineKind = 'agent' | 'line' | 'value';

function classifyPastedLine(policy: Policy, line: number): PastedLineKind {
  const { kind, directive } = fieldAt(policy, line);
  if (directive?.role === 'agent') return 'agent';
  return kind === 'directive' || kind === 'comment' ? 'line' : 'value';
}

/** Pasted lines that can be written: `texts` are whole lines; `hasAgents`: whether some start a record. */
export interface PastedFields {
  readonly texts: readonly string[];
  readonly hasAgents: boolean;
}

/**
 * Returns the lines of a pasted text if at least one of them is a line of a policy file; undefined if all are
 * paths. `effect`: the effect of the rules that paths become.
 */
export function parsePastedLines(
  text: string,
  { format }: Pick<Policy, 'format'>,
  effect: 'allow' | 'deny',
): PastedFields | undefined {
  const policy = createPolicy(sourceOfText(text), format);
  const { lines } = policy.source;
  const pastedLines = Array.from({ length: lines.length }, (_, line) => ({
    text: lineAt(lines, line)!.text.trim(),
    kind: classifyPastedLine(policy, line),
  })).filter((pastedLine) => pastedLine.text !== '');
  if (pastedLines.every(({ kind }) => kind === 'value')) return undefined;
  const texts = pastedLines.flatMap((pastedLine) => {
    if (pastedLine.kind !== 'value') return [pastedLine.text];
    const path = encodePath(pastedLine.text);
    return 'text' in path ? [ruleText(format, { effect, path: path.text })] : [];
  });
  return { texts, hasAgents: pastedLines.some(({ kind }) => kind === 'agent') };
}
