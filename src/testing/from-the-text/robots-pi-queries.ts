// The queries of the tests of the robots processing instruction, and checks of fixes.
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
import { vectorNameOf } from '../robots-pi-vectors.ts';

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
export const findingNames = (file: string, parser: Parser = 'xml') =>
  findingsIn(file, parser).map(vectorNameOf).sort();
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
const countOf = (list: readonly string[], text: string) =>
  list.filter((candidate) => candidate === text).length;
const allAnswers = (site: Site): string[] => [
  ...(['xml', 'html'] as const).map(
    (parser) => `${parser} ${ask(site, { question: 'index-follow', url: documentPath, parser }).key}`,
  ),
  ...readers.map(({ id }) => prepareAny(site, { question: 'fetch', reader: id })('a', documentPath).key),
];

/** The failures of the fixes of a document; empty if all are correct. */
export function findBadFixes(file: string | Uint8Array, parser: Parser = 'xml', code?: string): string[] {
  const site = createDocumentSite(file);
  const before = findings(site, documentPath, { parser });
  const failures: string[] = [];
  for (const finding of before.filter((candidate) => code === undefined || candidate.code === code))
    for (const fix of finding.fixes) {
      const after = applyEdits(site, documentPath, fix.edits);
      const findingsAfter = findings(after, documentPath, { parser });
      const description = `${finding.code} ${fix.code}: ${JSON.stringify(printedText(site))} -> ${JSON.stringify(printedText(after))}`;
      const countSameCode = (list: readonly Finding[]) =>
        list.filter((candidate) => candidate.code === finding.code).length;
      if (countSameCode(findingsAfter) >= countSameCode(before))
        failures.push(`does not go away: ${description}`);
      const errors = errorCodes(findingsAfter);
      for (const error of new Set(errors))
        if (countOf(errors, error) > countOf(errorCodes(before), error))
          failures.push(`new error ${error}: ${description}`);
      if (fix.verdicts === 'same' && allAnswers(site).join() !== allAnswers(after).join())
        failures.push(`not the same: ${description}`);
    }
  return failures;
}

/** The sample of the draft: a handler that has received these instructions. */
export function runHandler(...instructions: readonly string[]) {
  const handler = new RobotsHandler('http://www.fict.org/a.xml');
  handler.startDocument();
  for (const data of instructions) handler.processingInstruction('robots', data);
  return handler;
}
export const handlerKey = (handler: RobotsHandler) =>
  `${handler.shouldIndex() ? '' : 'no'}index,${handler.shouldFollow() ? '' : 'no'}follow`;

export const INVALID_INSTRUCTION = '<?robots index="no"?>';
