// Findings about the terms of a license document: URLs, usages, payments, amounts.
import { cite } from '../../../catalogue/citations.ts';
import { currencyCodes } from '../../../catalogue/currency-codes.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { attributeValue, findAttribute, type XmlElement } from '../../../syntax/xml/element-tree.ts';
import { changeAttribute, changeText, removeElement } from '../edit/element-edits.ts';
import { listsOfType } from '../rsl-answer.ts';
import type { RslLicense, RslList, RslWord } from '../rsl-document.ts';
import {
  type RslListType,
  rslHolderTypes,
  rslLegalTypes,
  rslLegalWords,
  rslListTypes,
  rslPayments,
  rslReportTypes,
  rslTokens,
  widerUsages,
} from '../vocabulary.ts';
import { licensesOf, type RslContext } from './check-context.ts';
import { contentText, licenseText, rslExample, rslText } from './example.ts';

const usageText = (effect: RslList['effect'], words: string) =>
  licenseText(`<${effect} type="usage">${words}</${effect}>`);
const crawlText = (amount: string) => licenseText(`<payment type="crawl">${amount}</payment>`);

const kinds = {
  'RSL-NO-URL': kind({
    severity: 'error',
    source: cite('RSL 1.0', '3.3'),
    examples: [rslExample(rslText('<content><license/></content>'), contentText('url="/"'))],
  }),
  'RSL-URL': kind<{ readonly url: string }>({
    severity: 'error',
    source: cite('RSL 1.0', '3.3'),
    examples: [rslExample(contentText('url="articles/"'), contentText('url="/articles/"'))],
  }),
  /** `url`: '' if the content has none either. */
  'RSL-NO-LICENSE': kind<{ readonly url: string }>({
    severity: 'warning',
    source: cite('RSL 1.0', '3.3'),
    examples: [rslExample(rslText('<content url="/"/>'), contentText('url="/"'))],
  }),
  'RSL-OTHER-SITE': kind<{ readonly url: string }>({
    severity: 'warning',
    source: cite('RSL 1.0', '3.3'),
    examples: [
      rslExample(contentText('url="https://other.example/"'), contentText('url="https://h.example/"'), {
        origin: 'https://h.example',
      }),
    ],
  }),
  'RSL-SERVER': kind<{ readonly server: string }>({
    severity: 'warning',
    source: cite('RSL 1.0', '3.3'),
    examples: [
      rslExample(
        contentText('url="/" server="http://license.example/api"'),
        contentText('url="/" server="https://license.example/api"'),
      ),
    ],
  }),
  'RSL-LIST-TYPE': kind<{ readonly name: RslList['effect']; readonly type: string | undefined }>({
    severity: 'error',
    source: cite('RSL 1.0', '3.5'),
    examples: [rslExample(licenseText('<permits>search</permits>'), usageText('permits', 'search'))],
  }),
  'RSL-EMPTY-LIST': kind<{ readonly name: RslList['effect'] }>({
    severity: 'warning',
    source: cite('RSL 1.0', '3.5'),
    examples: [rslExample(usageText('permits', ''), usageText('permits', 'search'))],
  }),
  'RSL-UNKNOWN-WORD': kind<{
    readonly word: string;
    readonly type: RslListType;
    readonly nearest: string | undefined;
  }>({
    severity: 'error',
    source: cite('RSL 1.0', '3.4.1'),
    examples: [
      rslExample(usageText('prohibits', 'train-ai'), usageText('prohibits', 'ai-train')),
      rslExample(
        licenseText('<permits type="geo">de</permits>'),
        licenseText('<permits type="geo">DE</permits>'),
      ),
    ],
  }),
  'RSL-COMMA': kind<{ readonly words: string }>({
    severity: 'error',
    source: cite('RSL 1.0', '3.5'),
    examples: [rslExample(usageText('permits', 'search,ai-input'), usageText('permits', 'search ai-input'))],
  }),
  'RSL-CONTRADICTION': kind<{ readonly permitted: string; readonly prohibited: string }>({
    severity: 'warning',
    source: cite('RSL 1.0', '3.1.1'),
    examples: [
      rslExample(
        licenseText(
          '<permits type="usage">search ai-train</permits><prohibits type="usage">ai-train</prohibits>',
        ),
        licenseText('<permits type="usage">search</permits><prohibits type="usage">ai-train</prohibits>'),
      ),
      rslExample(
        licenseText('<permits type="usage">ai-train</permits><prohibits type="usage">all</prohibits>'),
        licenseText('<permits type="usage">all</permits><prohibits type="usage">ai-train</prohibits>'),
      ),
    ],
  }),
  /** `name`: the attribute or the element. `value`: undefined if it is missing. */
  'RSL-PAYMENT': kind<{
    readonly name: 'amount' | 'currency' | 'type';
    readonly value: string | undefined;
    readonly nearest: string | undefined;
  }>({
    severity: 'error',
    source: cite('RSL 1.0', '3.7, 3.10'),
    examples: [
      rslExample(licenseText('<payment type="crawling"/>'), crawlText('')),
      rslExample(
        crawlText('<amount currency="USD">0,015 $</amount>'),
        crawlText('<amount currency="USD">0.015</amount>'),
      ),
      rslExample(
        crawlText('<amount currency="usd">1</amount>'),
        crawlText('<amount currency="USD">1</amount>'),
      ),
    ],
  }),
  /** `name`: the attribute, the element, or the type of a legal statement. */
  'RSL-VALUE': kind<{ readonly name: string; readonly value: string }>({
    severity: 'warning',
    source: cite('RSL 1.0', '3.2 to 3.16'),
    examples: [
      rslExample(contentText('url="/" encrypted="TRUE"'), contentText('url="/" encrypted="true"')),
      rslExample(
        contentText('url="/" lastmod="yesterday"'),
        contentText('url="/" lastmod="2026-11-28T09:00:00Z"'),
      ),
      rslExample(
        licenseText('<legal type="attestation">TRUE</legal>'),
        licenseText('<legal type="attestation">true</legal>'),
      ),
      rslExample(
        licenseText('<legal type="warranty">owner</legal>'),
        licenseText('<legal type="warranty">ownership</legal>'),
      ),
      rslExample(
        licenseText('<reporting type="telemetry" profile="/profile"/>'),
        licenseText('<reporting type="telemetry" profile="https://h.example/profile"/>'),
      ),
    ],
  }),
  'RSL-NO-PROFILE': kind({
    severity: 'warning',
    source: cite('RSL 1.0', '3.12'),
    examples: [
      rslExample(
        licenseText('<reporting type="telemetry"/>'),
        licenseText('<reporting type="telemetry" profile="https://h.example/profile"/>'),
      ),
    ],
  }),
};

type Context = RslContext<typeof kinds>;

/** The URLs that a content is for, and its licenses. */
function checkContents({ subject: { text, contents }, report, fix }: Context) {
  for (const { element, url, licenses } of contents) {
    const written = url?.text.trim() ?? '';
    const setUrl = (value: string) => () => changeAttribute(text, element, 'url', value);
    if (written === '') report('RSL-NO-URL', url ?? element.tag, {}, fix('rsl-whole-site', {}, setUrl('/')));
    else if (!/^(?:[/*]|[a-z][a-z0-9+.-]*:\/\/)/i.test(written) && url) {
      const path = `/${written}`;
      report('RSL-URL', url, { url: written }, fix('rsl-slash', { url: path }, setUrl(path)));
    }
    if (licenses.length === 0) report('RSL-NO-LICENSE', element.tag, { url: written });
  }
}

/** Contents of another site. */
function checkSites({ inspection: { site }, subject: { contents }, report }: Context) {
  const { authority } = urlParts(site.origin);
  for (const { url } of contents)
    if (url && url.text.trim() !== '' && isOtherSite(urlParts(url.text.trim()), authority))
      report('RSL-OTHER-SITE', url, { url: url.text });
}

/** Clients contact a license server over https. */
function checkServers({ subject: { text, contents }, report, fix }: Context) {
  for (const { server, element } of contents) {
    if (!server || isHttps(server.text.trim())) continue;
    const withoutScheme = server.text.trim().replace(/^(?:http:)?\/\//i, '');
    const isHost = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?$/.test(withoutScheme);
    const url = `https://${withoutScheme}`;
    const write = fix('rsl-use', { text: url }, () => changeAttribute(text, element, 'server', url));
    report('RSL-SERVER', server, { server: server.text }, isHost && write);
  }
}

const isListType = (type: string | undefined): type is RslListType =>
  rslListTypes.some((one) => one === type);

const isExtension = (word: string): boolean => /^[^:]+:[^:]+$/.test(word);

function checkWord({ report, fix }: Context, type: RslListType, at: RslWord): void {
  const { text: word } = at;
  if (rslTokens[type].has(word)) return;
  const replaceBy = (text: string) => fix('rsl-use', { text }, () => [{ at, text }]);
  if (word.includes(','))
    return report('RSL-COMMA', at, { words: word }, () =>
      replaceBy(word.split(',').filter(Boolean).join(' ')),
    );
  // Words with a prefix are extensions (RSL 1.0 3.4.1).
  if (isExtension(word)) return;
  const nearest = findNearestWord(type, word);
  report('RSL-UNKNOWN-WORD', at, { word, type, nearest }, nearest !== undefined && replaceBy(nearest));
}

/** Words of earlier drafts and of Content-Usage that authors copy (RSL 0.9; AIPREF). */
const formerUsages: ReadonlyMap<string, string> = new Map([
  ['train-ai', 'ai-train'],
  ['train-genai', 'ai-train'],
  ['ai-use', 'ai-input'],
]);

function findNearestWord(type: RslListType, word: string): string | undefined {
  const former = type === 'usage' ? formerUsages.get(word.toLowerCase()) : undefined;
  if (former !== undefined) return former;
  const same = [...rslTokens[type]].find((one) => one.toLowerCase() === word.toLowerCase());
  return same ?? (type === 'geo' ? undefined : findNearestName(word, rslTokens[type]));
}

/** The lists of a license. */
function checkLists(context: Context) {
  const { subject, report, fix, source } = context;
  for (const { element, type, words, effect: name } of licensesOf(subject).flatMap(({ lists }) => lists)) {
    if (!isListType(type)) {
      const to = type === undefined ? 'usage' : findNearestName(type, rslListTypes);
      const at = findAttribute(subject.text, element.tag, 'type')?.value ?? element.tag.name;
      report('RSL-LIST-TYPE', at, { name, type }, () =>
        to === undefined
          ? []
          : fix(type === undefined ? 'rsl-guess-type' : 'rsl-type', { type: to }, () =>
              changeAttribute(subject.text, element, 'type', to),
            ),
      );
      continue;
    }
    if (words.length === 0)
      report(
        'RSL-EMPTY-LIST',
        element.tag,
        { name },
        fix('rsl-remove', { name }, () => removeElement(source, element)),
      );
    for (const word of words) checkWord(context, type, word);
  }
}

const prohibitedWords = (licenses: readonly RslLicense[], type: RslListType): ReadonlySet<string> =>
  new Set(
    licenses.flatMap((license) =>
      listsOfType(license, type).flatMap(({ effect, words }) =>
        effect === 'prohibits' ? words.map(({ text }) => text) : [],
      ),
    ),
  );

/** A usage that one content both permits and prohibits is not licensed (RSL 1.0 3.1.1). */
function checkContradictions({ subject, report }: Context) {
  for (const { licenses } of subject.contents)
    for (const type of rslListTypes) {
      const prohibitions = prohibitedWords(licenses, type);
      if (prohibitions.size === 0) continue;
      for (const { effect, words } of licenses.flatMap((license) => listsOfType(license, type)))
        for (const word of effect === 'permits' ? words : []) {
          const permitted = word.text;
          const wider = type === 'usage' ? widerUsages(permitted) : [permitted];
          const prohibited = wider.find((one) => prohibitions.has(one));
          if (prohibited !== undefined) report('RSL-CONTRADICTION', word, { permitted, prohibited });
        }
    }
}

const paymentNames: readonly string[] = rslPayments.map(({ name }) => name);

/** Writes an amount as a decimal number, without what surrounds it. */
const repairAmount = (amount: string): string =>
  amount.replace(/^[^\d]*(\d+)[.,]?(\d*)[^\d]*$/, (_all, whole: string, part: string) =>
    part === '' ? whole : `${whole}.${part}`,
  );

const isAmount = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** The payment for a license. */
function checkPayments({ subject, report, fix }: Context) {
  const { text: all } = subject;
  for (const { payment } of licensesOf(subject)) {
    if (!payment) continue;
    const { element, type, amount } = payment;
    if (type !== undefined && !paymentNames.includes(type)) {
      const nearest = findNearestName(type, paymentNames);
      const at = findAttribute(all, element.tag, 'type')?.value ?? element.tag;
      const write = (to: string) =>
        fix('rsl-type', { type: to }, () => changeAttribute(all, element, 'type', to));
      report(
        'RSL-PAYMENT',
        at,
        { name: 'type', value: type, nearest },
        nearest !== undefined && write(nearest),
      );
    }
    if (!amount) continue;
    const { currency, text } = amount;
    if (!isAmount(text)) {
      const repaired = repairAmount(text);
      const nearest = isAmount(repaired) ? repaired : undefined;
      const write = fix('rsl-use', { text: repaired }, () => changeText(all, amount.element, repaired));
      report(
        'RSL-PAYMENT',
        amount.element.tag,
        { name: 'amount', value: text, nearest },
        nearest !== undefined && write,
      );
    }
    if (!currencyCodes.has(currency ?? '')) {
      const upper = (currency ?? '').trim().toUpperCase();
      const write = fix('rsl-use', { text: upper }, () =>
        changeAttribute(all, amount.element, 'currency', upper),
      );
      const nearest = currencyCodes.has(upper) ? upper : undefined;
      report(
        'RSL-PAYMENT',
        amount.element.tag,
        { name: 'currency', value: currency, nearest },
        nearest !== undefined && write,
      );
    }
  }
}

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

/** Whether a text is a date and time of RFC 3339, with a day that exists in the calendar. */
function isDateTime(text: string): boolean {
  const [, year, month, day] = DATE_TIME.exec(text) ?? [];
  if (Number.isNaN(Date.parse(text))) return false;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}

const isBoolean = (text: string): boolean => text === 'true' || text === 'false';
const isFullUrl = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\S+$/i.test(text);
const isHttps = (text: string): boolean => /^https:\/\/[^/]/i.test(text);
const isOneOf = (names: readonly string[]) => (text: string) => names.includes(text);

/** Whether the text of a legal statement is valid, by its type (RSL 1.0 3.13). Unknown words are listed. */
function invalidLegalWords(type: string, text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const known = rslLegalWords[type];
  if (type === 'attestation') return isBoolean(text) ? [] : [text];
  if (type === 'proof') return words.length === 0 ? [''] : words.filter((word) => !isFullUrl(word));
  if (type === 'contact') return words.length === 1 ? [] : [text];
  if (!known) return [];
  return words.length === 0 ? [''] : words.filter((word) => !known.includes(word) && !isExtension(word));
}

/** Values that RSL 1.0 limits to some words or to a form. */
function checkValues({ subject, report, fix }: Context) {
  const { text, root, contents } = subject;
  const checkAttribute = (
    element: XmlElement,
    name: string,
    isValid: (value: string) => boolean,
    isRequired = false,
  ) => {
    const attribute = findAttribute(text, element.tag, name);
    const value = attributeValue(text, element.tag, name);
    if (!attribute || value === undefined) {
      if (isRequired) report('RSL-VALUE', element.tag.name, { name, value: '' });
      return;
    }
    if (isValid(value.trim())) return;
    const lower = value.trim().toLowerCase();
    const write = fix('rsl-use', { text: lower }, () => changeAttribute(text, element, name, lower));
    report('RSL-VALUE', attribute.value, { name, value }, lower !== value && isValid(lower) && write);
  };
  if (root) checkAttribute(root, 'max-age', (value) => /^0*[1-9]\d*$/.test(value));
  for (const { element, copyright } of contents) {
    checkAttribute(element, 'encrypted', isBoolean);
    checkAttribute(element, 'lastmod', isDateTime);
    if (copyright) checkAttribute(copyright.element, 'type', isOneOf(rslHolderTypes));
  }
  for (const { reports, legal, payment } of licensesOf(subject)) {
    for (const { element, profile } of reports) {
      checkAttribute(element, 'type', isOneOf(rslReportTypes), true);
      checkAttribute(element, 'endpoint', isHttps);
      if (profile === undefined || profile.trim() === '') report('RSL-NO-PROFILE', element.tag.name);
      else checkAttribute(element, 'profile', isFullUrl);
    }
    for (const { element, type: name = '', text: written } of legal) {
      checkAttribute(element, 'type', isOneOf(rslLegalTypes), true);
      const lower = written.toLowerCase();
      const isRepaired = lower !== written && invalidLegalWords(name, lower).length === 0;
      const write = fix('rsl-use', { text: lower }, () => changeText(text, element, lower));
      for (const value of invalidLegalWords(name, written))
        report('RSL-VALUE', element.tag, { name, value }, isRepaired && write);
    }
    const { standard, accepts } = payment ?? {};
    if (accepts) checkAttribute(accepts.element, 'type', (value) => value.includes('/'), true);
    if (standard && !isFullUrl(standard.text.trim()))
      report('RSL-VALUE', standard.element.tag, { name: 'standard', value: standard.text.trim() });
  }
}

export const termsChecks = defineChecks(
  kinds,
  checkContents,
  checkSites,
  checkServers,
  checkLists,
  checkContradictions,
  checkPayments,
  checkValues,
);
