// All kinds of findings, and the page of one.

import { Link, useParams } from 'react-router';
import { findDiagnostic } from '../../../core/diagnostics/registry.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { PageHeading } from '../document.tsx';
import { FindingPage } from './finding-page.tsx';
import { FindingsIndex } from './findings-index.tsx';

// What is said of a code that no finding has.
function UnknownFindingPage({ code }: { code: string }) {
  const title = words.unknown(code);
  return (
    <>
      <PageHeading title={title} />
      <p>{words.unknownAbout}</p>
      <p>
        <Link to="/learn/findings">{words.toIndex}</Link>
      </p>
    </>
  );
}

export default function FindingPages() {
  const { code } = useParams();
  if (code === undefined) return <FindingsIndex />;
  const row = findDiagnostic(code);
  return row ? <FindingPage row={row} /> : <UnknownFindingPage code={code} />;
}
