// What the tests of the robots processing instruction ask the library, and what they expect of fixes.
import {
  applyEdits,
  ask,
  type Finding,
  findings,
  openSite,
  prepareAny,
  printFile,
  RobotsHandler,
  readers,
  type Site,
} from '../../core/index.ts';

export type Parser = 'xml' | 'html';
export const documentPath = '/a.xml';
export const createDocumentSite = (file: string | Uint8Array): Site =>
  openSite({ origin: 'http://www.fict.org', files: { [documentPath]: file } });
const decodeText = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
export const printedText = (site: Site): string => decodeText(printFile(site, documentPath));
export const answerKey = (file: string | Uint8Array, parser: Parser = 'xml') =>
  ask(createDocumentSite(file), { question: 'index-follow', url: documentPath, parser }).key;
export const findingsIn = (file: string | Uint8Array, parser: Parser = 'xml') =>
  findings(createDocumentSite(file), documentPath, { parser });
export const findingDetails = (file: string, parser: Parser = 'xml') =>
  findingsIn(file, parser)
    .map(({ detail }) => detail as string)
    .sort();
export const linesOfCode = (file: string, code: string, parser: Parser = 'xml') =>
  findingsIn(file, parser).filter((one) => one.code === code);

const robotsInstruction = (index: string, follow: string) => `<?robots index="${index}" follow="${follow}"?>`;
export const piNoNo = robotsInstruction('no', 'no');
export const piNoYes = robotsInstruction('no', 'yes');
export const piYesNo = robotsInstruction('yes', 'no');
export const piYesYes = robotsInstruction('yes', 'yes');
export const XML_DECLARATION = '<?xml version="1.0"?>\n';
export const DOCUMENT_ELEMENT = '<doc><p>text</p></doc>';
export const htmlDocument = (head: string) =>
  `<html><head><title>t</title>${head}</head><body><p>x</p></body></html>`;
export const metaRobots = (content: string) => `<meta name="robots" content="${content}"/>`;

const errorCodes = (list: readonly Finding[]) =>
  list.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const countOf = (list: readonly string[], one: string) => list.filter((other) => other === one).length;
const allAnswers = (site: Site): string[] => [
  ...(['xml', 'html'] as const).map(
    (parser) => `${parser} ${ask(site, { question: 'index-follow', url: documentPath, parser }).key}`,
  ),
  ...readers.map(({ id }) => prepareAny(site, { question: 'fetch', reader: id })('a', documentPath).key),
];

/** What is wrong with the fixes of a document: nothing, one hopes. */
export function findBadFixes(file: string | Uint8Array, parser: Parser = 'xml', code?: string): string[] {
  const site = createDocumentSite(file);
  const before = findings(site, documentPath, { parser });
  const wrong: string[] = [];
  for (const finding of before.filter((one) => code === undefined || one.code === code))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, documentPath, fix.edits);
      const left = findings(after, documentPath, { parser });
      const said = `${finding.code} ${fix.code}: ${JSON.stringify(printedText(site))} -> ${JSON.stringify(printedText(after))}`;
      const these = (list: readonly Finding[]) => list.filter((one) => one.code === finding.code).length;
      if (these(left) >= these(before)) wrong.push(`does not go away: ${said}`);
      const errors = errorCodes(left);
      for (const error of new Set(errors))
        if (countOf(errors, error) > countOf(errorCodes(before), error))
          wrong.push(`new error ${error}: ${said}`);
      if (fix.verdicts === 'same' && allAnswers(site).join() !== allAnswers(after).join())
        wrong.push(`not the same: ${said}`);
    }
  return wrong;
}

/** The sample of the draft: what a handler fed with this says. */
export function runHandler(...all: readonly string[]) {
  const handler = new RobotsHandler('http://www.fict.org/a.xml');
  handler.startDocument();
  for (const one of all) handler.processingInstruction('robots', one);
  return handler;
}
export const handlerKey = (handler: RobotsHandler) =>
  `${handler.shouldIndex() ? '' : 'no'}index,${handler.shouldFollow() ? '' : 'no'}follow`;

export const INVALID_INSTRUCTION = '<?robots index="no"?>';
