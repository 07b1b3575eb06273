// Edits one parameter of a Clean-param line, or its path.
import { type CleanParam, readCleanParam } from '../lines/clean-param.ts';
import { removeListItems } from './list-items.ts';
import type { ValueEdit } from './value-changes.ts';

/** Reads a value. An empty one has no parameters yet. @throws RangeError for a value that cannot be read. */
function partsOf(value: string): CleanParam {
  const { parts } = readCleanParam(value);
  if (!parts && value !== '') throw new RangeError(`not parameters: ${JSON.stringify(value)}`);
  return parts ?? { names: [] };
}

/** Writes parameter number `place` (0-based), or one after the last. */
export const setParameter =
  (place: number, name: string): ValueEdit =>
  (value) => {
    const { names } = partsOf(value);
    const old = names[place];
    if (old) return [{ start: old.start, end: old.end, text: name }];
    const at = names.at(-1)?.end ?? 0;
    return [{ start: at, end: at, text: names.length > 0 ? `&${name}` : name }];
  };

/** Removes a parameter. @throws RangeError for the only one before a path, because a path needs a parameter. */
export const removeParameter =
  (place: number): ValueEdit =>
  (value) => {
    const { names, path } = partsOf(value);
    if (path && names.length === 1) throw new RangeError('a path needs a parameter');
    const items = names.map(({ start, end }) => ({ from: start, start, end }));
    return removeListItems(items, (_, i) => i === place);
  };

/** Sets the path that it applies to; '' for the whole site. @throws RangeError without a parameter. */
export const setParameterPath =
  (path: string): ValueEdit =>
  (value) => {
    const { names, path: old } = partsOf(value);
    const at = names.at(-1)?.end;
    if (at === undefined) throw new RangeError('a path needs a parameter');
    if (path === '') return old ? [{ start: at, end: old.end, text: '' }] : [];
    if (old) return [{ start: old.start, end: old.end, text: path }];
    return [{ start: at, end: at, text: ` ${path}` }];
  };
