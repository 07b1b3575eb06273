// What is said of a code that no finding has.
import { Link } from 'react-router';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { usePageArrival } from '../use-arrival.ts';

export function UnknownFindingPage({ code }: { code: string }) {
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
