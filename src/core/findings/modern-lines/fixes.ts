// Ways out that several findings share: a line that is another, several, a comment, or gone.
import { factOf } from '../../dialects/modern-lines/facts.ts';
import { type ModernLine, modernFile } from '../../dialects/modern-lines/file.ts';
import { removeLine } from '../../policy/edit/remove-line.ts';
import { setValue } from '../../policy/edit/set-value.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import { insertAt } from '../../text/range.ts';
import { isNeutral, isPlain } from './standing.ts';

/** Whether something is answered with what the line says now. */
const saysSomething = ({ id, read }: ModernLine) => factOf(id).evaluated && 'parts' in read;

/** Whether nobody is known, or said, to read such lines (any more). */
const isUnread = ({ id }: ModernLine) => ['retired', 'unread'].includes(factOf(id).status);

const statement = ({ id, value }: ModernLine) => `${id} ${value}`;
const repeats = new WeakMap<Policy, ReadonlySet<string>>();

/** Whether a line says for the whole file what another line of it says, letter by letter. */
function isSaidAgain(policy: Policy, one: ModernLine): boolean {
  if (factOf(one.id).scope !== 'file' || !('parts' in one.read)) return false;
  let again = repeats.get(policy);
  if (!again) {
    const once = new Set<string>();
    const all = modernFile(policy).lines.map(statement);
    again = new Set(all.filter((text) => once.size === once.add(text).size));
    repeats.set(policy, again);
  }
  return again.has(statement(one));
}

/** What becomes of answers if the line is no more. What anybody may read says something to him. */
function withoutIt(policy: Policy, one: ModernLine): Fix['verdicts'] {
  const isIdle = isSaidAgain(policy, one) || (isUnread(one) && !saysSomething(one));
  return isIdle && isNeutral(policy, one.line) ? 'same' : 'changes';
}

/** What becomes of answers if the line says something else. */
const withOther = (policy: Policy, { id }: ModernLine): Fix['verdicts'] =>
  isPlain(policy) && !factOf(id).evaluated ? 'same' : 'changes';

/** Takes the line away. */
export const deleteLine = (policy: Policy, one: ModernLine): Fix =>
  fixOf('modern-delete', [String(one.line + 1)], withoutIt(policy, one), () => removeLine(policy, one.line));

/** Makes a comment of the line. */
export const commentOut = (policy: Policy, one: ModernLine): Fix =>
  fixOf('modern-comment-out', [String(one.line + 1)], withoutIt(policy, one), () => [
    insertAt(one.line, one.field.places.nameStart, '# '),
  ]);

/** Writes another value; what stands around it stays. */
export const writeValue = (policy: Policy, one: ModernLine, value: string): Fix =>
  fixOf('modern-write', [value], withOther(policy, one), () => setValue(policy, one.line, value));

/** Several lines with one value each, instead of one; a single one is written as a value. */
export function writeValues(policy: Policy, one: ModernLine, values: readonly string[]): Fix {
  const [only] = values;
  if (values.length === 1) return writeValue(policy, one, only!);
  const { text } = one.field.line;
  const { valueStart, valueEnd } = one.field.places;
  const lines = values.map((value, i) => ({
    text: text.slice(0, valueStart) + value + (i === 0 ? text.slice(valueEnd) : ''),
  }));
  return fixOf('modern-split', [String(values.length)], withOther(policy, one), () =>
    placeLines(policy.source, [{ at: one.line, remove: 1, insert: lines }]),
  );
}
