// What each line of a file describes, found once for all lines: the rule above it, or the whole record.
import { LENIENT_FIELDS } from '../../../syntax/directives.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../../syntax/recognize.ts';
import { memoizeByKey } from '../../../text/lazy.ts';

/** The line describes nothing; or all that its record announces. */
const NO_TARGET = -1;
const WHOLE_RECORD = -2;

function findTargets({ source, format }: Policy): Int32Array {
  const what = new Int32Array(source.lines.length).fill(NO_TARGET);
  let line = 0;
  let current = NO_TARGET;
  for (const chunk of source.lines.chunks)
    for (const kind of kindsInChunk(chunk, format, LENIENT_FIELDS)) {
      const directive = directiveOfKind(format, kind);
      if (directive)
        current = directive.role === 'rule' ? line : directive.role === 'agent' ? WHOLE_RECORD : NO_TARGET;
      else if (kind === LINE_KIND.blank) current = NO_TARGET;
      else if (kind === LINE_KIND.other) what[line] = current;
      line++;
    }
  return what;
}

/** Kept because each describing line asks, and the answer takes a pass over the file. */
const targetsOf = memoizeByKey(findTargets);

/** The line of the rule that a line describes, `whole` if it speaks of all of its record, undefined if of nothing. */
export function descriptionTarget(policy: Policy, line: number): number | 'whole' | undefined {
  const found = targetsOf(policy)[line] ?? NO_TARGET;
  if (found === WHOLE_RECORD) return 'whole';
  return found === NO_TARGET ? undefined : found;
}
