// Findings about the PI and the robots META tag of the same document.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { writeMetas } from '../edit/meta-tag.ts';
import { writeDirectives } from '../edit/write-pi.ts';
import { areSameDirectives } from '../effective-directives.ts';
import { directivesOfMetas } from '../meta-tags.ts';
import { printPi } from '../read-pi.ts';
import type { Check, CheckContext } from './check-context.ts';
import { HTML_PATH, htmlPage, LEGAL_PI, metaTag, XML_PATH } from './example.ts';
import { changingEdit, fixLeadingTo, insertMetaFixes, testedFix } from './fixes.ts';

/** P011: both are present and legal, but differ. */
const checkConflict: Check = ({ source, document, xml, report }) => {
  const [meta] = document.html.metas;
  if (!xml.pi || !meta) return;
  const says = directivesOfMetas(document.html.metas);
  if (areSameDirectives(says, xml.says)) return;
  const fixes = () => [
    changingEdit('copy-pi-to-meta', () => writeMetas(source, xml.says)),
    changingEdit('copy-meta-to-pi', () => writeDirectives(source, says), [printPi(says)]),
  ];
  report(P011, meta, { detail: 'PI-META-CONFLICT', fixes });
};

function checkIgnoredMeta(context: CheckContext): void {
  const { source, document, xml, report } = context;
  const [meta] = document.html.metas;
  if (xml.pi || !meta) return;
  const says = directivesOfMetas(document.html.metas);
  const edits = () => writeDirectives(source, says);
  const written = [printPi(says)];
  const [first] = document.pis;
  const swallows = () => first && findInstructionPart(document.text, first)?.open;
  const fixes = () =>
    swallows()
      ? testedFix(context, P012, 'copy-meta-to-pi', edits(), written)
      : [fixLeadingTo(context, 'copy-meta-to-pi', says, edits, written)];
  report(P012, meta, { detail: 'PI-META-IGNORED', fixes });
}

function checkIgnoredPi(context: CheckContext): void {
  const { document, xml, report } = context;
  const [first] = document.pis;
  if (!first || document.html.metas.length > 0) return;
  const fixes = () => (xml.pi ? insertMetaFixes(context, xml.says) : []);
  report(P013, xml.pi ?? first, { detail: 'PI-IGNORED-IN-HTML', fixes });
}

/** P012, P013: one of the two is present, but the parser does not read it. */
const checkIgnored: Check = (context) =>
  context.parser === 'xml' ? checkIgnoredMeta(context) : checkIgnoredPi(context);

const P011 = defineDiagnostic({
  code: 'P011',
  severity: 'error',
  spec: 'Robots PI 1999, XML-Conformant HTML',
  check: checkConflict,
  examples: [
    {
      file: htmlPage(metaTag('index, noarchive'), `${LEGAL_PI}\n`),
      near: htmlPage(metaTag('NoIndex, noarchive'), `${LEGAL_PI}\n`),
      path: XML_PATH,
    },
  ],
});

const P012 = defineDiagnostic({
  code: 'P012',
  severity: 'info',
  spec: 'Robots PI 1999, XML-Conformant HTML',
  check: checkIgnored,
  examples: [
    { file: htmlPage(metaTag('none')), near: htmlPage(metaTag('noindex'), `${LEGAL_PI}\n`), path: XML_PATH },
  ],
});

const P013 = defineDiagnostic({
  code: 'P013',
  severity: 'info',
  spec: 'Robots PI 1999, XML-Conformant HTML',
  check: checkIgnored,
  examples: [
    {
      file: htmlPage('', `${LEGAL_PI}\n`),
      near: htmlPage(metaTag('noindex'), `${LEGAL_PI}\n`),
      path: HTML_PATH,
    },
  ],
});

export const metaDiagnostics = [P011, P012, P013];
