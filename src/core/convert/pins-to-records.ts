// Converts a data.txt that the R package pins wrote to a record with describing lines. Everything else is listed
// as lost.

import { placeLines } from '../document/place-lines.ts';
import {
  type DescriptionLine,
  descriptionText,
  writableDescription,
} from '../formats/data-txt/edit/describe.ts';
import { parseFieldName } from '../formats/data-txt/edit/field-name.ts';
import { findSuggestedName } from '../formats/data-txt/suggested-names.ts';
import { type PinsValue, type PinsYaml, readPinsYaml } from '../formats/data-txt/yaml/pins.ts';
import { agentText, ruleText } from '../formats/rep/edit/field-spelling.ts';
import { linesIn } from '../formats/rep/edit/record-rows.ts';
import { comparedPart, isOtherSite, urlParts } from '../matching/url-parts.ts';
import { commentOf, createPolicy, fieldAt, type Policy } from '../syntax/policy.ts';
import { encodePath } from '../syntax/writable-value.ts';
import { fileAt, type Site } from '../workspace/site.ts';
import { type Conversion, type Loss, sortLosses } from './conversion.ts';

/** Field names for values of pins that have no suggested name. */
const LOCATION_FIELD = 'Location';
const COLUMN_NAME = 'Column';

/** The state of a conversion, with the losses so far. */
interface PinsDraft {
  readonly policy: Policy;
  readonly site: Site;
  readonly losses: Loss[];
}

/** Returns a describing line or, if it cannot be written, adds a loss. */
function descriptionLines(
  { policy, losses }: PinsDraft,
  name: string,
  { text, line }: PinsValue,
): readonly DescriptionLine[] {
  const written = parseFieldName(policy.format, findSuggestedName(name)?.name ?? name);
  if ('problem' in written) {
    losses.push({ code: 'pins-name', line, words: [name, text] });
    return [];
  }
  const oneLine = text.replace(/\s*[\r\n]+\s*/g, ' ');
  if (oneLine !== text) losses.push({ code: 'pins-line-breaks', line, words: [name] });
  const value = writableDescription(oneLine);
  if ('text' in value) return [{ name: written.text, value: value.text }];
  losses.push({ code: 'pins-value', line, words: [name, text] });
  return [];
}

/** Removes dot segments from a path, which may have a query (RFC 3986 5.2.4). */
function removeDotSegments(pathAndQuery: string): string {
  const [path = ''] = pathAndQuery.split('?', 1);
  const result: string[] = [];
  const segments = path.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..') result.pop();
    else if (segment !== '.') result.push(segment);
  }
  const endsAbove = segments.at(-1) === '.' || segments.at(-1) === '..';
  return `/${result.join('/')}${endsAbove && result.length > 0 ? '/' : ''}${pathAndQuery.slice(path.length)}`;
}

/**
 * The path of a file of the site; undefined if it is on another site. Names without a slash are in the root
 * directory.
 */
function pathOnSite({ site }: PinsDraft, { text }: PinsValue): string | undefined {
  const parts = urlParts(text);
  const { authority } = urlParts(site.origin);
  if (parts.authority && (!authority || isOtherSite(parts, authority))) return undefined;
  const path = parts.authority ? comparedPart(parts, 'path-and-query') : text.replace(/^(?:\.?\/)*/, '/');
  const written = encodePath(removeDotSegments(path));
  return 'text' in written ? written.text : undefined;
}

/** The lines about one path, from lists that have one value for each path. */
const linesForPath = (
  draft: PinsDraft,
  { lists, paths }: PinsYaml,
  place: number,
): readonly DescriptionLine[] =>
  paths.length < 2
    ? []
    : lists
        .filter(({ values }) => values.length === paths.length)
        .flatMap(({ name, values }) =>
          values.slice(place, place + 1).flatMap((value) => descriptionLines(draft, name, value)),
        );

/** The lines about all paths. */
function linesForAll(
  draft: PinsDraft,
  { fields, lists, columns, paths }: PinsYaml,
): readonly DescriptionLine[] {
  const shared = lists.filter(({ values }) => paths.length < 2 || values.length !== paths.length);
  const [column] = columns;
  if (column) draft.losses.push({ code: 'pins-columns', line: column.line, words: [String(columns.length)] });
  return [
    ...fields.flatMap((field) => descriptionLines(draft, field.name, field)),
    ...shared.flatMap(({ name, values }) => values.flatMap((value) => descriptionLines(draft, name, value))),
    ...columns.flatMap(({ name, type, description, line }) =>
      descriptionLines(draft, COLUMN_NAME, {
        text: [name, type, description].filter(Boolean).join(', '),
        line,
      }),
    ),
  ];
}

function linesForOtherSite(draft: PinsDraft, path: PinsValue): readonly DescriptionLine[] {
  draft.losses.push({ code: 'pins-elsewhere', line: path.line, words: [path.text] });
  return descriptionLines(draft, LOCATION_FIELD, path);
}

function printRecord(draft: PinsDraft, pins: PinsYaml): readonly string[] {
  const { policy } = draft;
  const written = (lines: readonly DescriptionLine[]) => lines.map((line) => descriptionText(policy, line));
  const all = linesForAll(draft, pins);
  const parts = pins.paths.map((value, place) => {
    const path = pathOnSite(draft, value);
    const pathLines = linesForPath(draft, pins, place);
    return path === undefined
      ? { whole: [...linesForOtherSite(draft, value), ...pathLines], sets: [] }
      : { whole: [], sets: [{ path, lines: pathLines }] };
  });
  const sets = parts.flatMap((part) => part.sets);
  const isOnlySet = pins.paths.length === 1 && sets.length === 1;
  return [
    agentText(policy.format, '*'),
    ...written([...(isOnlySet ? [] : all), ...parts.flatMap(({ whole }) => whole)]),
    ...sets.flatMap(({ path, lines }) => [
      ruleText(policy.format, { effect: 'allow', path }),
      ...written([...lines, ...(isOnlySet ? all : [])]),
    ]),
  ];
}

/**
 * Returns the lines of comments that are on separate lines, which are kept. A comment after a value is removed
 * with it.
 */
function findKeptComments({ policy, losses }: PinsDraft, { comments }: PinsYaml): readonly number[] {
  return comments.filter((line) => {
    const field = fieldAt(policy, line);
    if (field.kind !== 'comment') losses.push({ code: 'comment', line, words: [commentOf(field) ?? ''] });
    return field.kind === 'comment';
  });
}

/**
 * Converts a data.txt of the R package pins to one record for all crawlers. Other files are not changed, which the
 * losses say. @throws RangeError if the site has no such file.
 */
export function pinsToRecords(site: Site, path: string): Conversion {
  const { source, format } = fileAt(site, path);
  const policy = createPolicy(source, format);
  const pins = readPinsYaml(policy);
  if (!pins) return { edits: [], losses: [{ code: 'nothing-to-convert', line: 0, words: [] }] };
  const losses: Loss[] = pins.unread.map((line) => ({ code: 'pins-unread', line, words: [] }));
  const draft = { policy, site, losses };
  const comments = findKeptComments(draft, pins).flatMap((line) => linesIn(policy, line, line + 1));
  const texts = printRecord(draft, pins).map((text) => ({ text }));
  const edits = placeLines(source, [{ at: 0, remove: source.lines.length, insert: [...comments, ...texts] }]);
  return { edits, losses: sortLosses(losses) };
}
