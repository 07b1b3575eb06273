// All kinds of findings, and the page of one.

import { Link } from 'react-router';
import { findDiagnostic } from '../../../core/diagnostics/registry.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { usePageArrival } from '../use-page-arrival.ts';
import { FindingPage } from './finding-page.tsx';
import { FindingsIndex } from './findings-index.tsx';

// What is said of a code that no finding has.
function UnknownFindingPage({ code }: { code: string }) {
  const title = words.unknown(code);
  const heading = usePageArrival(title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{words.unknownAbout}</p>
      <p>
        <Link to="/learn/findings">{words.toIndex}</Link>
      </p>
    </>
  );
}

export default function FindingPages({ code }: { code: string | undefined }) {
  if (code === undefined) return <FindingsIndex />;
  const row = findDiagnostic(code);
  return row ? <FindingPage row={row} /> : <UnknownFindingPage code={code} />;
}
