// Findings and fixes in words. Loaded with the list of findings, not with the first page.
import type { Finding, Fix } from '../../core/diagnostics/finding.ts';
import { shortenMiddle } from '../../core/text/shorten-text.ts';
import { number } from '../en/counts.ts';
import { acapFindingWords, acapFixWords } from '../en/diagnostics/acap.ts';
import { dataTxtFindingWords, dataTxtFixWords } from '../en/diagnostics/data-txt.ts';
import { extensionFindingWords, extensionFixWords } from '../en/diagnostics/extensions.ts';
import { mobileAgentFindingWords, mobileAgentFixWords } from '../en/diagnostics/mobile-agents.ts';
import { repLineFindingWords, repLineFixWords } from '../en/diagnostics/rep-lines.ts';
import { repPathFindingWords, repPathFixWords } from '../en/diagnostics/rep-paths.ts';
import { responseHeaderFindingWords, responseHeaderFixWords } from '../en/diagnostics/response-headers.ts';
import { piFindingWords, piFixWords } from '../en/diagnostics/robots-pi.ts';
import { findingRows, fixAllLabels, fixLabels, manyFindings } from '../en/diagnostics/rows.ts';
import { rslFindingWords, rslFixWords } from '../en/diagnostics/rsl.ts';
import { tdmrepFindingWords, tdmrepFixWords } from '../en/diagnostics/tdmrep.ts';
import { findingWords as listWords, synonyms } from '../en/findings.ts';
import type { FindingText, FixText } from '../finding-words.ts';

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

/** The most characters of a sentence in a row of the list. */
const MAX_ROW_LENGTH = 78;
/** The most characters of a fix beside it. */
const MAX_LABEL_LENGTH = 30;

/** Words of some codes, by their code; a code without words has none. */
const wordsOf = <Words>(table: Readonly<Record<string, Words | undefined>>, code: string) =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** The first of these texts that is short enough; otherwise the last. */
const firstShort = (length: number, ...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text.length <= length) ?? texts.at(-1) ?? '';

/**
 * What is wrong, in a row of the list: the message, or less where it is too long. The row shows the message when
 * it is opened.
 */
export function findingRow(finding: Pick<Finding, 'code' | 'values'>): string {
  const { code, values } = finding;
  const row = wordsOf<(values: never) => string>(findingRows, code)?.(values as never);
  return firstShort(MAX_ROW_LENGTH, findingMessage(finding), row, findingTitle(code));
}

/** What is wrong with several lines, without their number; it continues the sentence, or is the title. */
export function manyFindingsRow(code: string): { readonly continues: boolean; readonly text: string } {
  const many = wordsOf(manyFindings, code);
  return { continues: many !== undefined, text: many ?? findingTitle(code) };
}

/** What a fix does, as a command that is short enough for a row. */
export function fixLabel(fix: Pick<Fix, 'code' | 'values'>): string {
  const { code, values } = fix;
  const title = fixTitle(fix);
  const label = wordsOf<(values: never) => string>(fixLabels, code)?.(values as never);
  return firstShort(MAX_LABEL_LENGTH, title, label, shortenMiddle(title, MAX_LABEL_LENGTH, 19, 10));
}

/** The label of a button that applies a fix to many lines at once. `isAll`: to all listed ones. */
export const fixAllLabel = (code: string, count: number, isAll: boolean): string =>
  (isAll ? wordsOf(fixAllLabels, code)?.(number(count)) : undefined) ?? listWords.fixAll(count, isAll);

const includesCode = (codes: readonly string[], code: string) =>
  codes.some((one) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code));

/** Search words for a kind of finding. */
export const findingSynonyms = (code: string): string =>
  synonyms
    .filter(([, codes]) => includesCode(codes, code))
    .map(([words]) => words)
    .join(' ');
