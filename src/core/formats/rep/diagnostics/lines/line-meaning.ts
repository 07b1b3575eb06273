// Finds out what a line was meant to be, for any reader: misspelled, without its colon, or correct.

import { findCrawler } from '../../../../catalogue/crawlers.ts';
import { type Directive, EXACT_FIELDS, type Format } from '../../../../syntax/directives.ts';
import { editDistance } from '../../../../syntax/edit-distance.ts';
import { type LinePlaces, scanLine } from '../../../../syntax/field-lines.ts';
import { directiveOfKind, kindOfText, LINE_KIND } from '../../../../syntax/recognize.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { type FieldNames, isConventional } from './fields/field-names.ts';

// Which field a misspelled name was meant to be.
/** Names of fields that some crawlers or tools know. They are not misspellings of other fields. */
const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `index follow noarchive nofollow nosnippet nocache archive comment comments robot-version schemamap llms llms-txt
  llms-full-txt ai-policy ai-usage unlimited allow-index disallow-index disallowaitraining allowaitraining url
  mobile-sitemap image-sitemap last-modified name title owner contact policy usage`.split(/\s+/),
);

/** The number of letters in which a short name and a long name may differ. */
const SHORT_NAME_LENGTH = 4;
const MAX_NAME_LENGTH = 2;

/**
 * Returns the edit distance that is allowed. Two letters may differ only if the first one is right, so that other
 * words are not mistaken for a field.
 */
function maxDistance(name: string, fieldName: string): number {
  if (fieldName.length <= SHORT_NAME_LENGTH) return 1;
  return name[0] === fieldName[0] ? MAX_NAME_LENGTH : 1;
}

/**
 * Returns the field whose name is nearest to a name. Undefined for a name that is a field, is known elsewhere, or
 * is not close to any.
 */
function findNearestField(spelling: string, { candidates }: FieldNames): Directive | undefined {
  const name = lowerCase(spelling);
  if (KNOWN_NAMES.has(name) || name.length < SHORT_NAME_LENGTH) return undefined;
  let best: Directive | undefined;
  let minDistance = MAX_NAME_LENGTH + 1;
  for (const { directive, name: fieldName } of candidates) {
    const limit = Math.min(maxDistance(name, fieldName), minDistance - 1);
    if (limit < 0 || Math.abs(fieldName.length - name.length) > limit) continue;
    const distance = editDistance(name, fieldName, limit);
    if (distance <= limit) [best, minDistance] = [directive, distance];
  }
  return best;
}

/** The parts that lines play in records, one byte each. `blank`: with spaces. `empty`: without characters. */
export const INTENDED_PART = {
  silent: 0,
  empty: 1,
  blank: 2,
  agent: 3,
  allow: 4,
  deny: 5,
  known: 6,
  unknown: 7,
} as const;

/** The intended meaning of a line. */
export interface LineMeaning {
  readonly part: number;
  /** The field that the line is, or was meant to be. */
  readonly directive?: Directive;
  /** Present if its name differs from that of the field. */
  readonly isMisspelt?: true;
  /** Present if there is no colon after the name. */
  readonly lacksColon?: true;
  /** Present if the text before the colon is not a name. */
  readonly isNameless?: true;
}

function partOfDirective(format: Format, directive: Directive): number {
  if (directive.bare) return INTENDED_PART.silent;
  if (!isConventional(format, directive)) return INTENDED_PART.known;
  if (directive.role === 'agent') return INTENDED_PART.agent;
  return directive.effect === 'allow' ? INTENDED_PART.allow : INTENDED_PART.deny;
}

const createMeaning = (
  format: Format,
  directive: Directive,
  details: Partial<LineMeaning> = {},
): LineMeaning => ({
  part: partOfDirective(format, directive),
  directive,
  ...details,
});

/** Whether a name has the prefix of another system, which forms records of its own. */
const isOfOtherSystem = (name: string, { otherSystems }: FieldNames) =>
  otherSystems.some((beginning) => lowerCase(name).startsWith(beginning));

/** Returns the meaning of two words, the second of which fits the first field, unlike the beginning of a sentence. */
function meaningWithoutColon(text: string, places: LinePlaces, names: FieldNames): LineMeaning {
  const { nameStart, nameEnd, valueStart, valueEnd, shape } = places;
  const name = text.slice(nameStart, nameEnd);
  const directive = names.byName.get(lowerCase(name)) ?? findNearestField(name, names);
  const value = text.slice(valueStart, valueEnd);
  const isAlone = value === '' && directive?.role === 'rule';
  const fits =
    directive?.value === 'path'
      ? /^[/*]/.test(value) || isAlone
      : shape === 'pair' && directive?.role === 'agent';
  const isAddress = directive?.value === 'address' && /^https?:\/\//.test(value);
  if (!directive || !(fits || isAddress)) return { part: INTENDED_PART.silent, lacksColon: true };
  return createMeaning(names.format, directive, { lacksColon: true });
}

/** A user-agent line without its colon and its hyphen, such as `User agent GPTBot`. */
const AGENT_IN_WORDS = /^[ \t]*user[ \t]agents?(?=[ \t]+([^\s:#]+)[ \t]*(?:#.*)?$)/i;

/** Returns the parts of a line as it was meant: as `scanLine`, but `User agent GPTBot` is a name and a value. */
export function scanIntendedLine(text: string): LinePlaces {
  const places = scanLine(text);
  if (places.shape !== 'junk') return places;
  const [start = '', value = ''] = AGENT_IN_WORDS.exec(text) ?? [];
  if (value === '' || !(value === '*' || /bot|crawl|spider/i.test(value) || findCrawler(value)))
    return places;
  const valueStart = text.indexOf(value, start.length);
  return {
    ...places,
    shape: 'pair',
    nameEnd: start.length,
    valueStart,
    valueEnd: valueStart + value.length,
  };
}

/** Returns the meaning of a name with a colon that is not the name of a field of the format. */
function meaningOfOtherField(text: string, places: LinePlaces, names: FieldNames, kind: number): LineMeaning {
  const near = findNearestField(text.slice(places.nameStart, places.nameEnd), names);
  if (near) return createMeaning(names.format, near, { isMisspelt: true });
  return kind === LINE_KIND.other
    ? { part: INTENDED_PART.unknown }
    : { part: INTENDED_PART.silent, isNameless: true };
}

/** Returns the meaning of a line in the most lenient reading. */
export function interpretLine(text: string, places: LinePlaces, names: FieldNames): LineMeaning {
  const { format } = names;
  const kind = kindOfText(text, format, EXACT_FIELDS, places);
  if (kind === LINE_KIND.blank) return { part: text === '' ? INTENDED_PART.empty : INTENDED_PART.blank };
  if (kind === LINE_KIND.comment) return { part: INTENDED_PART.silent };
  const directive = directiveOfKind(format, kind);
  if (directive) return createMeaning(format, directive);
  if (isOfOtherSystem(text.slice(places.nameStart, places.nameEnd), names))
    return { part: kind === LINE_KIND.other ? INTENDED_PART.known : INTENDED_PART.silent };
  const lenient = directiveOfKind(
    format,
    kindOfText(text, format, { ...EXACT_FIELDS, names: 'google-prefix' }, places),
  );
  if (lenient) return createMeaning(format, lenient, { isMisspelt: true });
  const colon = text.indexOf(':');
  const hasColon = colon >= 0 && (places.comment < 0 || colon < places.comment);
  if (hasColon) return meaningOfOtherField(text, places, names, kind);
  return places.nameStart < places.nameEnd
    ? meaningWithoutColon(text, places, names)
    : { part: INTENDED_PART.silent };
}
