// The lines of the open file that count otherwise behind the block; each leads to its place in the workbench.

import { useId } from 'react';
import { lineAt } from '../../../core/text/lines.ts';
import { edgeBlockWords as words } from '../../../messages/en/cdn-block.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { openLineInWorkbench } from '../go.ts';
import type { CdnBlockComparison } from './cdn-block.ts';
import styles from './edge.module.css';

function OwnLineButton({ path, line, label }: { path: string; line: number; label: string }) {
  return (
    <button type="button" className="btn btn-link" onClick={() => openLineInWorkbench({ path, line })}>
      <VisibleText text={label} />
    </button>
  );
}

export function OwnLines({
  result: { path, own, records, beaten, readers },
}: {
  result: CdnBlockComparison;
}) {
  const heading = useId();
  const titlesOf = (places: readonly number[]) => places.map((place) => readerTitle(readers[place]!));
  const knows = (place: number) => readers[place]!.record.ruleFields.includes('allow');
  const isFine = records.length === 0 && beaten.length === 0;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.own}</h3>
      {isFine && <p>{words.ownFine}</p>}
      <ul className={styles['own']}>
        {records.map(({ line, last, names, unread, joined, same }) => (
          <li key={`${line} ${last} ${names.join()}`}>
            <OwnLineButton path={path} line={line} label={words.record(line, last, names)} />
            {unread.length > 0 && <p>{words.unread(titlesOf(unread))}</p>}
            {joined.length > 0 && <p>{words.joined(titlesOf(joined))}</p>}
            {[true, false].map((knowsAllow) => {
              const of = same.filter((place) => knows(place) === knowsAllow);
              return of.length > 0 && <p key={String(knowsAllow)}>{words.same(titlesOf(of), knowsAllow)}</p>;
            })}
          </li>
        ))}
        {beaten.map(({ line, by, readers: places }) => (
          <li key={`${line} by ${by.join(' ')}`}>
            <OwnLineButton path={path} line={line} label={words.line(line)} />{' '}
            <code>
              <VisibleText text={lineAt(own.lines, line)?.text ?? ''} />
            </code>
            <p>{words.beaten(titlesOf(places), by)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
