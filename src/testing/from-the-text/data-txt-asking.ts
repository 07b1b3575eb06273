// What the tests of data.txt ask the library, and what they expect of fixes.

import {
  applyEdits,
  ask,
  findings,
  openSite,
  prepareAny,
  printFile,
  readers,
  type Site,
  type ToldFinding,
} from '../../core/index.ts';
import { ownOf } from '../own-findings.ts';

export const path = '/data.txt';
export const siteOf = (file: string | Uint8Array): Site =>
  openSite({ origin: 'http://www.fict.org', files: { [path]: file } });
export const printed = (site: Site): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(printFile(site, path));
export const may = (file: string | Uint8Array, agent: string, url: string) =>
  ask(siteOf(file), { question: 'fetch', reader: 'data.txt', agent, url });
export const dataset = (file: string | Uint8Array, url: string, agent?: string) =>
  ask(siteOf(file), { question: 'dataset', url, ...(agent === undefined ? {} : { agent }) });
const codes = (file: string): string[] =>
  findings(siteOf(file), path).map(({ code, range }) => `${code}@${range.start.line + 1}`);
export const codesOf = (file: string, code: string) => codes(file).filter((one) => one.startsWith(code));

const errorsOf = (list: readonly ToldFinding[]) =>
  list.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const urls = ['/', '/a', '/a/', '/a/b', '/b', '/c?d', '/%7Ea', '/data.txt', '/robots.txt'];
const everyAnswer = (site: Site): string[] =>
  [
    ...readers.map(({ id }) => ({ question: 'fetch', reader: id, file: path }) as const),
    { question: 'dataset' } as const,
  ].flatMap((options) => {
    const answer = prepareAny(site, options);
    return ['', 'a', 'b', 'anybot'].flatMap((agent) =>
      urls.map((url) => `${JSON.stringify(options)} ${agent} ${url} ${answer(agent, url).key}`),
    );
  });
const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length;

/** What is wrong with the fixes of a file: nothing, one hopes. */
export function badFixes(file: string | Uint8Array): string[] {
  const site = siteOf(file);
  const before = ownOf('data', findings(site, path));
  const wrong: string[] = [];
  // Those of this memo; what else may be said of the file is not its own.
  for (const finding of before.filter(({ code }) => code.startsWith('D')))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, path, fix.edits);
      const left = ownOf('data', findings(after, path));
      const said = `${finding.code} ${fix.code}: ${JSON.stringify(printed(site))} -> ${JSON.stringify(printed(after))}`;
      const these = (list: readonly ToldFinding[]) => list.filter((one) => one.code === finding.code).length;
      if (these(left) >= these(before)) wrong.push(`does not go away: ${said}`);
      const errors = errorsOf(left);
      for (const error of new Set(errors))
        if (count(errors, error) > count(errorsOf(before), error)) wrong.push(`new error ${error}: ${said}`);
      if (fix.verdicts === 'same') {
        const answers = everyAnswer(site);
        const now = everyAnswer(after);
        const change = now.findIndex((answer, place) => answer !== answers[place]);
        if (change >= 0) wrong.push(`not the same: ${said}: ${answers[change]} -> ${now[change]}`);
      }
    }
  return wrong;
}
