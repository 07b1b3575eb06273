// All kinds of findings, and the page of one.
import { findRow } from '../../../core/diagnostics/registry.ts';
import { FindingPage } from './finding-page.tsx';
import { FindingsIndex } from './findings-index.tsx';
import { UnknownFindingPage } from './unknown-finding.tsx';

export default function FindingPages({ code }: { code: string | undefined }) {
  if (code === undefined) return <FindingsIndex />;
  const row = findRow(code);
  return row ? <FindingPage row={row} /> : <UnknownFindingPage code={code} />;
}
