// Converts qualifier values for a form: a choice and its items, with the percent-encoding decoded.
import { qualifierType, readValue } from './qualifiers.ts';

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

const NOT_IN_TEXT = /[^A-Za-z0-9\-._~!$&()*+,;=:@/?]/gu;
const NOT_IN_ID = /[^\x21\x24-\x26\x28-\x2b\x2d-\x7e]|%/gu;
const NOT_IN_URI = /[^A-Za-z0-9\-._~:/?[\]@!$&()*+,;=%]|%(?![0-9A-Fa-f]{2})/gu;

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
  const isEncodedOtherwise = pieces.some((piece) => itemText(control, decode(piece)) !== piece);
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

function printLocated({ choice, items, locator = 'uri' }: ValueParts): string {
  const [item = ''] = items;
  if (locator === 'uri') return `the-acap:${choice}:${encodeIn(item, NOT_IN_URI)}`;
  return `the-acap:${choice}:${locator}:${encodeIn(item, locator === 'text' ? NOT_IN_TEXT : NOT_IN_ID)}`;
}

/** The keywords before the items of a choice. */
function printKeywords({ choice, items }: ValueParts): string {
  if (choice === 'id' || choice === 'class')
    return `the-acap:extract:${choice}${items.length > 1 ? 'list' : ''}:`;
  if (choice === 'meta' || choice === 'taglist') return `the-acap:extract:${choice}:`;
  return choice === 'text' ? 'the-acap:text:' : `${choice}:`;
}

/**
 * Returns the value for some parts, percent-encoded where necessary (ACAP-079). Returns undefined if the parts are
 * incomplete or not a valid date, number or address.
 * @throws RangeError if there is no such qualifier or choice.
 */
export function valueOfParts(type: string, parts: ValueParts): string | undefined {
  const row = qualifierType(type);
  const match = choicesFor(type).find(({ choice }) => choice === parts.choice);
  if (!row || !match) throw new RangeError(`${type} has no choice ${JSON.stringify(parts.choice)}`);
  const value = textOf(match.control, parts);
  return readValue(row, value) ? value : undefined;
}

function textOf(control: ValueControl, parts: ValueParts): string {
  const { choice, items } = parts;
  const [item = ''] = items;
  if (control === 'nothing') return choice;
  if (control === 'number') return `${item.trim()}-${choice === 'n-days' ? 'days' : choice}`;
  if (control === 'date') return `until-${item.trim()}`;
  if (control === 'locator') return printLocated(parts);
  if (control === 'uri') return `${choice === 'uri' ? '' : `${choice}:`}${encodeIn(item.trim(), NOT_IN_URI)}`;
  if (control === 'text') return `${printKeywords(parts)}${encodeIn(item, NOT_IN_TEXT)}`;
  const used = new Map<string, number>();
  const written = items.map((one) => {
    const nth = used.get(one) ?? 0;
    used.set(one, nth + 1);
    return parts.written?.get(one)?.[nth] ?? itemText(control, one);
  });
  return printKeywords(parts) + written.join(',');
}

/** An item of a list as it is written. */
const itemText = (control: ValueControl, item: string): string =>
  control === 'ids' || control === 'id' ? encodeIn(item.trim(), NOT_IN_ID) : item.trim();
