// Converts qualifier values for a form: a choice and its items, with the percent-encoding decoded.
import {
  type QualifierType,
  qualifierType,
  qualifierTypes,
  type ReadValue,
  readValue,
} from './qualifiers.ts';

/** The places where a credit, a link or terms can be (ACAP 1.1 2.5.5.6). */
export const resourceLocators = ['id', 'class', 'meta', 'text', 'uri'] as const;
export type Locator = (typeof resourceLocators)[number];

/** The kind of input that a choice needs: nothing, one value or several. */
export type ValueControl =
  | 'nothing'
  | 'date'
  | 'number'
  | 'uri'
  | 'ids'
  | 'id'
  | 'tags'
  | 'text'
  | 'locator'
  | 'ranges'
  | 'masks'
  | 'domains'
  | 'countries';

/** One way to fill in a qualifier. Forms for one item and for several are one choice (`id`, `idlist`). */
export interface ValueChoice {
  readonly choice: string;
  readonly control: ValueControl;
  /** '1.1' if the choice is new in ACAP 1.1, so that the file has to state this version. */
  readonly since: '1.0' | '1.1';
}

/** A value in parts. `items` are decoded, except URIs. */
export interface ValueParts {
  readonly choice: string;
  readonly items: readonly string[];
  /** Present with the control `locator`. */
  readonly locator?: Locator;
  /**
   * The original spellings of list items, in order if several have the same text. Unchanged items keep their
   * spelling.
   */
  readonly written?: ReadonlyMap<string, readonly string[]>;
}

const CONTROLS: Readonly<Record<string, ValueControl>> = {
  'until-date': 'date',
  'n-days': 'number',
  chars: 'number',
  words: 'number',
  uri: 'uri',
  id: 'ids',
  class: 'ids',
  meta: 'id',
  taglist: 'tags',
  ipaddressrangelist: 'ranges',
  ipaddressmasklist: 'masks',
  permitteddomainlist: 'domains',
  prohibiteddomainlist: 'domains',
  permittedcountrylist: 'countries',
  prohibitedcountrylist: 'countries',
  rulesref: 'uri',
};

/** Forms that are merged into the choice of another form. */
const MERGED_FORMS: Readonly<Record<string, string>> = { idlist: 'id', classlist: 'class' };

const LOCATOR_FORMS: readonly string[] = ['must-include-resource', 'usage-ref'];

function controlOfForm(type: string, form: string): ValueControl {
  if (LOCATOR_FORMS.includes(type) && form !== 'uri' && form !== 'plus-terms') return 'locator';
  if (type === 'must-use-resource' && form === 'text') return 'text';
  return CONTROLS[form] ?? 'nothing';
}

/**
 * The ways to fill in a qualifier, in the order of the specification. @throws RangeError if there is no such
 * qualifier.
 */
export function choicesFor(type: string): readonly ValueChoice[] {
  const row = qualifierType(type);
  if (!row) throw new RangeError(`there is no qualifier ${JSON.stringify(type)}`);
  return row.forms
    .filter(({ form }) => !MERGED_FORMS[form])
    .map(({ form, since }) => ({
      choice: form,
      control: controlOfForm(row.type, form),
      since: row.since === '1.1' ? '1.1' : since,
    }));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const encodeIn = (text: string, barred: RegExp) =>
  text.toWellFormed().replace(barred, (part) => encodeByte(part));
/** Encodes quotes too, which `encodeURIComponent` does not. */
const encodeByte = (part: string) => encodeURIComponent(part).replaceAll("'", '%27');

/** Characters that are percent-encoded in a text and in an identifier, whose items are decoded. */
const DECODED = {
  text: /[^A-Za-z0-9\-._~!$&()*+,;=:@/?]/gu,
  id: /[^\x21\x24-\x26\x28-\x2b\x2d-\x7e]|%/gu,
};
/** The same for items as they are typed: an escape is not encoded again. */
const TYPED = {
  text: /[^A-Za-z0-9\-._~!$&()*+,;=:@/?%]|%(?![0-9A-Fa-f]{2})/gu,
  id: /[^\x21\x24-\x26\x28-\x2b\x2d-\x7e]|%(?![0-9A-Fa-f]{2})/gu,
};
const NOT_IN_URI = /[^A-Za-z0-9\-._~:/?[\]@!$&()*+,;=%]|%(?![0-9A-Fa-f]{2})/gu;
/** Characters that no value contains (section 3). */
const NOT_IN_VALUE = /[^\x21\x24-\x26\x28-\x7e]|%(?![0-9A-Fa-f]{2})/gu;

/** The items after the keywords of a value. */
function splitItems(rest: string, control: ValueControl): string[] {
  if (control === 'uri') return [rest];
  if (control === 'text' || control === 'id') return [decode(rest)];
  return rest.split(',').map(decode);
}

const BEFORE_ITEMS = /^(?:the-acap:extract:[a-z]+:|the-acap:text:|[a-z]+list:|rulesref:)/;
const LOCATED_VALUE = /^the-acap:[a-z-]+:(?:(id|class|meta|text):)?/;

function partsOfLocated(choice: string, value: string): ValueParts {
  const [prefix = '', locator] = LOCATED_VALUE.exec(value) ?? [];
  const rest = value.slice(prefix.length);
  return locator
    ? { choice, items: [decode(rest)], locator: locator as Locator }
    : { choice, items: [rest], locator: 'uri' };
}

/**
 * Splits a value into parts. Returns undefined if it is not in the grammar. @throws RangeError if there is no such
 * qualifier.
 */
export function partsOfValue(type: string, written: string): ValueParts | undefined {
  const row = qualifierType(type);
  if (!row) throw new RangeError(`there is no qualifier ${JSON.stringify(type)}`);
  const read = readValue(row, written);
  if (!read) return undefined;
  const { form, value } = read;
  const choice = MERGED_FORMS[form] ?? form;
  const control = controlOfForm(row.type, choice);
  if (control === 'nothing') return { choice, items: [] };
  if (control === 'number') return { choice, items: [value.slice(0, value.indexOf('-'))] };
  if (control === 'date') return { choice, items: [value.slice('until-'.length)] };
  if (control === 'locator') return partsOfLocated(choice, value);
  const rest = form === 'uri' ? value : value.replace(BEFORE_ITEMS, '');
  const items = splitItems(rest, control);
  const pieces = control === 'uri' || control === 'text' || control === 'id' ? [] : rest.split(',');
  const isEncodedOtherwise = pieces.some(
    (piece) => printItem(control, { choice, items }, decode(piece), DECODED) !== piece,
  );
  return isEncodedOtherwise ? { choice, items, written: groupSpellings(pieces) } : { choice, items };
}

/** The spellings of each item, in order. */
function groupSpellings(pieces: readonly string[]): ReadonlyMap<string, string[]> {
  const spellings = new Map<string, string[]>();
  for (const piece of pieces) {
    const item = decode(piece);
    const same = spellings.get(item);
    if (same) same.push(piece);
    else spellings.set(item, [piece]);
  }
  return spellings;
}

/** The keywords before the items of a choice. */
function printKeywords(
  { choice, locator = 'uri' }: ValueParts,
  control: ValueControl,
  count: number,
): string {
  if (control === 'locator') return `the-acap:${choice}:${locator === 'uri' ? '' : `${locator}:`}`;
  if (choice === 'uri') return '';
  if (choice === 'id' || choice === 'class') return `the-acap:extract:${choice}${count > 1 ? 'list' : ''}:`;
  if (choice === 'meta' || choice === 'taglist') return `the-acap:extract:${choice}:`;
  return choice === 'text' ? 'the-acap:text:' : `${choice}:`;
}

/**
 * Returns the value for some parts, percent-encoded where necessary. Returns undefined if the parts are
 * incomplete or not a valid date, number or address.
 * @throws RangeError if there is no such qualifier or choice.
 */
export function valueOfParts(type: string, parts: ValueParts): string | undefined {
  const control = controlOfChoice(type, parts.choice);
  return checkValue(type, printValue(control, parts, printItems(control, parts)));
}

/**
 * Returns the value for some parts in which typed items replace the item at `index`. An escape that is typed is kept:
 * `%20` is a space, and stays `%20`. Otherwise as `valueOfParts`.
 */
export function valueWithTyped(
  type: string,
  parts: ValueParts,
  index: number,
  typed: readonly string[],
): string | undefined {
  const control = controlOfChoice(type, parts.choice);
  const items = typed.map((item) => printItem(control, parts, item, TYPED));
  return checkValue(
    type,
    printValue(control, parts, printItems(control, parts).toSpliced(index, 1, ...items)),
  );
}

function controlOfChoice(type: string, choice: string): ValueControl {
  const match = choicesFor(type).find((one) => one.choice === choice);
  if (!match) throw new RangeError(`${type} has no choice ${JSON.stringify(choice)}`);
  return match.control;
}

function checkValue(type: string, value: string): string | undefined {
  const row = qualifierType(type);
  return row && readValue(row, value) ? value : undefined;
}

function printValue(control: ValueControl, parts: ValueParts, items: readonly string[]): string {
  const { choice } = parts;
  const [item = ''] = items;
  if (control === 'nothing') return choice;
  if (control === 'number') return `${item}-${choice === 'n-days' ? 'days' : choice}`;
  if (control === 'date') return `until-${item}`;
  return printKeywords(parts, control, items.length) + items.join(',');
}

/** The items as they are written: unchanged ones in their spelling. */
function printItems(control: ValueControl, parts: ValueParts): string[] {
  const used = new Map<string, number>();
  return parts.items.map((item) => {
    const nth = used.get(item) ?? 0;
    used.set(item, nth + 1);
    return parts.written?.get(item)?.[nth] ?? printItem(control, parts, item, DECODED);
  });
}

/** An item as it is written. `encoded`: the characters that are percent-encoded in it. */
function printItem(
  control: ValueControl,
  { locator = 'uri' }: ValueParts,
  item: string,
  encoded: typeof DECODED,
): string {
  const place = control === 'locator' ? locator : control;
  if (place === 'uri') return encodeIn(item.trim(), NOT_IN_URI);
  if (place === 'text') return encodeIn(item, encoded.text);
  const isIdentifier = ['id', 'ids', 'class', 'meta'].includes(place);
  return isIdentifier ? encodeIn(item.trim(), encoded.id) : item.trim();
}

/** The beginning of a value that names its kind, or its kind and place. */
const KEYWORDS =
  /^(?:the-acap:(?:[a-z-]+:)?(?:(?:id|class|meta|text|idlist|classlist|taglist):)?|[a-z]+list:|rulesref:)/i;
const PLACE = /^(?:id|class|meta|text):/i;
const PAIR = /^([A-Za-z][A-Za-z0-9._-]*)[ \t]*=[ \t]*(.*)$/s;

/** Reads a whole value whose text may not be percent-encoded yet. */
function readUnencoded(row: QualifierType, written: string): ReadValue | undefined {
  const keywords = KEYWORDS.exec(written)?.[0] ?? '';
  const encoded = keywords + encodeIn(written.slice(keywords.length), NOT_IN_VALUE);
  return readValue(row, written) ?? (keywords === '' ? undefined : readValue(row, encoded));
}

/** Whether a text is a value of another qualifier, and more than a word that an address could be too. */
const isValueElsewhere = ({ type }: QualifierType, text: string): boolean =>
  /[^A-Za-z]/.test(text) &&
  qualifierTypes.some((other: QualifierType) => {
    const form = other.type === type ? undefined : readValue(other, text)?.form;
    return form !== undefined && form !== 'uri';
  });

/**
 * Reads text that is typed as a part of a value, if it is a whole value of the qualifier as the specification prints
 * it: `the-acap:extract:class:abstract`, `3-days`, or with the name, `time-limit=3-days`. Returns `other` for the
 * beginning of a whole value, and for a value of another qualifier; undefined for any other text, which is only a part.
 * @throws RangeError if there is no such qualifier.
 */
export function readWholeValue(
  type: string,
  { choice }: Pick<ValueParts, 'choice'>,
  typed: string,
): { readonly value: string } | 'other' | undefined {
  const row = qualifierType(type);
  if (!row) throw new RangeError(`there is no qualifier ${JSON.stringify(type)}`);
  const text = typed.trim();
  const [, name = '', paired = ''] = PAIR.exec(text) ?? [];
  const named = qualifierType(name);
  if (named && named.type !== row.type) return 'other';
  const unnamed = named ? paired : text;
  const isPlaced = PLACE.test(unnamed) && controlOfForm(row.type, choice) === 'locator';
  const read = readUnencoded(row, isPlaced ? `the-acap:${choice}:${unnamed}` : unnamed);
  if (read && (named || read.form !== 'uri')) return { value: read.value };
  return named || isPlaced || KEYWORDS.test(unnamed) || isValueElsewhere(row, unnamed) ? 'other' : undefined;
}
