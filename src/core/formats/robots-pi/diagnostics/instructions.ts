// Findings about the robots PIs of a document: their form, number and position.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { movePi, otherPis, removeOthers, removePi } from '../edit/move-pi.ts';
import { freeSpots } from '../edit/write-pi.ts';
import { areSameDirectives, directivesOfPi } from '../effective-directives.ts';
import type { PiFault } from '../read-pi.ts';
import type { PiContext } from './check-context.ts';
import { LEGAL_PI, XML_PATH, xmlDocument } from './example.ts';
import { rewriteFixes, testedFix } from './fixes.ts';

const kinds = {
  P002: kind<{ readonly fault: PiFault }>({
    severity: 'error',
    source: cite('Robots PI 1999', 'Syntax'),
    examples: [
      {
        file: xmlDocument("<?robots index='no' follow='no'?>\n"),
        near: xmlDocument(`${LEGAL_PI}\n`),
        path: XML_PATH,
      },
    ],
  }),
  P003: kind<{ readonly count: number }>({
    severity: 'error',
    source: cite('Robots PI 1999', 'Syntax'),
    examples: [
      {
        file: xmlDocument('<?robots noindex,nofollow?>\n'),
        near: xmlDocument(`<?robots?>\n${LEGAL_PI}\n`),
        path: XML_PATH,
      },
    ],
  }),
  P004: kind<{ readonly count: number }>({
    severity: 'warning',
    source: cite('Robots PI 1999', 'Where to put'),
    examples: [
      {
        file: xmlDocument(`${LEGAL_PI}\n${LEGAL_PI}\n`),
        near: xmlDocument(`${LEGAL_PI}\n<?ROBOTS?>\n`),
        path: XML_PATH,
      },
    ],
  }),
  P005: kind({
    severity: 'warning',
    source: cite('Robots PI 1999', 'Syntax'),
    examples: [
      {
        file: xmlDocument(`${LEGAL_PI}\n<?robots index="no" follow="no"?>\n`),
        near: xmlDocument(`${LEGAL_PI}\n${LEGAL_PI}\n`),
        path: XML_PATH,
      },
    ],
  }),
  P006: kind({
    severity: 'warning',
    source: cite('Robots PI 1999', 'Where to put'),
    examples: [
      {
        file: xmlDocument('', `<p>text</p>\n${LEGAL_PI}`),
        near: xmlDocument('', `<p/>\n${LEGAL_PI}`),
        path: XML_PATH,
      },
    ],
  }),
};

type Context = PiContext<typeof kinds>;

/** PIs outside the four legal forms. */
function checkSyntax(context: Context) {
  for (const pi of context.subject.document.pis)
    if (!pi.reading.isLegal)
      context.report('P002', pi, { fault: pi.reading.fault }, () => rewriteFixes(context, 'P002', pi));
}

/** PIs, but none that is legal. */
function checkOnlyIllegal(context: Context) {
  const { document, parser, xml } = context.subject;
  const [first] = document.pis;
  const last = document.pis.at(-1);
  if (parser !== 'xml' || xml.reason !== 'illegal' || !first || !last) return;
  context.report('P003', last, { count: document.pis.length }, () => rewriteFixes(context, 'P003', first));
}

/** More than one PI. */
function checkDuplicates(context: Context) {
  const { source, subject, report, fix } = context;
  const { document } = subject;
  const [, second] = document.pis;
  if (!second) return;
  report('P004', second, { count: document.pis.length }, () => {
    const edits = removeOthers(source);
    const swallows = otherPis(document).some((pi) => findInstructionPart(document.text, pi)?.open);
    if (swallows) return testedFix(context, 'P004', 'remove-other-pis', {}, edits);
    return edits.length > 0 && fix('remove-other-pis', {}, () => edits, 'same');
  });
}

/** Legal PIs that differ from the first one. */
function checkDifferent({ source, subject: { document, xml }, report, fix }: Context) {
  for (const pi of document.pis) {
    if (pi === xml.pi || !pi.reading.isLegal || areSameDirectives(directivesOfPi(pi), xml.says)) continue;
    report(
      'P005',
      pi,
      {},
      fix('remove-pi', {}, () => removePi(source, pi), 'same'),
    );
  }
}

/** The PI that is obeyed follows text or links. */
function checkLate({ source, subject, report, fix }: Context) {
  const { pi } = subject.xml;
  if (subject.parser !== 'xml' || !pi?.isLate) return;
  report('P006', pi, {}, () => {
    const spot = freeSpots(source)[0];
    return spot && fix('move-to-prolog', {}, () => movePi(source, pi, spot), 'same');
  });
}

export const instructionChecks = defineChecks(
  kinds,
  checkSyntax,
  checkOnlyIllegal,
  checkDuplicates,
  checkDifferent,
  checkLate,
);
