// A data.txt that the R package pins wrote, as records of the memo and lines that describe. What cannot be said so is
// lost, and listed.

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

/** Names with which what pins says is written, where the suggested ones have none. */
const LOCATION_FIELD = 'Location';
const COLUMN_NAME = 'Column';

/** What is to be written, and what is lost on the way. */
interface PinsDraft {
  readonly policy: Policy;
  readonly site: Site;
  readonly losses: Loss[];
}

/** A describing line, or none and a loss. */
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

/** A path, perhaps with a query, without the segments that go nowhere or up (RFC 3986 5.2.4). */
function removeDotSegments(pathAndQuery: string): string {
  const [path = ''] = pathAndQuery.split('?', 1);
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  const endsAbove = segments.at(-1) === '.' || segments.at(-1) === '..';
  return `/${kept.join('/')}${endsAbove && kept.length > 0 ? '/' : ''}${pathAndQuery.slice(path.length)}`;
}

/** The path of a file of the site; undefined if it lies elsewhere. Names without a slash lie beside the data.txt. */
function pathOnSite({ site }: PinsDraft, { text }: PinsValue): string | undefined {
  const parts = urlParts(text);
  const { authority } = urlParts(site.origin);
  if (parts.authority && (!authority || isOtherSite(parts, authority))) return undefined;
  const path = parts.authority ? comparedPart(parts, 'path-and-query') : text.replace(/^(?:\.?\/)*/, '/');
  const written = encodePath(removeDotSegments(path));
  return 'text' in written ? written.text : undefined;
}

/** What one path is called in a list that says one thing for each path. */
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

/** What is said of all paths. */
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
    const own = linesForPath(draft, pins, place);
    return path === undefined
      ? { whole: [...linesForOtherSite(draft, value), ...own], sets: [] }
      : { whole: [], sets: [{ path, lines: own }] };
  });
  const sets = parts.flatMap((part) => part.sets);
  const alone = pins.paths.length === 1 && sets.length === 1;
  return [
    agentText(policy.format, '*'),
    ...written([...(alone ? [] : all), ...parts.flatMap(({ whole }) => whole)]),
    ...sets.flatMap(({ path, lines }) => [
      ruleText(policy.format, { effect: 'allow', path }),
      ...written([...lines, ...(alone ? all : [])]),
    ]),
  ];
}

/** Comments on lines of their own go above the record; those behind a value go with it. */
function findKeptComments({ policy, losses }: PinsDraft, { comments }: PinsYaml): readonly number[] {
  return comments.filter((line) => {
    const field = fieldAt(policy, line);
    if (field.kind !== 'comment') losses.push({ code: 'comment', line, words: [commentOf(field) ?? ''] });
    return field.kind === 'comment';
  });
}

/**
 * Writes a data.txt of the R package pins as one record for every visitor. Nothing is changed in any other file, and the
 * losses say so. @throws RangeError if the site has no such file.
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
