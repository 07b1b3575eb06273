// Findings about the robots PIs of a document: their form, number and position.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { movePi, otherPis, removeOthers, removePi } from '../edit/move-pi.ts';
import { freeSpots } from '../edit/write-pi.ts';
import { areSameDirectives, directivesOfPi } from '../effective-directives.ts';
import { type Check, firstWords } from './check-context.ts';
import { LEGAL_PI, XML_PATH, xmlDocument } from './example.ts';
import { harmlessEdit, rewriteFixes, testedFix } from './fixes.ts';

/** P002: PIs outside the four legal forms. */
const checkSyntax: Check = (context) => {
  const { document, report } = context;
  for (const pi of document.pis) {
    if (pi.reading.isLegal) continue;
    const { fault } = pi.reading;
    const words = [fault, firstWords(document, pi)];
    report(P002, pi, { detail: `PI-SYNTAX:${fault}`, words, fixes: () => rewriteFixes(context, P002, pi) });
  }
};

/** P003: PIs, but none that is legal. */
const checkOnlyIllegal: Check = (context) => {
  const { document, parser, xml, report } = context;
  const [first] = document.pis;
  const last = document.pis.at(-1);
  if (parser !== 'xml' || xml.reason !== 'illegal' || !first || !last) return;
  report(P003, last, {
    detail: 'PI-ILLEGAL-ONLY',
    words: [String(document.pis.length)],
    fixes: () => rewriteFixes(context, P003, first),
  });
};

/** P004: more than one PI. */
const checkDuplicates: Check = (context) => {
  const { source, document, report } = context;
  const [, second] = document.pis;
  if (!second) return;
  const fixes = () => {
    const swallows = otherPis(document).some((pi) => findInstructionPart(document.text, pi)?.open);
    if (swallows) return testedFix(context, P004, 'remove-other-pis', removeOthers(source));
    const edits = removeOthers(source);
    return edits.length > 0 ? [harmlessEdit('remove-other-pis', () => edits)] : [];
  };
  report(P004, second, { detail: 'PI-DUPLICATE', words: [String(document.pis.length)], fixes });
};

/** P005: legal PIs that differ from the first one. */
const checkDifferent: Check = ({ source, document, xml, report }) => {
  for (const pi of document.pis) {
    if (pi === xml.pi || !pi.reading.isLegal || areSameDirectives(directivesOfPi(pi), xml.says)) continue;
    const fixes = () => [harmlessEdit('remove-pi', () => removePi(source, pi))];
    report(P005, pi, { detail: 'PI-DIFFERENT', words: [firstWords(document, pi)], fixes });
  }
};

/** P006: the PI that is obeyed follows text or links. */
const checkLate: Check = ({ source, parser, xml: { pi }, report }) => {
  if (parser !== 'xml' || !pi?.isLate) return;
  const spot = freeSpots(source)[0];
  const fixes = () => (spot ? [harmlessEdit('move-to-prolog', () => movePi(source, pi, spot))] : []);
  report(P006, pi, { detail: 'PI-LATE', fixes });
};

const P002 = defineDiagnostic({
  code: 'P002',
  severity: 'error',
  spec: 'Robots PI 1999, Syntax',
  check: checkSyntax,
  examples: [
    {
      file: xmlDocument("<?robots index='no' follow='no'?>\n"),
      near: xmlDocument(`${LEGAL_PI}\n`),
      path: XML_PATH,
    },
  ],
});

const P003 = defineDiagnostic({
  code: 'P003',
  severity: 'error',
  spec: 'Robots PI 1999, Syntax',
  check: checkOnlyIllegal,
  examples: [
    {
      file: xmlDocument('<?robots noindex,nofollow?>\n'),
      near: xmlDocument(`<?robots?>\n${LEGAL_PI}\n`),
      path: XML_PATH,
    },
  ],
});

const P004 = defineDiagnostic({
  code: 'P004',
  severity: 'warning',
  spec: 'Robots PI 1999, Where to put',
  check: checkDuplicates,
  examples: [
    {
      file: xmlDocument(`${LEGAL_PI}\n${LEGAL_PI}\n`),
      near: xmlDocument(`${LEGAL_PI}\n<?ROBOTS?>\n`),
      path: XML_PATH,
    },
  ],
});

const P005 = defineDiagnostic({
  code: 'P005',
  severity: 'warning',
  spec: 'Robots PI 1999, Syntax',
  check: checkDifferent,
  examples: [
    {
      file: xmlDocument(`${LEGAL_PI}\n<?robots index="no" follow="no"?>\n`),
      near: xmlDocument(`${LEGAL_PI}\n${LEGAL_PI}\n`),
      path: XML_PATH,
    },
  ],
});

const P006 = defineDiagnostic({
  code: 'P006',
  severity: 'warning',
  spec: 'Robots PI 1999, Where to put',
  check: checkLate,
  examples: [
    {
      file: xmlDocument('', `<p>text</p>\n${LEGAL_PI}`),
      near: xmlDocument('', `<p/>\n${LEGAL_PI}`),
      path: XML_PATH,
    },
  ],
});

export const instructionDiagnostics = [P002, P003, P004, P005, P006];
