// Checks single user-agent lines: invalid names, and crawlers that ignore the file.

import { agentQuirks } from '../../../../catalogue/agent-quirks.ts';
import type { Diagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import { insertLines } from '../../../../document/place-lines.ts';
import type { LineColumns } from '../../../../document/range.ts';
import { replaceInLine } from '../../../../document/range.ts';
import { isStar } from '../../../../matching/agent-names.ts';
import { leadingIdentifier } from '../../../../matching/product-token.ts';
import { google } from '../../../../readers/google.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { agentText } from '../../edit/field-spelling.ts';
import {
  findNameFault,
  isTokenOf1996,
  namesKnownCrawler,
  R020,
  R021,
  R022,
  R023,
  R024,
  R025,
  readsProductTokens,
} from './agent-names.ts';
import { shortenForMessage } from './concerned-readers.ts';
import type { LineFault, LineFixMaker, LineView } from './line-fault.ts';
import { textColumns } from './line-fault.ts';
import { INTENDED_PART } from './line-meaning.ts';

/** Replaces the value by a name, and adds further names in lines below. */
function writeNamesFix(
  { text }: LineView,
  at: LineColumns,
  names: readonly string[],
  policy: Policy,
  line: number,
) {
  const [first = '', ...others] = names;
  const gap = at.from === at.to && !/[ \t]$/.test(text.slice(0, at.from)) ? ' ' : '';
  const code = others.length > 0 ? 'split-names' : 'write-agent';
  return createFix(code, names, 'changes', () => [
    replaceInLine(line, at.from, at.to, gap + first),
    ...insertLines(
      policy.source,
      line + 1,
      others.map((name) => agentText(policy.format, name)),
    ),
  ]);
}

const R088 = defineDiagnostic({
  code: 'R088',
  severity: 'hint',
  spec: 'ours: pages of the operators',
  applies: ({ quirks }) => quirks,
  examples: [
    { file: 'User-agent: Google-Safety\nDisallow: /\n', near: 'User-agent: Googlebot\nDisallow: /\n' },
  ],
});

/** R088: a crawler that ignores robots.txt, or mostly ignores it, according to its operator. */
function findIgnoredText({ format }: LineView, value: string, at: LineColumns): readonly LineFault[] {
  // Operators say nothing about data.txt, whose records can describe data without a rule.
  if (format.id !== 'robots-txt') return [];
  const quirk = agentQuirks.get(lowerCase(value));
  if (quirk?.robotsTxt !== 'ignored' && quirk?.robotsTxt !== 'mostly-ignored') return [];
  return [{ diagnostic: R088, ...at, words: [value, quirk.robotsTxt, quirk.sourceDate] }];
}

export const R104 = defineDiagnostic({
  code: 'R104',
  severity: 'info',
  spec: 'ours: draft 1 3.2.1, RFC 9309 2.2.1 (KOS-031, RFC-004)',
  applies: (reader, detail) => detail !== 'token-of-1996' || readsProductTokens(reader),
  examples: [
    { file: 'User-agent: Web Sniffer\nDisallow: /\n', near: 'User-agent: Web-Sniffer\nDisallow: /\n' },
    {
      file: 'User-agent: Spinn3r\nUser-agent: Mail.Ru\nDisallow: /\n',
      near: 'User-agent: Spinner\nDisallow: /\n',
    },
  ],
});

/**
 * Diagnostics of name forms that matter if a known crawler was meant. For other names, R104 is reported once per
 * file, and once more for names that are tokens of 1996.
 */
const strangeNames: ReadonlySet<Diagnostic> = new Set<Diagnostic>([R020, R021, R022, R023, R024, R025]);

/** Returns the part of a name that Google reads. */
const nameReadByGoogle = (value: string) => (isStar(value, google.agent) ? '*' : leadingIdentifier(value));

/** Finds all faults of one user-agent line. */
export function findAgentFaults(view: LineView): readonly LineFault[] {
  const { clean, places, meaning } = view;
  if (meaning.part !== INTENDED_PART.agent) return [];
  const { valueStart, valueEnd, nameStart, nameEnd } = places;
  const value = clean.text.slice(valueStart, valueEnd);
  const at = textColumns(clean, valueStart, valueEnd);
  const fault = findNameFault(value);
  if (!fault) return findIgnoredText(view, value, at);
  const shownAt = value === '' ? textColumns(clean, nameStart, nameEnd) : at;
  const words = [
    shortenForMessage(value),
    fault.corrections[0]?.join(', ') ?? '',
    shortenForMessage(nameReadByGoogle(value)),
  ];
  const fixes: LineFixMaker = (policy, line) =>
    fault.corrections.map((names) => writeNamesFix(view, at, names, policy, line));
  const isStrange = strangeNames.has(fault.diagnostic) && !namesKnownCrawler(value, fault);
  if (!isStrange) return [{ diagnostic: fault.diagnostic, ...shownAt, words, fixes }];
  const detail = isTokenOf1996(value) ? 'token-of-1996' : undefined;
  return [{ diagnostic: R104, ...shownAt, words, detail, fixes }];
}

export const agentFaultsDiagnostics = [R088, R104];
