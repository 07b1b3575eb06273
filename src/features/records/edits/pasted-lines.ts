// What is pasted into a path: paths, one a line, or lines of a policy file.

import { lineAt } from '../../../core/document/lines.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { ruleText } from '../../../core/formats/rep/edit/field-spelling.ts';
import { createPolicy, fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { encodePath } from '../../../core/syntax/writable-value.ts';

/** A pasted text with the names of its user-agent lines in their place; undefined if it has lines of other kinds. */
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

/** Whether a line is a user-agent, any other field or a comment of this kind of file, or only a value. */
type PastedLineKind = 'agent' | 'line' | 'value';

function classifyPastedLine(policy: Policy, line: number): PastedLineKind {
  const { kind, directive } = fieldAt(policy, line);
  if (directive?.role === 'agent') return 'agent';
  return kind === 'directive' || kind === 'comment' ? 'line' : 'value';
}

/** Pasted lines as what can be written: `texts` are whole lines, `hasAgents` if some begin a record. */
export interface PastedFields {
  readonly texts: readonly string[];
  readonly hasAgents: boolean;
}

/**
 * The lines of a pasted text, if at least one of them is a line of a policy file and not only a path; undefined if all
 * are paths. `effect`: that of the rules which paths among them become.
 */
export function parsePastedLines(
  text: string,
  { format }: Pick<Policy, 'format'>,
  effect: 'allow' | 'deny',
): PastedFields | undefined {
  const policy = createPolicy(sourceOfText(text), format);
  const { lines } = policy.source;
  const found = Array.from({ length: lines.length }, (_, line) => ({
    text: lineAt(lines, line)!.text.trim(),
    kind: classifyPastedLine(policy, line),
  })).filter((one) => one.text !== '');
  if (found.every(({ kind }) => kind === 'value')) return undefined;
  const texts = found.flatMap((one) => {
    if (one.kind !== 'value') return [one.text];
    const path = encodePath(one.text);
    return 'text' in path ? [ruleText(format, { effect, path: path.text })] : [];
  });
  return { texts, hasAgents: found.some(({ kind }) => kind === 'agent') };
}
