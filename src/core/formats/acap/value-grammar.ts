// The parts that the grammar of qualifier values is made of (ACAP 1.1 section 3, 2.5.3 to 2.5.6).

/** One form of a qualifier's value, and the version that introduced it. */
export interface ValueForm<Name extends string = string> {
  readonly form: Name;
  readonly since: '1.0' | '1.1';
  /** Matches the whole value; must be linear in its length. */
  readonly pattern: RegExp;
  /** A check that the pattern cannot express, such as real dates or addresses in range. */
  readonly valid?: (value: string) => boolean;
}

const URI = String.raw`(?!the-acap:)(?:[A-Za-z0-9\-._~:/?\[\]@!$&()*+,;=]|%[0-9A-Fa-f]{2})+`;
const ID = String.raw`(?:[^\s"'#,%]|%[0-9A-Fa-f]{2})+`;
const TEXT = String.raw`(?:[A-Za-z0-9\-._~!$&()*+,;=:@/?]|%[0-9A-Fa-f]{2})+`;
const TAG = '[A-Za-z][A-Za-z0-9:-]*';
/** The place of a credit, a link or terms: in the page, in the value itself, or at an address. */
const LOCATOR = `(?:id:${ID}|class:${ID}|meta:${ID}|text:${TEXT}|(?!(?:id|class|meta|text|taglist)(?:list)?:)${URI})`;

/** A form whose values match `source` as a whole, with keywords in any case. */
export const valueForm = <Name extends string>(
  name: Name,
  since: ValueForm['since'],
  source: string,
  valid?: (value: string) => boolean,
): ValueForm<Name> => {
  const base = { form: name, since, pattern: new RegExp(`^(?:${source})$`, 'i') };
  return valid ? { ...base, valid } : base;
};

/** The source of a list of one or more items, separated by commas. */
export const listSource = (item: string) => `${item}(?:,${item})*`;

/** An address, absolute or relative. */
export const uriForm = valueForm('uri', '1.0', URI);
/** Terms of the PLUS standard that are in the resource itself. */
export const plusTermsForm = valueForm('plus-terms', '1.1', 'plus-terms');
/** One part of the crawled page: an element, a class, a META name (2.5.3.2). */
export const extractForm = <Name extends string>(name: Name) =>
  valueForm(name, '1.0', `the-acap:extract:${name}:${ID}`);
/** Several elements or classes of the crawled page. */
export const extractListForm = <Name extends 'idlist' | 'classlist'>(name: Name) =>
  valueForm(name, '1.1', `the-acap:extract:${name}:${listSource(ID)}`);
/** All elements of certain types. */
export const tagListForm = valueForm('taglist', '1.1', `the-acap:extract:taglist:${listSource(TAG)}`);
/** The text itself, percent-encoded. */
export const literalTextForm = valueForm('text', '1.1', `the-acap:text:${TEXT}`);
/** A locator with its role, such as `the-acap:credit:id:x` (2.5.5.6). */
export const roleForm = <Name extends string>(name: Name, since: ValueForm['since']) =>
  valueForm(name, since, `the-acap:${name}:${LOCATOR}`);
/** A value that is one fixed keyword. */
export const keywordForm = <Name extends string>(name: Name, since: ValueForm['since']) =>
  valueForm(name, since, name);

const DATE = /^until-(\d{4})-(\d{2})-(\d{2})$/i;

/** Whether the date in `until-yyyy-mm-dd` exists. */
export function isCalendarDate(value: string): boolean {
  const [, year = '', month = '', day = ''] = DATE.exec(value) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

const afterColon = (value: string) => value.slice(value.indexOf(':') + 1);
/** The items of a list after its keyword. */
export const membersOf = (value: string): readonly string[] => afterColon(value).split(',');

const OCTET = /^(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])$/;
/** Whether a text is four decimal octets, joined by dots. */
export const isIpv4 = (text: string): boolean => {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => OCTET.test(part));
};

/**
 * Whether a text is groups of hex digits with at most one `::`. The source does not describe a dotted tail, so it
 * is not read.
 */
function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2 || !text.includes(':')) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const full = halves.length === 2 ? groups.length < 8 : groups.length === 8;
  return full && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group));
}

const isAddress = (text: string) => isIpv4(text) || isIpv6(text);

/** Whether a value is a list of addresses and ranges, with both ends of the same kind (2.5.5.9). */
export function isRangeList(value: string): boolean {
  return membersOf(value).every((range) => {
    const ends = range.split('-');
    return ends.length <= 2 && ends.every(isAddress) && new Set(ends.map(isIpv4)).size === 1;
  });
}

/**
 * Whether a value is a list of masks. A prefix length is not one; `ip-cidr` reports it separately from values that
 * cannot be read.
 */
export function isMaskList(value: string): boolean {
  return membersOf(value).every((template) => {
    const [address = '', mask = '', ...more] = template.split('/');
    if (more.length > 0 || !isAddress(address)) return false;
    return isIpv4(address) === isIpv4(mask) && isAddress(mask);
  });
}

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** The source for a host name, label by label. */
export const DOMAIN_SOURCE = String.raw`${LABEL}(?:\.${LABEL})*`;
/** The source for an address. */
export const URI_SOURCE = URI;
