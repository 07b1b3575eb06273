// Diagnostics of path patterns, locators and names of sets (ACAP 1.1 2.4.4, 2.9).

import { createExample } from '../../../../diagnostics/finding-example.ts';
import type { Encoding } from '../../../../document/encoding.ts';
import { percentEncode } from '../../../../matching/percent-encoding.ts';
import { acap11, type WritingFix } from '../check-context.ts';
import { anyCrawler, permitPresent, withDefinitions } from '../example.ts';
import {
  citeField,
  citeFieldWithoutPattern,
  defineLineKinds,
  issueText,
  type LineFixer,
  replaceColumnsFix,
} from './line-diagnostic.ts';

const ENCODED = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!&'()*+,;=:@/?$%]/gu;

/** Percent-encodes the characters that a path cannot contain, in the encoding of the file. */
const encodePath = (text: string, encoding: Encoding): string =>
  text.replace(ENCODED, (character) => percentEncode(character, encoding));

/** The path of a URI or of a text with a host; `/` if it has none. */
function keepPathOnly(text: string): string {
  const rest = text.replace(/^[A-Za-z][A-Za-z0-9+.-]*:/, '').replace(/^\/\/[^/?]*/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const replaceFix =
  (code: WritingFix, by: (text: string) => string): LineFixer =>
  (context) =>
    replaceColumnsFix(context, code, context.issue, by(issueText(context)));

const withSlash = replaceFix('prepend-slash', (text) => `/${text}`);

export const patternKinds = defineLineKinds({
  'bad-resource-set-ref': {
    severity: 'error',
    source: acap11('2.4.5'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: the-acap:set:x', permitPresent),
        withDefinitions(['ACAP-resource-set: x /a/'], 'ACAP-allow-index: the-acap:resource-set:x'),
      ),
    ],
  },
  'wildcard-in-locator': {
    severity: 'error',
    source: acap11('2.6'),
    cite: citeField,
    examples: [
      createExample(
        anyCrawler('ACAP-request-re-crawl: /x*', permitPresent),
        anyCrawler('ACAP-request-re-crawl: /x'),
      ),
    ],
  },
  'locator-no-leading-slash': {
    severity: 'warning',
    source: acap11('2.6'),
    cite: citeField,
    fix: withSlash,
    examples: [
      createExample(anyCrawler('ACAP-request-re-crawl: x'), anyCrawler('ACAP-request-re-crawl: /x')),
    ],
  },
  'dollar-not-last': {
    severity: 'error',
    source: acap11('2.9'),
    fix: replaceFix('encode-characters', (text) => text.replace(/\$(?=.)/g, '%24')),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a$b$', permitPresent),
        anyCrawler('ACAP-allow-index: /a%24b$'),
      ),
    ],
  },
  'pattern-bad-char': {
    severity: 'error',
    source: acap11('3'),
    fix: (context) =>
      replaceColumnsFix(
        context,
        'encode-characters',
        context.issue,
        encodePath(issueText(context), context.subject.policy.source.encoding),
      ),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /ü"%zz', permitPresent),
        anyCrawler('ACAP-allow-index: /%C3%BC%22%25zz'),
      ),
    ],
  },
  'pattern-absolute-uri': {
    severity: 'error',
    source: acap11('2.4.4'),
    cite: citeFieldWithoutPattern,
    fix: replaceFix('path-only', keepPathOnly),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: http://h.example/x', permitPresent),
        anyCrawler('ACAP-allow-index: /x'),
      ),
    ],
  },
  'pattern-network-path': {
    severity: 'warning',
    source: acap11('2.4.4'),
    fix: replaceFix('path-only', keepPathOnly),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: //h.example/x'),
        anyCrawler('ACAP-allow-index: /h.example//x'),
      ),
    ],
  },
  'pattern-no-leading-slash': {
    severity: 'warning',
    source: acap11('2.4.4'),
    fix: withSlash,
    examples: [createExample(anyCrawler('ACAP-allow-index: news/'), anyCrawler('ACAP-allow-index: *news/'))],
  },
  'pattern-query': {
    severity: 'info',
    source: acap11('3'),
    examples: [createExample(anyCrawler('ACAP-allow-index: /x?y'), anyCrawler('ACAP-allow-index: /x%3Fy'))],
  },
  'pattern-trailing-star': {
    severity: 'warning',
    source: acap11('2.4.6'),
    fix: replaceFix('without-star', (text) => text.replace(/\*+$/, '')),
    examples: [createExample(anyCrawler('ACAP-allow-index: /a*'), anyCrawler('ACAP-allow-index: *'))],
  },
});
