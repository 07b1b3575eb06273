// Faults of single user-agent lines: invalid names, and crawlers that ignore the file.

import { agentQuirks } from '../../../../../catalogue/agent-quirks.ts';
import { cite } from '../../../../../catalogue/citations.ts';
import { kind } from '../../../../../diagnostics/define-checks.ts';
import { insertLines } from '../../../../../document/place-lines.ts';
import type { LineColumns } from '../../../../../document/range.ts';
import { replaceInLine } from '../../../../../document/range.ts';
import { isStar } from '../../../../../matching/agent-names.ts';
import { isBrowser } from '../../../../../matching/product-token.ts';
import { google } from '../../../../../readers/google.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { leadingIdentifier } from '../../../../../text/trim-characters.ts';
import { agentText } from '../../../edit/field-spelling.ts';
import type { FixContext } from '../check-context.ts';
import { shortenForMessage } from '../concerned-readers.ts';
import type { LineFault, LineFixMaker, LineView } from '../line-fault.ts';
import { textColumns } from '../line-fault.ts';
import { INTENDED_PART } from '../line-meaning.ts';
import {
  findNameFault,
  isTokenOf1996,
  type NameFaultCode,
  namesBrowser,
  namesKnownCrawler,
} from './agent-names.ts';

/** Whether names are product tokens of RFC 9309, not tokens of 1996, which may contain digits and most signs. */
const readsProductTokens = ({ record }: Reader): boolean => record.blankLine === 'ignored';

/** A name that no crawler has. `nearest`: names that were probably meant, for separate lines if several. */
type BadName = {
  readonly name: string;
  readonly nearest: readonly string[];
  readonly readByGoogle: string;
  readonly hasDigits: boolean;
};

/**
 * A name, and what is `left` of it for readers that cut it. `follows`: whether the crawler that was probably meant has
 * the name that is left: the rest is a version.
 */
export type CutName = { readonly name: string; readonly left: string; readonly follows: boolean };

export const agentKinds = {
  R020: kind<BadName>({
    severity: 'error',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2.1')],
    examples: [
      { file: 'User-agent: Googlebot@2\nDisallow: /\n', near: 'User-agent: archive.org_bot\nDisallow: /\n' },
      {
        file: 'User-agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)\nDisallow: /\n',
        near: 'User-agent: Googlebot\nDisallow: /\n',
      },
    ],
  }),
  R021: kind<BadName>({
    severity: 'warning',
    source: cite('draft 1', '3.2.1'),
    examples: [
      {
        file: 'User-agent: Googlebot/2.1\nDisallow: /\n',
        near: 'User-agent: Googlebot # 2.1\nDisallow: /\n',
      },
    ],
  }),
  R022: kind<BadName>({
    severity: 'warning',
    source: [...cite('draft 1', '3.3'), ...cite('robots.cc')],
    examples: [
      {
        file: 'User-agent: Googlebot Image\nDisallow: /\n',
        near: 'User-agent: Googlebot-Image\nDisallow: /\n',
      },
      {
        file: 'User-agent: Googlebot Bingbot\nDisallow: /\n',
        near: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /\n',
      },
      { file: 'User-agent: * all robots\nDisallow: /\n', near: 'User-agent: * # all robots\nDisallow: /\n' },
    ],
  }),
  R023: kind<BadName>({
    severity: 'warning',
    source: cite('RFC 9309', '2.2.1'),
    applies: readsProductTokens,
    examples: [
      {
        file: 'User-agent: Googlebot2\nDisallow: /\n',
        near: 'User-agent: MJ12bot\nDisallow: /\n',
      },
    ],
  }),
  R024: kind<BadName>({
    severity: 'warning',
    source: [...cite('draft 1', '3.2.1'), ...cite('RFC 9309 erratum', '8895')],
    examples: [
      {
        file: 'User-agent: Googlebot, Bingbot # both\nDisallow: /\n',
        near: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /\n',
      },
    ],
  }),
  R025: kind<BadName>({
    severity: 'warning',
    source: [...cite('draft 1', '3.3'), ...cite('robots.cc')],
    examples: [
      {
        file: 'User-agent: GPTBot*\nDisallow: /\n',
        near: 'User-agent: Mediapartners-Google*\nDisallow: /\n',
      },
    ],
  }),
  R086: kind<BadName>({
    severity: 'error',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2.1')],
    examples: [{ file: 'User-agent:\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' }],
  }),
  R088: kind<{ readonly name: string; readonly extent: 'ignored' | 'mostly-ignored'; readonly date: string }>(
    {
      severity: 'hint',
      source: cite('pages of the operators'),
      applies: ({ quirks }) => quirks,
      examples: [
        { file: 'User-agent: Google-Safety\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' },
      ],
    },
  ),
  R089: kind<BadName>({
    severity: 'warning',
    source: cite('pages of the operators'),
    examples: [
      { file: 'User-agent: Google-bot\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' },
    ],
  }),
  /** A browser's name or header, which no crawler looks for. */
  R118: kind<{ readonly name: string }>({
    severity: 'info',
    source: [...cite('draft 1', '3.2.1'), ...cite('RFC 9309', '2.2.1')],
    examples: [
      {
        file: 'User-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64)\nDisallow: /\n',
        near: 'User-agent: Googlebot\nDisallow: /\n',
      },
    ],
  }),
  R104: kind<{ readonly names: readonly CutName[]; readonly isTokenOf1996: boolean }>({
    severity: 'info',
    source: [...cite('draft 1', '3.2.1'), ...cite('RFC 9309', '2.2.1')],
    applies: (reader, { isTokenOf1996: isToken }) => !isToken || readsProductTokens(reader),
    examples: [
      { file: 'User-agent: Web Sniffer\nDisallow: /\n', near: 'User-agent: Web-Sniffer\nDisallow: /\n' },
      {
        file: 'User-agent: Spinn3r\nUser-agent: Mail.Ru\nDisallow: /\n',
        near: 'User-agent: Spinner\nDisallow: /\n',
      },
    ],
  }),
};

type Fault = LineFault<typeof agentKinds>;

/** Replaces the value by a name, and adds further names in lines below. */
function writeNamesFix(
  { subject: { policy }, fix }: FixContext,
  line: number,
  { text }: LineView,
  at: LineColumns,
  names: readonly string[],
) {
  const [name = '', ...others] = names;
  const gap = at.from === at.to && !/[ \t]$/.test(text.slice(0, at.from)) ? ' ' : '';
  const write = () => [
    replaceInLine(line, at.from, at.to, gap + name),
    ...insertLines(
      policy.source,
      line + 1,
      others.map((other) => agentText(policy.format, other)),
    ),
  ];
  return others.length > 0 ? fix('split-names', { names }, write) : fix('write-agent', { name }, write);
}

/** R088: a crawler that ignores robots.txt, or mostly ignores it, according to its operator. */
function findIgnoredText({ format }: LineView, value: string, at: LineColumns): readonly Fault[] {
  // Operators say nothing about data.txt, whose records can describe data without a rule.
  if (format.id !== 'robots-txt') return [];
  const quirk = agentQuirks.get(lowerCase(value));
  if (quirk?.robotsTxt !== 'ignored' && quirk?.robotsTxt !== 'mostly-ignored') return [];
  const values = { name: value, extent: quirk.robotsTxt, date: quirk.sourceDate };
  return [{ code: 'R088', ...at, values }];
}

/**
 * Diagnostics of name forms that matter if a known crawler was meant. For other names, R104 is reported once per
 * file, and once more for names that are tokens of 1996.
 */
const strangeNames: ReadonlySet<NameFaultCode> = new Set<NameFaultCode>([
  'R020',
  'R021',
  'R022',
  'R023',
  'R024',
  'R025',
]);

/** Returns the part of a name that Google reads. */
const nameReadByGoogle = (value: string) => (isStar(value, google.agent) ? '*' : leadingIdentifier(value));

/** Finds all faults of one user-agent line. */
export function findAgentFaults(view: LineView): readonly Fault[] {
  const { clean, places, meaning } = view;
  if (meaning.part !== INTENDED_PART.agent) return [];
  const { valueStart, valueEnd, nameStart, nameEnd } = places;
  const value = clean.text.slice(valueStart, valueEnd);
  const at = textColumns(clean, valueStart, valueEnd);
  if (namesBrowser(value)) return [{ code: 'R118', ...at, values: { name: shortenForMessage(value) } }];
  const fault = findNameFault(value);
  if (!fault) return findIgnoredText(view, value, at);
  const shownAt = value === '' ? textColumns(clean, nameStart, nameEnd) : at;
  const name = shortenForMessage(value);
  const fixes: LineFixMaker = (context, line) =>
    fault.corrections.map((names) => writeNamesFix(context, line, view, at, names));
  if (strangeNames.has(fault.code) && !namesKnownCrawler(value, fault)) {
    const left = leadingIdentifier(value);
    const follows = left !== '' && /^\/\d/.test(value.slice(left.length)) && !isBrowser(lowerCase(left));
    const names = [{ name, left: shortenForMessage(left), follows }];
    const values = { names, isTokenOf1996: isTokenOf1996(value) };
    return [{ code: 'R104', ...shownAt, values, fixes }];
  }
  const values = {
    name,
    nearest: fault.corrections[0] ?? [],
    readByGoogle: shortenForMessage(nameReadByGoogle(value)),
    hasDigits: /[0-9]/.test(value),
  };
  return [{ code: fault.code, ...shownAt, values, fixes }];
}
