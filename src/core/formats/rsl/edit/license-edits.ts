// Edits of contents and licenses for the form of license documents. Both are identified by their index in the file.

import { comparePositions, type TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, insertion } from '../../../document/spans.ts';
import { escapeXml } from '../../../syntax/xml/escape-xml.ts';
import { listsOfType } from '../rsl-answer.ts';
import { type RslLicense, type RslList, readRslDocument } from '../rsl-document.ts';
import { RSL_NAMESPACE } from '../rsl-names.ts';
import { type RslListType } from '../vocabulary.ts';
import {
  appendChild,
  changeAttribute,
  changeText,
  type NewElement,
  removeElement,
  setChildText,
} from './element-edits.ts';

/** Identifies a license: the index of its content, and its index in that content. */
export interface LicensePlace {
  readonly content: number;
  readonly license: number;
}

type Effect = RslList['effect'];

const newContent = (url: string): NewElement => ({
  name: 'content',
  attributes: { url },
  inner: [{ name: 'license' }],
});

export const licenseAt = (source: Source, { content, license }: LicensePlace): RslLicense | undefined =>
  readRslDocument(source).contents[content]?.licenses[license];

/** A whole document for an empty file, with one content and one license. */
const newRslDocument = (url: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rsl xmlns="${RSL_NAMESPACE}">\n  <content url="${escapeXml(url)}">\n    <license/>\n  </content>\n</rsl>\n`;

/** Adds a content for a URL pattern after the others. An empty file gets a whole document. */
export function addContent(source: Source, url: string): TextEdit[] {
  const { text, isEmpty, root, problem } = readRslDocument(source);
  if (isEmpty)
    return applySpanChanges(source, [{ at: { start: 0, end: text.length }, text: newRslDocument(url) }]);
  return root && !problem ? appendChild(source, text, root, newContent(url)) : [];
}

/** Adds a license to a content. */
export function addLicense(source: Source, content: number): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const rslContent = contents[content];
  return rslContent ? appendChild(source, text, rslContent.element, { name: 'license' }) : [];
}

export function removeContent(source: Source, content: number): TextEdit[] {
  const rslContent = readRslDocument(source).contents[content];
  return rslContent ? removeElement(source, rslContent.element) : [];
}

export function removeLicense(source: Source, place: LicensePlace): TextEdit[] {
  const license = licenseAt(source, place);
  return license ? removeElement(source, license.element) : [];
}

/** Sets an attribute of a content. An empty one is removed, except for the URL pattern, which is required. */
export function setContentAttribute(
  source: Source,
  content: number,
  name: 'url' | 'server' | 'lastmod',
  value: string,
): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const rslContent = contents[content];
  if (!rslContent || (rslContent[name]?.text ?? '') === value) return [];
  const next = value === '' && name !== 'url' ? undefined : value;
  return applySpanChanges(source, changeAttribute(text, rslContent.element, name, next));
}

/** Sets the URL of the terms of a content. */
export function setTerms(source: Source, content: number, value: string): TextEdit[] {
  const { text, contents } = readRslDocument(source);
  const rslContent = contents[content];
  return !rslContent || (rslContent.terms?.text ?? '') === value
    ? []
    : setChildText(source, text, rslContent.element, 'terms', value);
}

/** The spans to delete in order to remove a word from a list. */
function spansOfWord(source: Source, { words }: RslList, word: string): { start: number; end: number }[] {
  const { text } = readRslDocument(source);
  return words.flatMap(({ text: own, start, end }, i) => {
    if (own !== word) return [];
    const next = words[i + 1];
    const previous = words[i - 1];
    if (next && text.slice(end, next.start).trim() === '') return [{ start, end: next.start }];
    if (previous && text.slice(previous.end, start).trim() === '') return [{ start: previous.end, end }];
    return [{ start, end }];
  });
}

function removeWord(source: Source, list: RslList, word: string): TextEdit[] {
  if (list.words.every(({ text }) => text === word)) return removeElement(source, list.element);
  const spans = spansOfWord(source, list, word);
  // The spans of two equal adjacent words overlap in the space between them.
  const separate = spans.filter(({ start }, i) => i === 0 || start >= spans[i - 1]!.end);
  return applySpanChanges(
    source,
    separate.map((at) => ({ at, text: '' })),
  );
}

function addWord(
  source: Source,
  license: RslLicense,
  effect: Effect,
  type: RslListType,
  word: string,
): TextEdit[] {
  const { text } = readRslDocument(source);
  const list = listsOfType(license, type).find((one) => one.effect === effect);
  if (!list)
    return appendChild(source, text, license.element, { name: effect, attributes: { type }, inner: word });
  if (list.words.some((one) => one.text === word)) return [];
  const last = list.words.at(-1);
  if (last) return applySpanChanges(source, [insertion(last.end, ` ${escapeXml(word)}`)]);
  return applySpanChanges(source, changeText(text, list.element, word));
}

/** The list of a license that contains a word. If both do, prohibits. */
export function stateOfWord(license: RslLicense, type: RslListType, word: string): Effect | undefined {
  const lists = listsOfType(license, type).filter(({ words }) => words.some(({ text }) => text === word));
  return lists.find(({ effect }) => effect === 'prohibits')?.effect ?? lists[0]?.effect;
}

/** Permits or prohibits a word, or removes it from both lists. A list that becomes empty is removed. */
export function setWord(
  source: Source,
  place: LicensePlace,
  type: RslListType,
  word: string,
  effect: Effect | undefined,
): TextEdit[] {
  const license = licenseAt(source, place);
  if (!license) return [];
  const otherLists = listsOfType(license, type).filter(
    (list) => list.effect !== effect && list.words.some(({ text }) => text === word),
  );
  const removed = otherLists.flatMap((list) => removeWord(source, list, word));
  const added = effect ? addWord(source, license, effect, type, word) : [];
  return [...removed, ...added].toSorted((a, b) => comparePositions(a.range.start, b.range.start));
}

/** Sets all words of a list, such as the countries that a license permits. Without words, the list is removed. */
export function setWords(
  source: Source,
  place: LicensePlace,
  effect: Effect,
  type: RslListType,
  words: readonly string[],
): TextEdit[] {
  const license = licenseAt(source, place);
  if (!license) return [];
  const { text } = readRslDocument(source);
  const list = listsOfType(license, type).find((one) => one.effect === effect);
  const inner = words.join(' ');
  if (!list) {
    const child = { name: effect, attributes: { type }, inner };
    return inner === '' ? [] : appendChild(source, text, license.element, child);
  }
  if (inner === list.words.map((one) => one.text).join(' ')) return [];
  return inner === ''
    ? removeElement(source, list.element)
    : applySpanChanges(source, changeText(text, list.element, inner));
}

/** Sets how a license is paid for. Undefined removes the payment and everything in it. */
export function setPaymentType(source: Source, place: LicensePlace, type: string | undefined): TextEdit[] {
  const license = licenseAt(source, place);
  if (!license) return [];
  const { payment, element } = license;
  const { text } = readRslDocument(source);
  if (type === undefined) return payment ? removeElement(source, payment.element) : [];
  if (!payment) return appendChild(source, text, element, { name: 'payment', attributes: { type } });
  return payment.type === type
    ? []
    : applySpanChanges(source, changeAttribute(text, payment.element, 'type', type));
}

/** Sets the price of a license, as a decimal number and a currency. An empty number removes it. */
export function setAmount(source: Source, place: LicensePlace, amount: string, currency: string): TextEdit[] {
  const payment = licenseAt(source, place)?.payment;
  if (!payment) return [];
  const { text } = readRslDocument(source);
  const old = payment.amount;
  if (amount === '') return old ? removeElement(source, old.element) : [];
  if (!old) {
    const child = { name: 'amount', attributes: { currency }, inner: amount };
    return appendChild(source, text, payment.element, child);
  }
  return applySpanChanges(source, [
    ...(old.currency === currency ? [] : changeAttribute(text, old.element, 'currency', currency)),
    ...(old.text === amount ? [] : changeText(text, old.element, amount)),
  ]);
}

/** Sets the URL of a shared license, or of a publisher's own offer. An empty URL removes it. */
export function setOffer(
  source: Source,
  place: LicensePlace,
  name: 'standard' | 'custom',
  value: string,
): TextEdit[] {
  const payment = licenseAt(source, place)?.payment;
  if (!payment || (payment[name]?.text ?? '') === value) return [];
  return setChildText(source, readRslDocument(source).text, payment.element, name, value);
}
