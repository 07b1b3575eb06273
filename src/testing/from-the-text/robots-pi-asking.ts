// What the tests of the robots processing instruction ask the library, and what they expect of fixes.
import {
  applyEdits,
  ask,
  findings,
  openSite,
  prepareAny,
  printFile,
  RobotsHandler,
  readers,
  type Site,
  type ToldFinding,
} from '../../core/index.ts';

export type Parser = 'xml' | 'html';
export const path = '/a.xml';
export const siteOf = (file: string | Uint8Array): Site =>
  openSite({ origin: 'http://www.fict.org', files: { [path]: file } });
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
export const printed = (site: Site): string => text(printFile(site, path));
export const keyOf = (file: string | Uint8Array, parser: Parser = 'xml') =>
  ask(siteOf(file), { question: 'index-follow', url: path, parser }).key;
export const told = (file: string | Uint8Array, parser: Parser = 'xml') =>
  findings(siteOf(file), path, { parser });
export const details = (file: string, parser: Parser = 'xml') =>
  told(file, parser)
    .map(({ detail }) => detail as string)
    .sort();
export const codesOf = (file: string, code: string, parser: Parser = 'xml') =>
  told(file, parser).filter((one) => one.code === code);

const pi = (index: string, follow: string) => `<?robots index="${index}" follow="${follow}"?>`;
export const nn = pi('no', 'no');
export const ny = pi('no', 'yes');
export const yn = pi('yes', 'no');
export const yy = pi('yes', 'yes');
export const xml = '<?xml version="1.0"?>\n';
export const doc = '<doc><p>text</p></doc>';
export const html = (head: string) =>
  `<html><head><title>t</title>${head}</head><body><p>x</p></body></html>`;
export const meta = (content: string) => `<meta name="robots" content="${content}"/>`;

const errorsOf = (list: readonly ToldFinding[]) =>
  list.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length;
const everyAnswer = (site: Site): string[] => [
  ...(['xml', 'html'] as const).map(
    (parser) => `${parser} ${ask(site, { question: 'index-follow', url: path, parser }).key}`,
  ),
  ...readers.map(({ id }) => prepareAny(site, { question: 'fetch', reader: id })('a', path).key),
];

/** What is wrong with the fixes of a document: nothing, one hopes. */
export function badFixes(file: string | Uint8Array, parser: Parser = 'xml', code?: string): string[] {
  const site = siteOf(file);
  const before = findings(site, path, { parser });
  const wrong: string[] = [];
  for (const finding of before.filter((one) => code === undefined || one.code === code))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, path, fix.edits);
      const left = findings(after, path, { parser });
      const said = `${finding.code} ${fix.code}: ${JSON.stringify(printed(site))} -> ${JSON.stringify(printed(after))}`;
      const these = (list: readonly ToldFinding[]) => list.filter((one) => one.code === finding.code).length;
      if (these(left) >= these(before)) wrong.push(`does not go away: ${said}`);
      const errors = errorsOf(left);
      for (const error of new Set(errors))
        if (count(errors, error) > count(errorsOf(before), error)) wrong.push(`new error ${error}: ${said}`);
      if (fix.verdicts === 'same' && everyAnswer(site).join() !== everyAnswer(after).join())
        wrong.push(`not the same: ${said}`);
    }
  return wrong;
}

/** The sample of the draft: what a handler fed with this says. */
export function handled(...all: readonly string[]) {
  const handler = new RobotsHandler('http://www.fict.org/a.xml');
  handler.startDocument();
  for (const one of all) handler.processingInstruction('robots', one);
  return handler;
}
export const keyOfHandler = (handler: RobotsHandler) =>
  `${handler.shouldIndex() ? '' : 'no'}index,${handler.shouldFollow() ? '' : 'no'}follow`;

export const bad = '<?robots index="no"?>';
