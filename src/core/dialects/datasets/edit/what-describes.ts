// What each line of a file describes, found once for all lines: the rule above it, or the whole record.
import { MOST_LENIENT } from '../../../policy/directive.ts';
import type { Policy } from '../../../policy/policy.ts';
import { directiveOfKind, KIND, kindsInChunk } from '../../../policy/recognise.ts';

/** The line describes nothing; or all that its record announces. */
const NOTHING = -1;
const WHOLE = -2;

function readAll({ source, format }: Policy): Int32Array {
  const what = new Int32Array(source.lines.length).fill(NOTHING);
  let line = 0;
  let current = NOTHING;
  for (const chunk of source.lines.chunks)
    for (const kind of kindsInChunk(chunk, format, MOST_LENIENT)) {
      const directive = directiveOfKind(format, kind);
      if (directive)
        current = directive.role === 'rule' ? line : directive.role === 'agent' ? WHOLE : NOTHING;
      else if (kind === KIND.blank) current = NOTHING;
      else if (kind === KIND.other) what[line] = current;
      line++;
    }
  return what;
}

const known = new WeakMap<Policy, Int32Array>();

/** The line of the rule that a line describes, `whole` if it speaks of all of its record, undefined if of nothing. */
export function whatDescribes(policy: Policy, line: number): number | 'whole' | undefined {
  let what = known.get(policy);
  if (!what) known.set(policy, (what = readAll(policy)));
  const found = what[line] ?? NOTHING;
  if (found === WHOLE) return 'whole';
  return found === NOTHING ? undefined : found;
}
