// What is wrong with the robots PIs of a document: their form, their number, their place.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { movePi, otherPis, removeOthers, removePi } from '../edit/move-pi.ts';
import { freeSpots } from '../edit/write-pi.ts';
import { areSameDirectives, directivesOfPi } from '../effective-directives.ts';
import { type Check, firstWords } from './check-context.ts';
import { LEGAL_PI, XML_PATH, xmlDocument } from './example.ts';
import { harmlessEdit, rewriteFixes, testedFix } from './fixes.ts';

/** PIs outside the four legal forms. */
const checkSyntax: Check = (checking) => {
  const { document, put } = checking;
  for (const pi of document.pis) {
    if (pi.reading.isLegal) continue;
    const { fault } = pi.reading;
    const words = [fault, firstWords(document, pi)];
    put(P002, pi, { detail: `PI-SYNTAX:${fault}`, words, fixes: () => rewriteFixes(checking, P002, pi) });
  }
};

/** PIs, but not one that is legal. */
const checkOnlyIllegal: Check = (checking) => {
  const { document, parser, xml, put } = checking;
  const [first] = document.pis;
  const last = document.pis.at(-1);
  if (parser !== 'xml' || xml.reason !== 'illegal' || !first || !last) return;
  put(P003, last, {
    detail: 'PI-ILLEGAL-ONLY',
    words: [String(document.pis.length)],
    fixes: () => rewriteFixes(checking, P003, first),
  });
};

/** More than one. */
const checkDuplicates: Check = (checking) => {
  const { source, document, put } = checking;
  const [, second] = document.pis;
  if (!second) return;
  const fixes = () => {
    const swallows = otherPis(document).some((pi) => findInstructionPart(document.text, pi)?.open);
    if (swallows) return testedFix(checking, P004, 'remove-other-pis', removeOthers(source));
    const edits = removeOthers(source);
    return edits.length > 0 ? [harmlessEdit('remove-other-pis', () => edits)] : [];
  };
  put(P004, second, { detail: 'PI-DUPLICATE', words: [String(document.pis.length)], fixes });
};

/** Legal ones that say something else than the first. */
const checkDifferent: Check = ({ source, document, xml, put }) => {
  for (const pi of document.pis) {
    if (pi === xml.pi || !pi.reading.isLegal || areSameDirectives(directivesOfPi(pi), xml.says)) continue;
    const fixes = () => [harmlessEdit('remove-pi', () => removePi(source, pi))];
    put(P005, pi, { detail: 'PI-DIFFERENT', words: [firstWords(document, pi)], fixes });
  }
};

/** The one that counts stands behind text or links. */
const checkLate: Check = ({ source, parser, xml: { pi }, put }) => {
  if (parser !== 'xml' || !pi?.isLate) return;
  const spot = freeSpots(source)[0];
  const fixes = () => (spot ? [harmlessEdit('move-to-prolog', () => movePi(source, pi, spot))] : []);
  put(P006, pi, { detail: 'PI-LATE', fixes });
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
