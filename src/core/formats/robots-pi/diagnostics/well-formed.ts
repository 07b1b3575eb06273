// Findings about what an XML parser stops at. Crawlers that look only for the PI may read on.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { isXmlBlank } from '../../../syntax/xml/seeker.ts';
import { moveDeclarationFirst } from '../edit/repair.ts';
import { type Check, firstWords } from './check-context.ts';
import { LEGAL_PI, XML_PATH, xmlDocument } from './example.ts';
import { harmlessEdit } from './fixes.ts';

/** P015: something precedes the XML declaration. */
const checkDeclarationPlace: Check = ({ source, document: { declaration }, parser, report }) => {
  if (parser !== 'xml' || !declaration || declaration.start === 0) return;
  const fixes = () =>
    declaration.isTerminated ? [harmlessEdit('declaration-first', () => moveDeclarationFirst(source))] : [];
  report(P015, declaration, { detail: 'PI-XMLDECL-NOT-FIRST', fixes });
};

/** P016: the first thing that an XML parser stops at. An empty document has no finding. */
const checkWellFormed: Check = ({ document, parser, report }) => {
  if (parser !== 'xml' || isXmlBlank(document.text, 0, document.text.length)) return;
  const { problem } = document;
  if (!problem) return;
  report(P016, problem, {
    detail: 'PI-NOT-WELL-FORMED',
    words: [problem.code, firstWords(document, problem)],
  });
};

const P015 = defineDiagnostic({
  code: 'P015',
  severity: 'error',
  spec: 'Robots PI 1999, XML 1.0',
  check: checkDeclarationPlace,
  examples: [
    { file: `\n${xmlDocument(`${LEGAL_PI}\n`)}`, near: xmlDocument(`${LEGAL_PI}\n`), path: XML_PATH },
  ],
});

const P016 = defineDiagnostic({
  code: 'P016',
  severity: 'info',
  spec: 'Robots PI 1999, XML 1.0',
  check: checkWellFormed,
  examples: [
    { file: xmlDocument(`${LEGAL_PI}\n`, '<p>text'), near: xmlDocument(`${LEGAL_PI}\n`), path: XML_PATH },
  ],
});

export const wellFormedDiagnostics = [P015, P016];
