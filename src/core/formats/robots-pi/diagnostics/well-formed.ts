// Findings about what an XML parser stops at. Crawlers that look only for the PI may read on.
import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { isXmlBlank } from '../../../syntax/xml/seeker.ts';
import type { XmlProblemCode } from '../../../syntax/xml/well-formed.ts';
import { moveDeclarationFirst } from '../edit/repair.ts';
import type { PiContext } from './check-context.ts';
import { LEGAL_PI, XML_PATH, xmlDocument } from './example.ts';

const kinds = {
  P015: kind({
    severity: 'error',
    source: cite('Robots PI 1999', 'XML 1.0'),
    examples: [
      { file: `\n${xmlDocument(`${LEGAL_PI}\n`)}`, near: xmlDocument(`${LEGAL_PI}\n`), path: XML_PATH },
    ],
  }),
  P016: kind<{ readonly problem: XmlProblemCode }>({
    severity: 'info',
    source: cite('Robots PI 1999', 'XML 1.0'),
    examples: [
      { file: xmlDocument(`${LEGAL_PI}\n`, '<p>text'), near: xmlDocument(`${LEGAL_PI}\n`), path: XML_PATH },
    ],
  }),
};

type Context = PiContext<typeof kinds>;

/** Something precedes the XML declaration. */
function checkDeclarationPlace({ source, subject: { document, parser }, report, fix }: Context) {
  const { declaration } = document;
  if (parser !== 'xml' || !declaration || declaration.start === 0) return;
  const move = fix('declaration-first', {}, () => moveDeclarationFirst(source), 'same');
  report('P015', declaration, {}, declaration.isTerminated && move);
}

/** The first thing that an XML parser stops at. An empty document has no finding. */
function checkWellFormed({ subject: { document, parser }, report }: Context) {
  if (parser !== 'xml' || isXmlBlank(document.text, 0, document.text.length)) return;
  const { problem } = document;
  if (problem) report('P016', problem, { problem: problem.code });
}

export const wellFormedChecks = defineChecks(kinds, checkDeclarationPlace, checkWellFormed);
