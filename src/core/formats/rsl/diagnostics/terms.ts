// Findings about the terms of a license document: URLs, usages, payments, amounts.
import { currencyCodes } from '../../../catalogue/currency-codes.ts';
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { parsePattern } from '../../../matching/path-pattern.ts';
import { canonicalUrl } from '../../../matching/percent-encoding.ts';
import { buildRuleIndex, decideByIndex } from '../../../matching/rule-index/rule-index.ts';
import { comparedPart, isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { attributeValue, findAttribute, type XmlElement } from '../../../syntax/xml/element-tree.ts';
import { changeAttribute, changeText, removeElement } from '../edit/element-edits.ts';
import { listsOfType } from '../rsl-answer.ts';
import { patternOfContent } from '../rsl-carrier.ts';
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
import {
  type Check,
  type CheckContext,
  changesFix,
  editsFix,
  licensesOf,
  startTagOf,
} from './check-context.ts';
import { licenseText, rslExample, rslText } from './example.ts';

/** RSL-NO-URL, RSL-NO-LICENSE, RSL-URL: the URLs that a content is for. */
const checkContents: Check = (context) => {
  const { document, report } = context;
  for (const content of document.contents) {
    const { element, url, licenses } = content;
    const written = url?.text.trim() ?? '';
    if (written === '')
      report(RSL_NO_URL, url ?? startTagOf(element), [], () => [
        changesFix(context, 'rsl-whole-site', [], () => changeAttribute(document.text, element, 'url', '/')),
      ]);
    else if (!/^(?:[/*]|[a-z][a-z0-9+.-]*:\/\/)/i.test(written) && url)
      report(RSL_URL, url, [written], () => [
        changesFix(context, 'rsl-slash', [`/${written}`], () =>
          changeAttribute(document.text, element, 'url', `/${written}`),
        ),
      ]);
    if (licenses.length === 0) report(RSL_NO_LICENSE, startTagOf(element), [written]);
  }
};

/** The limit of comparisons between a content and a URL. Beyond it, nothing is reported. */
const MAX_COMPARED = 200_000;

/** RSL-MATCHES-NOTHING, RSL-OTHER-SITE: contents that match no known URL of the site. */
const checkMatches: Check = ({ inspection, document, report, source }) => {
  const { site, options } = inspection;
  const { authority } = urlParts(site.origin);
  const knownUrls = options.urls ?? [];
  const urls =
    document.contents.length * knownUrls.length > MAX_COMPARED ? [] : knownUrls.map((url) => urlParts(url));
  const targets = urls
    .filter((parts) => !isOtherSite(parts, authority))
    .map((parts) => canonicalUrl(comparedPart(parts, 'path-and-query'), rfc9309.path));
  for (const content of document.contents) {
    const { url } = content;
    if (!url || url.text.trim() === '') continue;
    const written = patternOfContent(content, authority);
    if (written === undefined) {
      if (isOtherSite(urlParts(url.text.trim()), authority)) report(RSL_OTHER_SITE, url, [url.text]);
      continue;
    }
    if (targets.length === 0) continue;
    const pattern = parsePattern(written, source.encoding, rfc9309.path);
    const index = buildRuleIndex([{ effect: 'allow', pattern }], rfc9309.rule);
    if (targets.every((target) => decideByIndex(index, target) < 0))
      report(RSL_MATCHES_NOTHING, url, [url.text]);
  }
};

/** RSL-SERVER: clients contact a license server over https. */
const checkServers: Check = (context) => {
  const { document, report } = context;
  for (const { server, element } of document.contents) {
    if (!server || /^https:\/\/[^/]/i.test(server.text.trim())) continue;
    const withoutScheme = server.text.trim().replace(/^(?:http:)?\/\//i, '');
    const isHost = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?$/.test(withoutScheme);
    report(RSL_SERVER, server, [server.text], () =>
      isHost
        ? [
            changesFix(context, 'rsl-use', [`https://${withoutScheme}`], () =>
              changeAttribute(document.text, element, 'server', `https://${withoutScheme}`),
            ),
          ]
        : [],
    );
  }
};

const isListType = (type: string | undefined): type is RslListType =>
  rslListTypes.some((one) => one === type);

const replaceWordFix = (context: CheckContext, word: RslWord, text: string): Fix =>
  changesFix(context, 'rsl-use', [text], () => [{ at: word, text }]);

function checkWord(context: CheckContext, type: RslListType, word: RslWord): void {
  const { report } = context;
  if (rslTokens[type].has(word.text)) return;
  if (word.text.includes(','))
    return report(RSL_COMMA, word, [word.text], () => [
      replaceWordFix(context, word, word.text.split(',').filter(Boolean).join(' ')),
    ]);
  // Words with a prefix are extensions (RSL 1.0 3.4.1).
  if (/^[^:]+:[^:]+$/.test(word.text)) return;
  const nearest = findNearestWord(type, word.text);
  report(RSL_UNKNOWN_WORD, word, [word.text, type, nearest ?? ''], () =>
    nearest === undefined ? [] : [replaceWordFix(context, word, nearest)],
  );
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

function checkList(context: CheckContext, list: RslList): void {
  const { document, report, source } = context;
  const { element, type, words, effect } = list;
  if (!isListType(type)) {
    const nearest = type === undefined ? 'usage' : findNearestName(type, rslListTypes);
    const at =
      type === undefined ? element.tag.name : findAttribute(document.text, element.tag, 'type')!.value;
    return report(RSL_LIST_TYPE, at, [effect, type ?? ''], () =>
      nearest === undefined
        ? []
        : [
            changesFix(context, type === undefined ? 'rsl-guess-type' : 'rsl-type', [nearest], () =>
              changeAttribute(document.text, element, 'type', nearest),
            ),
          ],
    );
  }
  if (words.length === 0)
    report(RSL_EMPTY_LIST, startTagOf(element), [effect, type], () => [
      editsFix('rsl-remove', [effect], () => removeElement(source, element)),
    ]);
  for (const word of words) checkWord(context, type, word);
}

/** RSL-LIST-TYPE, RSL-EMPTY-LIST, RSL-UNKNOWN-WORD, RSL-COMMA: the lists of licenses. */
const checkLists: Check = (context) => {
  for (const { license } of licensesOf(context.document))
    for (const list of license.lists) checkList(context, list);
};

const prohibitedWords = (licenses: readonly RslLicense[], type: RslListType): ReadonlySet<string> =>
  new Set(
    licenses.flatMap((license) =>
      listsOfType(license, type).flatMap(({ effect, words }) =>
        effect === 'prohibits' ? words.map(({ text }) => text) : [],
      ),
    ),
  );

/** RSL-CONTRADICTION: a usage that one content both permits and prohibits is not licensed (RSL 1.0 3.1.1). */
const checkContradictions: Check = ({ document, report }) => {
  for (const { licenses } of document.contents)
    for (const type of rslListTypes) {
      const prohibited = prohibitedWords(licenses, type);
      if (prohibited.size === 0) continue;
      for (const { effect, words } of licenses.flatMap((license) => listsOfType(license, type))) {
        if (effect === 'prohibits') continue;
        for (const word of words) {
          const wider = type === 'usage' ? widerUsages(word.text) : [word.text];
          const by = wider.find((one) => prohibited.has(one));
          if (by !== undefined) report(RSL_CONTRADICTION, word, [word.text, by]);
        }
      }
    }
};

const paymentNames: readonly string[] = rslPayments.map(({ name }) => name);

/** RSL-PAYMENT-TYPE, RSL-NO-PAYMENT-TYPE, RSL-AMOUNT, RSL-CURRENCY: the payment for a license. */
const checkPayments: Check = (context) => {
  const { document, report } = context;
  for (const { license } of licensesOf(document)) {
    const { payment } = license;
    if (!payment) continue;
    const { element, type, amount, standard, custom, accepts } = payment;
    if (type === undefined && (amount ?? standard ?? custom ?? accepts))
      report(RSL_NO_PAYMENT_TYPE, element.tag.name);
    if (type !== undefined && !paymentNames.includes(type)) {
      const nearest = findNearestName(type, paymentNames);
      report(
        RSL_PAYMENT_TYPE,
        findAttribute(document.text, element.tag, 'type')!.value,
        [type, nearest ?? ''],
        () =>
          nearest === undefined
            ? []
            : [
                changesFix(context, 'rsl-type', [nearest], () =>
                  changeAttribute(document.text, element, 'type', nearest),
                ),
              ],
      );
    }
    if (!amount) continue;
    const { currency, text } = amount;
    if (!/^\d+(?:\.\d+)?$/.test(text)) {
      const repaired = text.replace(/^[^\d]*(\d+)[.,]?(\d*)[^\d]*$/, (_all, whole: string, part: string) =>
        part === '' ? whole : `${whole}.${part}`,
      );
      report(RSL_AMOUNT, startTagOf(amount.element), [text], () =>
        /^\d+(?:\.\d+)?$/.test(repaired)
          ? [
              changesFix(context, 'rsl-use', [repaired], () =>
                changeText(document.text, amount.element, repaired),
              ),
            ]
          : [],
      );
    }
    if (!currencyCodes.has(currency ?? ''))
      report(RSL_CURRENCY, startTagOf(amount.element), [currency ?? ''], () => {
        const upper = (currency ?? '').trim().toUpperCase();
        return currencyCodes.has(upper)
          ? [
              changesFix(context, 'rsl-use', [upper], () =>
                changeAttribute(document.text, amount.element, 'currency', upper),
              ),
            ]
          : [];
      });
  }
};

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
  return words.length === 0
    ? ['']
    : words.filter((word) => !known.includes(word) && !/^[^:]+:[^:]+$/.test(word));
}

/** RSL-VALUE, RSL-NO-PROFILE: values that RSL 1.0 limits to some words or to a form. */
const checkValues: Check = (context) => {
  const { document, report } = context;
  const { text, root } = document;
  const checkAttribute = (
    element: XmlElement,
    name: string,
    isValid: (value: string) => boolean,
    isRequired = false,
  ) => {
    const attribute = findAttribute(text, element.tag, name);
    const value = attributeValue(text, element.tag, name);
    if (!attribute || value === undefined) {
      if (isRequired) report(RSL_VALUE, element.tag.name, [name, '']);
      return;
    }
    if (isValid(value.trim())) return;
    report(RSL_VALUE, attribute.value, [name, value], () => {
      const lower = value.trim().toLowerCase();
      return lower !== value && isValid(lower)
        ? [changesFix(context, 'rsl-use', [lower], () => changeAttribute(text, element, name, lower))]
        : [];
    });
  };
  if (root) checkAttribute(root, 'max-age', (value) => /^0*[1-9]\d*$/.test(value));
  for (const { element, copyright } of document.contents) {
    checkAttribute(element, 'encrypted', isBoolean);
    checkAttribute(element, 'lastmod', isDateTime);
    if (copyright) checkAttribute(copyright.element, 'type', isOneOf(rslHolderTypes));
  }
  for (const { license } of licensesOf(document)) {
    for (const { element, profile } of license.reports) {
      checkAttribute(element, 'type', isOneOf(rslReportTypes), true);
      checkAttribute(element, 'endpoint', isHttps);
      if (profile === undefined || profile.trim() === '') report(RSL_NO_PROFILE, element.tag.name);
      else checkAttribute(element, 'profile', isFullUrl);
    }
    for (const { element, type, text: written } of license.legal) {
      checkAttribute(element, 'type', isOneOf(rslLegalTypes), true);
      for (const word of invalidLegalWords(type ?? '', written))
        report(RSL_VALUE, startTagOf(element), [type ?? '', word], () => {
          const lower = written.toLowerCase();
          return lower !== written && invalidLegalWords(type ?? '', lower).length === 0
            ? [changesFix(context, 'rsl-use', [lower], () => changeText(text, element, lower))]
            : [];
        });
    }
    const { standard, accepts } = license.payment ?? {};
    if (accepts) checkAttribute(accepts.element, 'type', (value) => value.includes('/'), true);
    if (standard && !isFullUrl(standard.text.trim()))
      report(RSL_VALUE, startTagOf(standard.element), ['standard', standard.text.trim()]);
  }
};

const RSL_VALUE = defineDiagnostic({
  code: 'RSL-VALUE',
  severity: 'warning',
  spec: 'RSL 1.0 3',
  check: checkValues,
  examples: [
    ...rslExample(
      rslText('<content url="/" encrypted="TRUE"><license/></content>'),
      rslText('<content url="/" encrypted="true"><license/></content>'),
    ),
    ...rslExample(
      rslText('<content url="/" lastmod="yesterday"><license/></content>'),
      rslText('<content url="/" lastmod="2026-11-28T09:00:00Z"><license/></content>'),
    ),
    ...rslExample(
      licenseText('<legal type="attestation">TRUE</legal>'),
      licenseText('<legal type="attestation">true</legal>'),
    ),
    ...rslExample(
      licenseText('<legal type="warranty">owner</legal>'),
      licenseText('<legal type="warranty">ownership</legal>'),
    ),
    ...rslExample(
      licenseText('<reporting type="telemetry" profile="/profile"/>'),
      licenseText('<reporting type="telemetry" profile="https://h.example/profile"/>'),
    ),
  ],
});

const RSL_NO_PROFILE = defineDiagnostic({
  code: 'RSL-NO-PROFILE',
  severity: 'warning',
  spec: 'RSL 1.0 3.12',
  check: checkValues,
  examples: rslExample(
    licenseText('<reporting type="telemetry"/>'),
    licenseText('<reporting type="telemetry" profile="https://h.example/profile"/>'),
  ),
});

const RSL_NO_URL = defineDiagnostic({
  code: 'RSL-NO-URL',
  severity: 'error',
  spec: 'RSL 1.0 3.3',
  check: checkContents,
  examples: rslExample(
    rslText('<content><license/></content>'),
    rslText('<content url="/"><license/></content>'),
  ),
});

const RSL_URL = defineDiagnostic({
  code: 'RSL-URL',
  severity: 'error',
  spec: 'RSL 1.0 3.3',
  check: checkContents,
  examples: rslExample(
    rslText('<content url="articles/"><license/></content>'),
    rslText('<content url="/articles/"><license/></content>'),
  ),
});

const RSL_NO_LICENSE = defineDiagnostic({
  code: 'RSL-NO-LICENSE',
  severity: 'warning',
  spec: 'RSL 1.0 3.3',
  check: checkContents,
  examples: rslExample(rslText('<content url="/"/>'), rslText('<content url="/"><license/></content>')),
});

const RSL_MATCHES_NOTHING = defineDiagnostic({
  code: 'RSL-MATCHES-NOTHING',
  severity: 'info',
  spec: 'RSL 1.0 3.3',
  check: checkMatches,
  examples: [
    {
      ...rslExample(
        rslText('<content url="/articels/"><license/></content>'),
        rslText('<content url="/articles/"><license/></content>'),
      )[0],
      urls: ['/articles/1'],
    },
  ],
});

const RSL_OTHER_SITE = defineDiagnostic({
  code: 'RSL-OTHER-SITE',
  severity: 'warning',
  spec: 'RSL 1.0 3.3',
  check: checkMatches,
  examples: [
    {
      ...rslExample(
        rslText('<content url="https://other.example/"><license/></content>'),
        rslText('<content url="https://h.example/"><license/></content>'),
      )[0],
      origin: 'https://h.example',
    },
  ],
});

const RSL_SERVER = defineDiagnostic({
  code: 'RSL-SERVER',
  severity: 'warning',
  spec: 'RSL 1.0 3.3',
  check: checkServers,
  examples: rslExample(
    rslText('<content url="/" server="http://license.example/api"><license/></content>'),
    rslText('<content url="/" server="https://license.example/api"><license/></content>'),
  ),
});

const RSL_LIST_TYPE = defineDiagnostic({
  code: 'RSL-LIST-TYPE',
  severity: 'error',
  spec: 'RSL 1.0 3.5',
  check: checkLists,
  examples: rslExample(
    licenseText('<permits>search</permits>'),
    licenseText('<permits type="usage">search</permits>'),
  ),
});

const RSL_EMPTY_LIST = defineDiagnostic({
  code: 'RSL-EMPTY-LIST',
  severity: 'warning',
  spec: 'RSL 1.0 3.5',
  check: checkLists,
  examples: rslExample(
    licenseText('<permits type="usage"></permits>'),
    licenseText('<permits type="usage">search</permits>'),
  ),
});

const RSL_UNKNOWN_WORD = defineDiagnostic({
  code: 'RSL-UNKNOWN-WORD',
  severity: 'error',
  spec: 'RSL 1.0 3.4.1',
  check: checkLists,
  examples: [
    ...rslExample(
      licenseText('<prohibits type="usage">train-ai</prohibits>'),
      licenseText('<prohibits type="usage">ai-train</prohibits>'),
    ),
    ...rslExample(
      licenseText('<permits type="geo">de</permits>'),
      licenseText('<permits type="geo">DE</permits>'),
    ),
  ],
});

const RSL_COMMA = defineDiagnostic({
  code: 'RSL-COMMA',
  severity: 'error',
  spec: 'RSL 1.0 3.5',
  check: checkLists,
  examples: rslExample(
    licenseText('<permits type="usage">search,ai-input</permits>'),
    licenseText('<permits type="usage">search ai-input</permits>'),
  ),
});

const RSL_CONTRADICTION = defineDiagnostic({
  code: 'RSL-CONTRADICTION',
  severity: 'warning',
  spec: 'RSL 1.0 3.1.1',
  check: checkContradictions,
  examples: [
    ...rslExample(
      licenseText(
        '<permits type="usage">search ai-train</permits><prohibits type="usage">ai-train</prohibits>',
      ),
      licenseText('<permits type="usage">search</permits><prohibits type="usage">ai-train</prohibits>'),
    ),
    ...rslExample(
      licenseText('<permits type="usage">ai-train</permits><prohibits type="usage">all</prohibits>'),
      licenseText('<permits type="usage">all</permits><prohibits type="usage">ai-train</prohibits>'),
    ),
  ],
});

const RSL_PAYMENT_TYPE = defineDiagnostic({
  code: 'RSL-PAYMENT-TYPE',
  severity: 'error',
  spec: 'RSL 1.0 3.7',
  check: checkPayments,
  examples: rslExample(licenseText('<payment type="crawling"/>'), licenseText('<payment type="crawl"/>')),
});

const RSL_NO_PAYMENT_TYPE = defineDiagnostic({
  code: 'RSL-NO-PAYMENT-TYPE',
  severity: 'info',
  spec: 'RSL 1.0 3.7',
  check: checkPayments,
  examples: rslExample(
    licenseText('<payment><custom>https://h.example/offer</custom></payment>'),
    licenseText('<payment type="purchase"><custom>https://h.example/offer</custom></payment>'),
  ),
});

const RSL_AMOUNT = defineDiagnostic({
  code: 'RSL-AMOUNT',
  severity: 'error',
  spec: 'RSL 1.0 3.10',
  check: checkPayments,
  examples: rslExample(
    licenseText('<payment type="crawl"><amount currency="USD">0,015 $</amount></payment>'),
    licenseText('<payment type="crawl"><amount currency="USD">0.015</amount></payment>'),
  ),
});

const RSL_CURRENCY = defineDiagnostic({
  code: 'RSL-CURRENCY',
  severity: 'error',
  spec: 'RSL 1.0 3.10',
  check: checkPayments,
  examples: rslExample(
    licenseText('<payment type="crawl"><amount currency="usd">1</amount></payment>'),
    licenseText('<payment type="crawl"><amount currency="USD">1</amount></payment>'),
  ),
});

export const termsDiagnostics = [
  RSL_NO_URL,
  RSL_URL,
  RSL_NO_LICENSE,
  RSL_MATCHES_NOTHING,
  RSL_OTHER_SITE,
  RSL_SERVER,
  RSL_LIST_TYPE,
  RSL_EMPTY_LIST,
  RSL_UNKNOWN_WORD,
  RSL_COMMA,
  RSL_CONTRADICTION,
  RSL_PAYMENT_TYPE,
  RSL_NO_PAYMENT_TYPE,
  RSL_AMOUNT,
  RSL_CURRENCY,
  RSL_VALUE,
  RSL_NO_PROFILE,
];
