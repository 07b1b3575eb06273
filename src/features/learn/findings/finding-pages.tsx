// All kinds of findings, and the page of one.
import { rowOf } from '../../../core/findings/index.ts';
import { FindingPage } from './finding-page.tsx';
import { FindingsIndex } from './findings-index.tsx';
import { UnknownFinding } from './unknown-finding.tsx';

export default function FindingPages({ code }: { code: string | undefined }) {
  if (code === undefined) return <FindingsIndex />;
  const row = rowOf(code);
  return row ? <FindingPage row={row} /> : <UnknownFinding code={code} />;
}
