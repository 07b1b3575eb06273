// Findings about document type definitions: files that documents refer to, and that crawlers may not read.
import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { PiContext } from './check-context.ts';
import { LEGAL_PI } from './example.ts';

const DEFINITION = '<!ELEMENT story (#PCDATA)>\n';

const kinds = {
  P017: kind({
    severity: 'warning',
    source: cite('Robots PI 1999', 'Where to put'),
    examples: [
      { file: `${LEGAL_PI}\n${DEFINITION}`, near: `<!-- robots -->\n${DEFINITION}`, path: '/story.dtd' },
    ],
  }),
};

/** Whether a file is a document type definition, by its name. */
export const isDefinition = (path: string): boolean => path.toLowerCase().endsWith('.dtd');

/** A robots PI outside the document. */
function checkDefinition({ subject: { document }, report }: PiContext<typeof kinds>) {
  for (const pi of document.pis) report('P017', pi);
}

export const definitionChecks = defineChecks(kinds, checkDefinition);
