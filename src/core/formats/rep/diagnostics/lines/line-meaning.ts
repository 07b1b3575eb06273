// What a line was meant to be, whoever reads it so: misspelt, without its colon, or as it should be.
import { type Directive, EXACT_FIELDS, type Format } from '../../../../syntax/directives.ts';
import { editDistance } from '../../../../syntax/edit-distance.ts';
import type { LinePlaces } from '../../../../syntax/field-lines.ts';
import { directiveOfKind, kindOfText, LINE_KIND } from '../../../../syntax/recognize.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { type FieldNames, isConventional } from './field-names.ts';

// Which field a misspelt name was meant to be.
/** Names of fields that some robots or tools know: nobody misspelt another one when writing these. */
const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `index follow noarchive nofollow nosnippet nocache archive comment comments robot-version schemamap llms llms-txt
  llms-full-txt ai-policy ai-usage unlimited allow-index disallow-index disallowaitraining allowaitraining url
  mobile-sitemap image-sitemap last-modified name title owner contact policy usage`.split(/\s+/),
);

/** Letters in which a short name and a long one may differ. */
const SHORT_NAME_LENGTH = 4;
const MAX_NAME_LENGTH = 2;

/** Two letters may differ only where the first is right, so that other words are not taken for a field. */
function maxDistance(name: string, own: string): number {
  if (own.length <= SHORT_NAME_LENGTH) return 1;
  return name[0] === own[0] ? MAX_NAME_LENGTH : 1;
}

/** The field that a name nearly is; undefined for one that is a field, is known to somebody, or is far from all. */
function findNearestField(written: string, { candidates }: FieldNames): Directive | undefined {
  const name = lowerCase(written);
  if (KNOWN_NAMES.has(name) || name.length < SHORT_NAME_LENGTH) return undefined;
  let best: Directive | undefined;
  let least = MAX_NAME_LENGTH + 1;
  for (const { directive, name: own } of candidates) {
    const limit = Math.min(maxDistance(name, own), least - 1);
    if (limit < 0 || Math.abs(own.length - name.length) > limit) continue;
    const distance = editDistance(name, own, limit);
    if (distance <= limit) [best, least] = [directive, distance];
  }
  return best;
}

/** The parts that lines play in records, one byte each. `blank`: with spaces; `empty`: without a character. */
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

/** What a line was meant to be. */
export interface LineMeaning {
  readonly part: number;
  /** The field that it is, or was meant to be. */
  readonly directive?: Directive;
  /** Its name is not the one of that field. */
  readonly isMisspelt?: true;
  /** There is no colon behind the name. */
  readonly lacksColon?: true;
  /** What stands before the colon is no name at all. */
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
  more: Partial<LineMeaning> = {},
): LineMeaning => ({
  part: partOfDirective(format, directive),
  directive,
  ...more,
});

/** Whether a name begins like those of another system, which forms records of its own. */
const isOfOtherSystem = (name: string, { otherSystems }: FieldNames) =>
  otherSystems.some((beginning) => lowerCase(name).startsWith(beginning));

/** Two words, of which the second can be what the first field asks for: not the beginning of a sentence. */
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

/** A name and a colon, but not the name of a field of the format. */
function meaningOfOtherField(text: string, places: LinePlaces, names: FieldNames, kind: number): LineMeaning {
  const near = findNearestField(text.slice(places.nameStart, places.nameEnd), names);
  if (near) return createMeaning(names.format, near, { isMisspelt: true });
  return kind === LINE_KIND.other
    ? { part: INTENDED_PART.unknown }
    : { part: INTENDED_PART.silent, isNameless: true };
}

/** What a line means, most kindly read. */
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
