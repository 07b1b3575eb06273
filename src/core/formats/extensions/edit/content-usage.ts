// What a Content-Usage line says of one label, and of which paths (modern-lines 10): the rest of it stays.
import { readContentUsage, type UsageStatement } from '../lines/content-usage.ts';
import { removeListItems } from './list-items.ts';
import type { ValueChange, ValueEdit } from './value-changes.ts';

type Member = UsageStatement['members'][number];

/** @throws RangeError for a statement that cannot be read. */
function statementIn(value: string): UsageStatement {
  const { parts } = readContentUsage(value);
  if (parts.fault !== undefined) throw new RangeError(`not a statement: ${JSON.stringify(value)}`);
  return parts;
}

/** Members go with their commas, and with the last one the spaces after the path. */
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
 * A label with y or n, or left out. Of a repeated label the last counts, and is written; parameters stay.
 * @throws RangeError for a statement that cannot be read.
 */
export const setUsage =
  (label: string, answer: 'y' | 'n' | undefined): ValueEdit =>
  (value) => {
    const statement = statementIn(value);
    if (answer === undefined) return dropLabel(statement, label);
    const own = statement.members.findLast(({ key }) => key === label);
    if (own) return [{ start: own.keyEnd, end: own.valueEnd, text: `=${answer}` }];
    const gap = value === '' ? '' : statement.members.length > 0 ? ', ' : ' ';
    return [{ start: value.length, end: value.length, text: `${gap}${label}=${answer}` }];
  };

/**
 * The paths that it is about; '' for all of them.
 * @throws RangeError for a path without a slash in front or with blanks, and for a statement that cannot be read.
 */
export const setUsagePath =
  (path: string): ValueEdit =>
  (value) => {
    if (path !== '' && !/^\/[^ \t]*$/.test(path)) throw new RangeError(`not a path: ${JSON.stringify(path)}`);
    const statement = statementIn(value);
    const rest = statement.members[0]?.start ?? value.length;
    if (path === '') return statement.path ? [{ start: 0, end: rest, text: '' }] : [];
    if (statement.path) return [{ start: 0, end: statement.path.end, text: path }];
    return [{ start: 0, end: 0, text: value === '' ? path : `${path} ` }];
  };
