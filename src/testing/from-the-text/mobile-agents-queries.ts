// The queries of the tests of mobile agents, and checks of fixes.

import {
  applyEdits,
  ask,
  type Finding,
  findings,
  openSite,
  prepareAny,
  printFile,
  readers,
  type Site,
} from '../../core/index.ts';
import { findingsOfSystem } from '../findings/findings-of-system.ts';

export const robotsTxtPath = '/robots.txt';
export const createMobileSite = (file: string | Uint8Array): Site =>
  openSite({ origin: 'http://www.fict.org', files: { [robotsTxtPath]: file } });
export const printedText = (site: Site): string => new TextDecoder().decode(printFile(site, robotsTxtPath));
/** The answer if no host accepts agents. */
export const NOT_AVAILABLE = 'not available';
/** A line of this kind, without its ending. */
export const mobileAgentLine = (value: string): string => `Mobile-agent-server: ${value}`;
export const joinMobileLines = (...values: string[]): string =>
  values.map((value) => `${mobileAgentLine(value)}\n`).join('');
/** The answer, the state and the deciding line, counted from 1 as in the memo and the digest; null without one. */
export function resolveMobileAgent(
  file: string | Uint8Array,
  url: string,
): readonly [string, string, number | null] {
  const { answer, state, by } = ask(createMobileSite(file), { question: 'mobile-agent', url });
  return [answer, state, by === undefined ? null : by.line + 1];
}
/** Codes and lines from 1: `M001@2`. */
const findingCodes = (file: string, query = {}): string[] =>
  findings(createMobileSite(file), robotsTxtPath, query).map(
    ({ code, range }) => `${code}@${range.start.line + 1}`,
  );
export const linesOfCode = (file: string, code: string): string[] =>
  findingCodes(file).filter((codeAndLine) => codeAndLine.startsWith(code));

/** The answers to every question for some agents and URLs. */
function allAnswers(site: Site, urls: readonly string[]): string[] {
  const answersTo = (options: Parameters<typeof prepareAny>[1], agents: readonly string[]) => {
    const answer = prepareAny(site, options);
    return agents.flatMap((agent) =>
      urls.map((url) => `${JSON.stringify(options)} ${agent} ${url} ${answer(agent, url).key}`),
    );
  };
  return [
    ...answersTo({ question: 'mobile-agent' }, ['']),
    ...readers.flatMap(({ id }) => answersTo({ question: 'fetch', reader: id }, ['', 'a', 'b', 'anybot'])),
    ...answersTo({ question: 'usage', usage: 'crawl' }, ['a', 'anybot']),
  ];
}
const errorCodes = (list: readonly Finding[]) =>
  list.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const countOf = (list: readonly string[], text: string) =>
  list.filter((candidate) => candidate === text).length;

/** The failures of the fixes of a file; empty if all are correct. */
export function findBadFixes(site: Site, urls: readonly string[], code?: string): string[] {
  const before = findingsOfSystem('mobile', findings(site, robotsTxtPath));
  const failures: string[] = [];
  for (const finding of before.filter((candidate) => candidate.code.startsWith(code ?? 'M')))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, robotsTxtPath, fix.edits);
      const findingsAfter = findingsOfSystem('mobile', findings(after, robotsTxtPath));
      const description = `${finding.code} ${fix.code}: ${JSON.stringify(printedText(site))} -> ${JSON.stringify(printedText(after))}`;
      const countSameCode = (list: readonly Finding[]) =>
        list.filter((candidate) => candidate.code === finding.code).length;
      if (countSameCode(findingsAfter) >= countSameCode(before))
        failures.push(`does not go away: ${description}`);
      const errors = errorCodes(findingsAfter);
      for (const error of new Set(errors))
        if (countOf(errors, error) > countOf(errorCodes(before), error))
          failures.push(`new error ${error}: ${description}`);
      const answers = fix.verdicts === 'same' ? allAnswers(site, urls) : [];
      if (fix.verdicts === 'same') {
        const answersAfter = allAnswers(after, urls);
        const change = answersAfter.findIndex((answer, index) => answer !== answers[index]);
        if (change >= 0)
          failures.push(`not the same: ${description}: ${answers[change]} -> ${answersAfter[change]}`);
      }
    }
  return failures;
}
