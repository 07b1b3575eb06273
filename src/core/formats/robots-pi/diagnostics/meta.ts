// Findings about the PI and the robots META tag of the same document.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { writeMetas } from '../edit/meta-tag.ts';
import { writeDirectives } from '../edit/write-pi.ts';
import { areSameDirectives } from '../effective-directives.ts';
import { directivesOfMetas } from '../meta-tags.ts';
import { printPi } from '../read-pi.ts';
import type { PiContext } from './check-context.ts';
import { HTML_PATH, htmlPage, LEGAL_PI, metaTag, XML_PATH } from './example.ts';
import { fixLeadingTo, insertMetaFixes, testedFix } from './fixes.ts';

const kinds = {
  P011: kind({
    severity: 'error',
    source: cite('Robots PI 1999', 'XML-Conformant HTML'),
    examples: [
      {
        file: htmlPage(metaTag('index, noarchive'), `${LEGAL_PI}\n`),
        near: htmlPage(metaTag('NoIndex, noarchive'), `${LEGAL_PI}\n`),
        path: XML_PATH,
      },
    ],
  }),
  P012: kind({
    severity: 'info',
    source: cite('Robots PI 1999', 'XML-Conformant HTML'),
    examples: [
      {
        file: htmlPage(metaTag('none')),
        near: htmlPage(metaTag('noindex'), `${LEGAL_PI}\n`),
        path: XML_PATH,
      },
    ],
  }),
  P013: kind({
    severity: 'info',
    source: cite('Robots PI 1999', 'XML-Conformant HTML'),
    examples: [
      {
        file: htmlPage('', `${LEGAL_PI}\n`),
        near: htmlPage(metaTag('noindex'), `${LEGAL_PI}\n`),
        path: HTML_PATH,
      },
    ],
  }),
};

type Context = PiContext<typeof kinds>;

/** Both are present and legal, but differ. */
function checkConflict({ source, subject: { document, xml }, report, fix }: Context) {
  const [meta] = document.html.metas;
  if (!xml.pi || !meta) return;
  const says = directivesOfMetas(document.html.metas);
  if (areSameDirectives(says, xml.says)) return;
  report('P011', meta, {}, () => [
    fix('copy-pi-to-meta', {}, () => writeMetas(source, xml.says)),
    fix('copy-meta-to-pi', { text: printPi(says) }, () => writeDirectives(source, says)),
  ]);
}

function checkIgnoredMeta(context: Context) {
  const { source, subject, report } = context;
  const { document, xml } = subject;
  const [meta] = document.html.metas;
  if (xml.pi || !meta) return;
  const says = directivesOfMetas(document.html.metas);
  const edits = () => writeDirectives(source, says);
  const written = { text: printPi(says) };
  const [first] = document.pis;
  const swallows = () => first && findInstructionPart(document.text, first)?.open;
  report('P012', meta, {}, () =>
    swallows()
      ? testedFix(context, 'P012', 'copy-meta-to-pi', written, edits())
      : fixLeadingTo(context, says, 'copy-meta-to-pi', written, edits),
  );
}

function checkIgnoredPi(context: Context) {
  const { document, xml } = context.subject;
  const [first] = document.pis;
  if (!first || document.html.metas.length > 0) return;
  context.report('P013', xml.pi ?? first, {}, () => (xml.pi ? insertMetaFixes(context, xml.says) : []));
}

/** One of the two is present, but the parser does not read it. */
const checkIgnored = (context: Context) =>
  context.subject.parser === 'xml' ? checkIgnoredMeta(context) : checkIgnoredPi(context);

export const metaChecks = defineChecks(kinds, checkConflict, checkIgnored);
