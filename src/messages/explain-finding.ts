// Findings and fixes in words. Loaded with the list of findings, not with the first page.
import type { Finding, Fix } from '../core/diagnostics/finding.ts';
import { acapFindingWords, acapFixWords } from './en/diagnostics/acap.ts';
import { dataTxtFindingWords, dataTxtFixWords } from './en/diagnostics/data-txt.ts';
import { extensionFindingWords, extensionFixWords } from './en/diagnostics/extensions.ts';
import { mobileAgentFindingWords, mobileAgentFixWords } from './en/diagnostics/mobile-agents.ts';
import { repLineFindingWords, repLineFixWords } from './en/diagnostics/rep-lines.ts';
import { repPathFindingWords, repPathFixWords } from './en/diagnostics/rep-paths.ts';
import { responseHeaderFindingWords, responseHeaderFixWords } from './en/diagnostics/response-headers.ts';
import { piFindingWords, piFixWords } from './en/diagnostics/robots-pi.ts';
import { rslFindingWords, rslFixWords } from './en/diagnostics/rsl.ts';
import { tdmrepFindingWords, tdmrepFixWords } from './en/diagnostics/tdmrep.ts';
import { synonyms } from './en/findings.ts';
import type { FindingText, FixText } from './finding-words.ts';

const findingWords: Readonly<Record<string, FindingText<never>>> = {
  ...acapFindingWords,
  ...dataTxtFindingWords,
  ...mobileAgentFindingWords,
  ...extensionFindingWords,
  ...piFindingWords,
  ...repLineFindingWords,
  ...repPathFindingWords,
  ...responseHeaderFindingWords,
  ...rslFindingWords,
  ...tdmrepFindingWords,
};
const fixWords: Readonly<Record<string, FixText<never>>> = {
  ...acapFixWords,
  ...dataTxtFixWords,
  ...mobileAgentFixWords,
  ...extensionFixWords,
  ...piFixWords,
  ...repLineFixWords,
  ...repPathFixWords,
  ...responseHeaderFixWords,
  ...rslFixWords,
  ...tdmrepFixWords,
};

/** The title of a kind of finding. An unknown code is its own title. */
export const findingTitle = (code: string): string => findingWords[code]?.title ?? code;

/** Titles and lines (0-based) of findings. */
export const titledFindings = (findings: readonly Finding[]) =>
  findings.map(({ code, range }) => ({ title: findingTitle(code), line: range.start.line }));

/** What is wrong, in a sentence that quotes the line. */
export const findingMessage = ({ code, values }: Pick<Finding, 'code' | 'values'>): string =>
  findingWords[code]?.message(values as never) ?? code;

/** Why it matters. */
export const findingReason = ({ code }: Pick<Finding, 'code'>): string => findingWords[code]?.why ?? '';

/** What a fix does, as a command. */
export const fixTitle = ({ code, values }: Pick<Fix, 'code' | 'values'>): string =>
  fixWords[code]?.(values as never) ?? code;

const includesCode = (codes: readonly string[], code: string) =>
  codes.some((one) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code));

/** Search words for a kind of finding. */
export const findingSynonyms = (code: string): string =>
  synonyms
    .filter(([, codes]) => includesCode(codes, code))
    .map(([words]) => words)
    .join(' ');
