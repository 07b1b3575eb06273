// What the tests of data.txt ask the library, and what they expect of fixes.

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
  findingCodes(file).filter((one) => one.startsWith(code));

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
const countOf = (list: readonly string[], one: string) => list.filter((other) => other === one).length;

/** What is wrong with the fixes of a file: nothing, one hopes. */
export function findBadFixes(file: string | Uint8Array): string[] {
  const site = createDataTxtSite(file);
  const before = findingsOfSystem('data', findings(site, path));
  const wrong: string[] = [];
  // Those of this memo; what else may be said of the file is not its own.
  for (const finding of before.filter(({ code }) => code.startsWith('D')))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, path, fix.edits);
      const left = findingsOfSystem('data', findings(after, path));
      const said = `${finding.code} ${fix.code}: ${JSON.stringify(printedText(site))} -> ${JSON.stringify(printedText(after))}`;
      const these = (list: readonly Finding[]) => list.filter((one) => one.code === finding.code).length;
      if (these(left) >= these(before)) wrong.push(`does not go away: ${said}`);
      const errors = errorCodes(left);
      for (const error of new Set(errors))
        if (countOf(errors, error) > countOf(errorCodes(before), error))
          wrong.push(`new error ${error}: ${said}`);
      if (fix.verdicts === 'same') {
        const answers = allAnswers(site);
        const now = allAnswers(after);
        const change = now.findIndex((answer, place) => answer !== answers[place]);
        if (change >= 0) wrong.push(`not the same: ${said}: ${answers[change]} -> ${now[change]}`);
      }
    }
  return wrong;
}
