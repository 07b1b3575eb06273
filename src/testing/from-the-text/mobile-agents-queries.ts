// What the tests of mobile agents ask the library, and what they expect of fixes.

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
/** The answer where no host takes agents in. */
export const NOT_AVAILABLE = 'not available';
/** A line of this kind, without its end. */
export const mobileAgentLine = (value: string): string => `Mobile-agent-server: ${value}`;
export const joinMobileLines = (...values: string[]): string =>
  values.map((value) => `${mobileAgentLine(value)}\n`).join('');
/** Answer, state and deciding line, counted from 1 as the memo and the digest do; null without one. */
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
  findingCodes(file).filter((one) => one.startsWith(code));

/** What every question answers for some agents and URLs. */
function allAnswers(site: Site, urls: readonly string[]): string[] {
  const asked = (options: Parameters<typeof prepareAny>[1], agents: readonly string[]) => {
    const answer = prepareAny(site, options);
    return agents.flatMap((agent) =>
      urls.map((url) => `${JSON.stringify(options)} ${agent} ${url} ${answer(agent, url).key}`),
    );
  };
  return [
    ...asked({ question: 'mobile-agent' }, ['']),
    ...readers.flatMap(({ id }) => asked({ question: 'fetch', reader: id }, ['', 'a', 'b', 'anybot'])),
    ...asked({ question: 'usage', usage: 'crawl' }, ['a', 'anybot']),
  ];
}
const errorCodes = (list: readonly Finding[]) =>
  list.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const countOf = (list: readonly string[], one: string) => list.filter((other) => other === one).length;

/** What is wrong with the fixes of a file: nothing, one hopes. */
export function findBadFixes(site: Site, urls: readonly string[], code?: string): string[] {
  const before = findingsOfSystem('mobile', findings(site, robotsTxtPath));
  const wrong: string[] = [];
  for (const finding of before.filter((one) => one.code.startsWith(code ?? 'M')))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, robotsTxtPath, fix.edits);
      const left = findingsOfSystem('mobile', findings(after, robotsTxtPath));
      const said = `${finding.code} ${fix.code}: ${JSON.stringify(printedText(site))} -> ${JSON.stringify(printedText(after))}`;
      const these = (list: readonly Finding[]) => list.filter((one) => one.code === finding.code).length;
      if (these(left) >= these(before)) wrong.push(`does not go away: ${said}`);
      const errors = errorCodes(left);
      for (const error of new Set(errors))
        if (countOf(errors, error) > countOf(errorCodes(before), error))
          wrong.push(`new error ${error}: ${said}`);
      const answers = fix.verdicts === 'same' ? allAnswers(site, urls) : [];
      if (fix.verdicts === 'same') {
        const now = allAnswers(after, urls);
        const change = now.findIndex((answer, place) => answer !== answers[place]);
        if (change >= 0) wrong.push(`not the same: ${said}: ${answers[change]} -> ${now[change]}`);
      }
    }
  return wrong;
}
