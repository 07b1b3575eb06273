// Findings about document type definitions: files that documents refer to, and that crawlers may not read.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Check } from './check-context.ts';
import { LEGAL_PI } from './example.ts';

/** Whether a file is a document type definition, by its name. */
export const isDefinition = (path: string): boolean => path.toLowerCase().endsWith('.dtd');

/** P017: a robots PI outside the document. No other finding of documents is about a definition. */
export const checkDefinition: Check = ({ document, report }) => {
  for (const pi of document.pis) report(P017, pi, { detail: 'PI-IN-EXTERNAL-SUBSET' });
};

const DEFINITION = '<!ELEMENT story (#PCDATA)>\n';

const P017 = defineDiagnostic({
  code: 'P017',
  severity: 'warning',
  spec: 'Robots PI 1999, Where to put',
  examples: [
    { file: `${LEGAL_PI}\n${DEFINITION}`, near: `<!-- robots -->\n${DEFINITION}`, path: '/story.dtd' },
  ],
});

export const externalDefinitionDiagnostics = [P017];
