// Reads and completes full URLs: the values of Sitemap and License.

import { urlParts } from '../../../matching/url-parts.ts';
import { sliceWord, type Word } from '../../../syntax/words.ts';
import { textBetweenMarks } from '../../../text/trim-characters.ts';
import type { ExtensionIssue } from '../define-extension.ts';
import { createIssueFactory, type ValueReader } from '../line-value.ts';
import { type Repairer, write } from '../value-repairs.ts';
import { isFirstWord, type ValuePosition, type ValueSuggestion } from '../value-suggestions.ts';

/** A full URL, and its host. */
export interface UrlAddress {
  /** The URL as written. */
  readonly url: Word;
  /** In lower case. */
  readonly scheme: string;
  readonly host: string;
}

interface AddressCodes<Code extends string> {
  readonly issues: Readonly<Record<Code, ExtensionIssue>>;
  readonly empty: Code;
  readonly relative: Code;
  readonly space: Code;
  /** Absent if any scheme is allowed. */
  readonly scheme?: Code;
}

export function createAddressReader<Code extends string>(
  codes: AddressCodes<Code>,
): ValueReader<UrlAddress, Code> {
  const issue = createIssueFactory(codes.issues);
  return (value) => {
    const { length } = value;
    if (length === 0) return { issues: [issue(codes.empty, 0, 0)] };
    const { authority } = urlParts(value);
    const isComplete = authority !== undefined && authority.scheme !== '' && authority.host !== '';
    const space = /[ \t]+/.exec(value);
    const errors = [
      ...(isComplete ? [] : [issue(codes.relative, 0, length)]),
      ...(space ? [issue(codes.space, space.index, space.index + space[0].length)] : []),
    ];
    if (!authority || errors.length > 0) return { issues: errors };
    const { scheme, host } = authority;
    const issues =
      codes.scheme === undefined || /^https?$/.test(scheme) ? [] : [issue(codes.scheme, 0, scheme.length)];
    return { parts: { url: sliceWord(value, 0, length), scheme, host }, issues };
  };
}

const HOST_FIRST = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::[0-9]+)?(?:\/|$)/;

/** Completes a partial URL, on a site with this origin ('' if it is unknown). */
function completeUrlFrom(value: string, origin: string): string | undefined {
  // Quotes and brackets as in texts and emails.
  const quoted = textBetweenMarks(value, '"\'<“‘(', '"\'>”’)');
  if (quoted !== undefined)
    return /^https?:\/\/[^/]/i.test(quoted) ? quoted : completeUrlFrom(quoted, origin);
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/{0,3}$/.test(value) || /^[A-Za-z][A-Za-z0-9+-]*:\/{3}/.test(value))
    return undefined;
  const scheme = /^[a-z]+:/i.exec(origin)?.[0] ?? 'https:';
  if (value.startsWith('//')) return scheme + value;
  if (/^https?:\/?(?=[^/])/i.test(value)) return value.replace(/^(https?:)\/?/i, '$1//');
  if (HOST_FIRST.test(value) && !/^[^/]*\.(?:xml|gz|txt)$/i.test(value)) return `${scheme}//${value}`;
  if (origin === '') return undefined;
  return `${origin.replace(/\/$/, '')}${value.startsWith('/') ? '' : '/'}${value}`;
}

/** Completes a URL, if the result is a valid URL. */
export const createUrlRepair = (isAddress: (text: string) => boolean): Repairer =>
  write((value, _issue, origin) => {
    const url = completeUrlFrom(value, origin());
    return url !== undefined && isAddress(url) ? url : undefined;
  });

/** Writes several URLs to separate lines; otherwise escapes the spaces. */
export const createSpaceRepair =
  (isAddress: (text: string) => boolean): Repairer =>
  (value) => {
    const words = value.split(/[ \t]+/);
    return [
      { values: words.every(isAddress) ? words : [value.replaceAll(' ', '%20').replaceAll('\t', '%09')] },
    ];
  };

const EXAMPLE_ORIGIN = 'https://example.com';

/** Suggests the XML files of the site, and the usual path of such a file. */
export function suggestAddresses(position: ValuePosition, usualPath: string): ValueSuggestion[] {
  if (!isFirstWord(position)) return [];
  const { origin = '', files } = position;
  if (origin === '') {
    const hole = { start: 'https://'.length, end: EXAMPLE_ORIGIN.length };
    return [{ part: 'value', text: EXAMPLE_ORIGIN + usualPath, hole }];
  }
  const paths = files.filter((path) => path.endsWith('.xml'));
  return [...new Set([...paths, usualPath])].map((path) => ({ part: 'value', text: origin + path }));
}
