// The findings of license documents.
import { createInspector } from '../../../diagnostics/create-inspector.ts';
import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import { readRslDocument } from '../rsl-document.ts';
import { structureChecks } from './structure.ts';
import { termsChecks } from './terms.ts';

const checks = [structureChecks, termsChecks] as const;

/** All kinds of findings of license documents. */
export type RslKinds = KindsOf<typeof checks>;

export const rslInspector = createInspector({
  id: 'rsl',
  checks,
  isFor: ({ policy }) => policy.format.id === 'rsl',
  readSubject: ({ policy }) => readRslDocument(policy.source),
});
