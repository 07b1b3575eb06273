// One URL, the user-agents whom all readers treat alike, and what the readers say.
import type { CauseCell } from '../../../core/compare/reader-causes.ts';
import { escapeInvisible } from '../../../core/text/hidden.ts';
import { compareReadersWords as words } from '../../../messages/en/compare.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { setQuestion } from '../../../state/table/set-question.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { openCellInWorkbench } from '../go.ts';
import styles from './readers.module.css';

interface CauseRowProps {
  readonly cell: CauseCell;
  readonly groups: readonly (readonly number[])[];
}

export function CauseRow({ cell, groups }: CauseRowProps) {
  const origin = useDocument(({ document }) => document.origin);
  const { url, agents } = cell;
  const open = () => {
    setQuestion(documentStore, undefined);
    openCellInWorkbench(agents[0], url);
  };
  const names = words.agentsOf(agents);
  return (
    <tr className={styles['row']}>
      <th scope="row" aria-label={escapeInvisible(url)}>
        <button type="button" className="btn btn-link" title={escapeInvisible(url)} onClick={open}>
          <span>
            <VisibleText text={pathOnSite(origin, url)} />
          </span>
          <span className="vh">{words.openCell(agents[0])}</span>
        </button>
      </th>
      <td className={styles['agents']} title={escapeInvisible(names)}>
        <VisibleText text={names} />
      </td>
      {groups.map((places) => (
        <ReaderAnswer key={places.join()} cell={cell} place={places[0]!} lens={groups[0]![0]!} />
      ))}
    </tr>
  );
}

function ReaderAnswer({
  cell: { verdicts, others },
  place,
  lens,
}: {
  cell: CauseCell;
  place: number;
  lens: number;
}) {
  const { answer } = verdicts[place]!;
  const isOther = answer !== verdicts[lens]!.answer;
  return (
    <td data-lens={place === lens || undefined} data-differs={others.includes(place) || undefined}>
      <span className={styles['cell']}>
        <AnswerLabel answer={answer} />
        {isOther && (
          <span className={styles['unequal']}>
            <Icon name="g-differs" />
            <span className="vh">{words.differs}</span>
          </span>
        )}
      </span>
    </td>
  );
}
