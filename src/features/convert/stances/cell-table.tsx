// The cells of the table that get another answer.
import type { Answer } from '../../../core/questions/question.ts';
import { stancesWords as words } from '../../../messages/en/ai-presets.ts';
import type { ChangedCells } from '../../../state/table/comparison/verdict-diff.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import styles from './stances.module.css';

export function ChangedCellsTable({ cells: { changed, columns } }: { cells: ChangedCells }) {
  const listed = columns.reduce((sum, { agents, cells }) => sum + agents.length * cells.length, 0);
  const { url, agents, before, after } = words.cellColumns;
  return (
    <ScrollRegion className={styles['scroller']}>
      <table className={styles['table']} aria-label={words.cells}>
        <thead>
          <tr>
            {[url, agents, before, after].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.flatMap((column) =>
            column.cells.map((cell) => (
              <tr key={`${column.agents[0]} ${cell.url}`}>
                <th scope="row">
                  <VisibleText text={cell.url} />
                </th>
                <td>
                  <VisibleText text={column.agents.map(words.robot).join(', ')} />
                </td>
                <td>
                  <AnswerLabel answer={cell.before.answer as Answer} />
                </td>
                <td>
                  <AnswerLabel answer={cell.after.answer as Answer} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {listed < changed && <p>{words.moreCells(changed - listed)}</p>}
    </ScrollRegion>
  );
}
