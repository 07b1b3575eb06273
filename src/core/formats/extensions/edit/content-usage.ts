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

/** Members go with their commas, and with the last one the blanks behind the path. */
function dropLabel({ path, members }: UsageStatement, label: string): readonly ValueChange[] {
  const goes = ({ key }: Member) => key === label;
  if (!members.some(goes)) return [];
  if (members.every(goes)) return [{ start: path?.end ?? 0, end: members.at(-1)!.end, text: '' }];
  const pieces = members.map(({ start, end }) => ({ from: start, start, end }));
  return removeListItems(pieces, (_, i) => goes(members[i]!));
}

/**
 * A label with y or n, or left out. Of a repeated label the last counts, and is written; parameters stay.
 * @throws RangeError for a statement that cannot be read.
 */
export const setUsage =
  (label: string, said: 'y' | 'n' | undefined): ValueEdit =>
  (value) => {
    const statement = statementIn(value);
    if (said === undefined) return dropLabel(statement, label);
    const own = statement.members.findLast(({ key }) => key === label);
    if (own) return [{ start: own.keyEnd, end: own.valueEnd, text: `=${said}` }];
    const gap = value === '' ? '' : statement.members.length > 0 ? ', ' : ' ';
    return [{ start: value.length, end: value.length, text: `${gap}${label}=${said}` }];
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
