// Edits what a Content-Usage line says about one label, and its path. The rest of the line does
// not change.
import { readContentUsage, type UsageStatement } from '../lines/content-usage.ts';
import { removeListItems } from './list-items.ts';
import type { ValueChange, ValueEdit } from './value-changes.ts';

type Member = UsageStatement['members'][number];

/** Reads a statement. @throws RangeError for a statement that cannot be read. */
function statementIn(value: string): UsageStatement {
  const { parts } = readContentUsage(value);
  if (parts.fault !== undefined) throw new RangeError(`not a statement: ${JSON.stringify(value)}`);
  return parts;
}

/**
 * Removes the members of a label with their commas. If no member remains, the spaces after the path are removed too.
 */
function dropLabel({ path, members }: UsageStatement, label: string): readonly ValueChange[] {
  const isRemoved = ({ key }: Pick<Member, 'key'>) => key === label;
  const last = members.findLast(isRemoved);
  if (!last) return [];
  if (members.every(isRemoved)) return [{ start: path?.end ?? 0, end: last.end, text: '' }];
  return removeListItems(
    members.map(({ key, start, end }) => ({ key, from: start, start, end })),
    isRemoved,
  );
}

/**
 * Sets a label to y or n, or removes it. The last one of a repeated label counts, and is the one that is written.
 * Parameters remain.
 * @throws RangeError for a statement that cannot be read.
 */
export const setUsage =
  (label: string, answer: 'y' | 'n' | undefined): ValueEdit =>
  (value) => {
    const statement = statementIn(value);
    if (answer === undefined) return dropLabel(statement, label);
    const existing = statement.members.findLast(({ key }) => key === label);
    if (existing) return [{ start: existing.keyEnd, end: existing.valueEnd, text: `=${answer}` }];
    const gap = value === '' ? '' : statement.members.length > 0 ? ', ' : ' ';
    return [{ start: value.length, end: value.length, text: `${gap}${label}=${answer}` }];
  };

/**
 * Sets the paths that the statement applies to; '' for all paths.
 * @throws RangeError for a path that does not start with a slash or contains spaces, and for a statement that
 * cannot be read.
 */
export const setUsagePath =
  (path: string): ValueEdit =>
  (value) => {
    if (path !== '' && !/^\/[^ \t]*$/.test(path)) throw new RangeError(`not a path: ${JSON.stringify(path)}`);
    const statement = statementIn(value);
    const membersStart = statement.members[0]?.start ?? value.length;
    if (path === '') return statement.path ? [{ start: 0, end: membersStart, text: '' }] : [];
    if (statement.path) return [{ start: 0, end: statement.path.end, text: path }];
    return [{ start: 0, end: 0, text: value === '' ? path : `${path} ` }];
  };
