// User-agent lines by themselves: names that are none, and robots that do not look at the file.
import { agentQuirks } from '../../../../catalogue/agent-quirks.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import { insertLines } from '../../../../document/place-lines.ts';
import { replaceInLine } from '../../../../document/range.ts';
import { isStar, leadingIdentifier } from '../../../../matching/agent-names.ts';
import { google } from '../../../../readers/google.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { agentText } from '../../edit/field-spelling.ts';
import { findNameFault, namesKnownCrawler } from './agent-names.ts';
import { type LineColumns, shortenForMessage } from './check-context.ts';
import { type LineFault, type LineFixMaker, type LineView, textColumns } from './line-fault.ts';
import { INTENDED_PART } from './line-meaning.ts';

/** Writes a name in place of the value; further ones into lines of their own below. */
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

/** R088: a robot that does not look at the file, or seldom, by what its operator says. */
function findIgnoredText(value: string, at: LineColumns): readonly LineFault[] {
  const quirk = agentQuirks.get(lowerCase(value));
  const { robotsTxt } = quirk ?? {};
  if (robotsTxt !== 'ignored' && robotsTxt !== 'mostly-ignored') return [];
  return [{ code: 'R088', ...at, words: [value, robotsTxt, quirk!.sourceDate] }];
}

/** Forms of names that matter where a crawler is meant that goes by another: of others, R104 is told once for the file. */
const STRANGE_CODES: ReadonlySet<string> = new Set(['R020', 'R021', 'R022', 'R023', 'R024', 'R025']);

/** What Google reads of a name. */
const nameReadByGoogle = (value: string) => (isStar(value, google.agent) ? '*' : leadingIdentifier(value));

/** All of one line. */
export function findAgentFaults(look: LineView): readonly LineFault[] {
  const { clean, places, meaning } = look;
  if (meaning.part !== INTENDED_PART.agent) return [];
  const { valueStart, valueEnd, nameStart, nameEnd } = places;
  const value = clean.text.slice(valueStart, valueEnd);
  const at = textColumns(clean, valueStart, valueEnd);
  const fault = findNameFault(value);
  if (!fault) return findIgnoredText(value, at);
  const shownAt = value === '' ? textColumns(clean, nameStart, nameEnd) : at;
  const words = [
    shortenForMessage(value),
    fault.ways[0]?.join(', ') ?? '',
    shortenForMessage(nameReadByGoogle(value)),
  ];
  const fixes: LineFixMaker = (policy, line) =>
    fault.ways.map((names) => writeNamesFix(look, at, names, policy, line));
  const isStrange = STRANGE_CODES.has(fault.code) && !namesKnownCrawler(value, fault);
  return [{ code: isStrange ? 'R104' : fault.code, ...shownAt, words, fixes }];
}
