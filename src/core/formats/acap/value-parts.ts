// The values of qualifiers as a form shows them: a choice, and what is filled in, with the percent-encoding undone.
import { qualifierType, readValue } from './qualifiers.ts';

/** Where a credit, a link or terms are found (ACAP 1.1 2.5.5.6). */
export const resourceLocators = ['id', 'class', 'meta', 'text', 'uri'] as const;
export type Locator = (typeof resourceLocators)[number];

/** What a choice asks for: nothing more, or a value of some kind, or several. */
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

/** One way to fill in a qualifier. Forms that differ only in how many there are, are one choice (`id`, `idlist`). */
export interface ValueChoice {
  readonly choice: string;
  readonly control: ValueControl;
  /** True if it is new in ACAP 1.1, and the file has to say so. */
  readonly since: '1.0' | '1.1';
}

/** A value in parts. `items` are as a person reads them: no percent-encoding but in URIs. */
export interface ValueParts {
  readonly choice: string;
  readonly items: readonly string[];
  /** Present with the control `locator`. */
  readonly locator?: Locator;
  /** How items of a list are written, one after the other where several read alike: what nobody changes stays as it is. */
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

/** Forms that are a choice only together with another one. */
const MERGED_FORMS: Readonly<Record<string, string>> = { idlist: 'id', classlist: 'class' };

const LOCATOR_FORMS: readonly string[] = ['must-include-resource', 'usage-ref'];

function controlOfForm(type: string, form: string): ValueControl {
  if (LOCATOR_FORMS.includes(type) && form !== 'uri' && form !== 'plus-terms') return 'locator';
  if (type === 'must-use-resource' && form === 'text') return 'text';
  return CONTROLS[form] ?? 'nothing';
}

/** The ways to fill in a qualifier, in the order of the specification. @throws RangeError if there is no such qualifier. */
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
/** `encodeURIComponent` leaves quotes as they are. */
const encodeByte = (part: string) => encodeURIComponent(part).replaceAll("'", '%27');

const NOT_IN_TEXT = /[^A-Za-z0-9\-._~!$&()*+,;=:@/?]/gu;
const NOT_IN_ID = /[^\x21\x24-\x26\x28-\x2b\x2d-\x7e]|%/gu;
const NOT_IN_URI = /[^A-Za-z0-9\-._~:/?[\]@!$&()*+,;=%]|%(?![0-9A-Fa-f]{2})/gu;

/** The pieces of what follows the keywords of a value. */
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

/** A value in parts; undefined if it is not in the grammar of its qualifier. @throws RangeError if there is no such qualifier. */
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
  const isKept = pieces.some((piece) => itemText(control, decode(piece)) !== piece);
  return isKept ? { choice, items, written: groupSpellings(pieces) } : { choice, items };
}

/** The spellings of each item, in their order. */
function groupSpellings(pieces: readonly string[]): ReadonlyMap<string, string[]> {
  const spellings = new Map<string, string[]>();
  for (const piece of pieces) {
    const item = decode(piece);
    const known = spellings.get(item);
    if (known) known.push(piece);
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
 * The value for some parts, with what cannot stand in it percent-encoded (ACAP-079); undefined if they make none:
 * something is missing, or is no date, number or address.
 * @throws RangeError if there is no such qualifier or choice.
 */
export function valueOfParts(type: string, parts: ValueParts): string | undefined {
  const row = qualifierType(type);
  const found = choicesFor(type).find(({ choice }) => choice === parts.choice);
  if (!row || !found) throw new RangeError(`${type} has no choice ${JSON.stringify(parts.choice)}`);
  const value = textOf(found.control, parts);
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
