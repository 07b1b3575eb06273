// Complete URLs: the value of Sitemap and of License.

import type { Severity } from '../../diagnostics/finding.ts';
import { urlParts } from '../../matching/url-parts.ts';
import { sliceWord, type Word } from '../../syntax/words.ts';
import { createIssueFactory, type ValueReader } from './line-value.ts';

/** A complete URL, and who answers for it. */
export interface UrlAddress {
  /** The address as written. */
  readonly url: Word;
  /** In lower case. */
  readonly scheme: string;
  readonly host: string;
}

/** What can be said of a Sitemap line, and how bad it is (modern-lines 16). */
export const sitemapCodes = {
  'SIT-EMPTY': 'error',
  'SIT-NOT-ABSOLUTE': 'error',
  'SIT-BLANK': 'error',
  'SIT-SCHEME': 'warning',
} as const satisfies Record<string, Severity>;

/** The same of a License line. */
export const licenseCodes = {
  'RSL-EMPTY': 'error',
  'RSL-NOT-ABSOLUTE': 'error',
  'RSL-BLANK': 'error',
} as const satisfies Record<string, Severity>;

interface AddressCodes<Code extends string> {
  readonly severities: Readonly<Record<Code, Severity>>;
  readonly empty: Code;
  readonly relative: Code;
  readonly blank: Code;
  /** Absent where any scheme will do. */
  readonly scheme?: Code;
}

function createAddressReader<Code extends string>(codes: AddressCodes<Code>): ValueReader<UrlAddress, Code> {
  const issue = createIssueFactory(codes.severities);
  return (value) => {
    const { length } = value;
    if (length === 0) return { issues: [issue(codes.empty, 0, 0)] };
    const { authority } = urlParts(value);
    const isComplete = authority !== undefined && authority.scheme !== '' && authority.host !== '';
    const blank = /[ \t]+/.exec(value);
    const errors = [
      ...(isComplete ? [] : [issue(codes.relative, 0, length)]),
      ...(blank ? [issue(codes.blank, blank.index, blank.index + blank[0].length)] : []),
    ];
    if (!authority || errors.length > 0) return { issues: errors };
    const { scheme, host } = authority;
    const isOdd = codes.scheme !== undefined && !/^https?$/.test(scheme);
    const issues = isOdd ? [issue(codes.scheme!, 0, scheme.length)] : [];
    return { parts: { url: sliceWord(value, 0, length), scheme, host }, issues };
  };
}

/** The value of a Sitemap line: a complete URL (modern-lines 2). */
export const readSitemap = createAddressReader({
  severities: sitemapCodes,
  empty: 'SIT-EMPTY',
  relative: 'SIT-NOT-ABSOLUTE',
  blank: 'SIT-BLANK',
  scheme: 'SIT-SCHEME',
});

/** The value of a License line: a complete URL, of any scheme and host, that need not be escaped (modern-lines 11). */
export const readLicense = createAddressReader({
  severities: licenseCodes,
  empty: 'RSL-EMPTY',
  relative: 'RSL-NOT-ABSOLUTE',
  blank: 'RSL-BLANK',
});
