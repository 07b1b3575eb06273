// The queries of the tests of data.txt, and checks of fixes.

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

export const path = '/data.txt';
export const createDataTxtSite = (file: string | Uint8Array): Site =>
  openSite({ origin: 'http://www.fict.org', files: { [path]: file } });
export const printedText = (site: Site): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(printFile(site, path));
export const mayAccess = (file: string | Uint8Array, agent: string, url: string) =>
  ask(createDataTxtSite(file), { question: 'fetch', reader: 'data.txt', agent, url });
export const askDataset = (file: string | Uint8Array, url: string, agent?: string) =>
  ask(createDataTxtSite(file), { question: 'dataset', url, ...(agent === undefined ? {} : { agent }) });
const findingCodes = (file: string): string[] =>
  findings(createDataTxtSite(file), path).map(({ code, range }) => `${code}@${range.start.line + 1}`);
export const linesOfCode = (file: string, code: string) =>
  findingCodes(file).filter((codeAndLine) => codeAndLine.startsWith(code));

const errorCodes = (list: readonly Finding[]) =>
  list.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const probeUrls = ['/', '/a', '/a/', '/a/b', '/b', '/c?d', '/%7Ea', '/data.txt', '/robots.txt'];
const allAnswers = (site: Site): string[] =>
  [
    ...readers.map(({ id }) => ({ question: 'fetch', reader: id, file: path }) as const),
    { question: 'dataset' } as const,
  ].flatMap((options) => {
    const answer = prepareAny(site, options);
    return ['', 'a', 'b', 'anybot'].flatMap((agent) =>
      probeUrls.map((url) => `${JSON.stringify(options)} ${agent} ${url} ${answer(agent, url).key}`),
    );
  });
const countOf = (list: readonly string[], text: string) =>
  list.filter((candidate) => candidate === text).length;

/** The failures of the fixes of a file; empty if all are correct. */
export function findBadFixes(file: string | Uint8Array): string[] {
  const site = createDataTxtSite(file);
  const before = findingsOfSystem('data', findings(site, path));
  const failures: string[] = [];
  // Only findings of this memo: other systems may report the file too.
  for (const finding of before.filter(({ code }) => code.startsWith('D')))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, path, fix.edits);
      const findingsAfter = findingsOfSystem('data', findings(after, path));
      const description = `${finding.code} ${fix.code}: ${JSON.stringify(printedText(site))} -> ${JSON.stringify(printedText(after))}`;
      const countSameCode = (list: readonly Finding[]) =>
        list.filter((candidate) => candidate.code === finding.code).length;
      if (countSameCode(findingsAfter) >= countSameCode(before))
        failures.push(`does not go away: ${description}`);
      const errors = errorCodes(findingsAfter);
      for (const error of new Set(errors))
        if (countOf(errors, error) > countOf(errorCodes(before), error))
          failures.push(`new error ${error}: ${description}`);
      if (fix.verdicts === 'same') {
        const answers = allAnswers(site);
        const answersAfter = allAnswers(after);
        const change = answersAfter.findIndex((answer, index) => answer !== answers[index]);
        if (change >= 0)
          failures.push(`not the same: ${description}: ${answers[change]} -> ${answersAfter[change]}`);
      }
    }
  return failures;
}
