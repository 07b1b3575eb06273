// Finds what each line of a file describes, in one pass: the rule above it, or the whole record.
import { LENIENT_FIELDS } from '../../../syntax/directives.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../../syntax/recognize.ts';
import { memoizeByKey } from '../../../text/lazy.ts';

/** The line describes nothing. */
const NO_TARGET = -1;
/** The line describes everything that its record announces. */
const WHOLE_RECORD = -2;

function findTargets({ source, format }: Policy): Int32Array {
  const targets = new Int32Array(source.lines.length).fill(NO_TARGET);
  let line = 0;
  let current = NO_TARGET;
  for (const chunk of source.lines.chunks)
    for (const kind of kindsInChunk(chunk, format, LENIENT_FIELDS)) {
      const directive = directiveOfKind(format, kind);
      if (directive)
        current = directive.role === 'rule' ? line : directive.role === 'agent' ? WHOLE_RECORD : NO_TARGET;
      else if (kind === LINE_KIND.blank) current = NO_TARGET;
      else if (kind === LINE_KIND.other) targets[line] = current;
      line++;
    }
  return targets;
}

/** Cached because each describing line needs it, and it takes a pass over the file. */
const targetsOf = memoizeByKey(findTargets);

/**
 * The line of the rule that a line describes; `whole` if it describes its whole record; undefined if it describes
 * nothing.
 */
export function descriptionTarget(policy: Policy, line: number): number | 'whole' | undefined {
  const target = targetsOf(policy)[line] ?? NO_TARGET;
  if (target === WHOLE_RECORD) return 'whole';
  return target === NO_TARGET ? undefined : target;
}
