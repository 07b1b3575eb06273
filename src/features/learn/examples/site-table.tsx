// A printed file and its matrix: for each crawler the printed answer, and that of the selected reader.

import type { PrintedSite } from '../../../core/catalogue/printed-examples.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { agentName, matrixWords, readerTitle } from '../../../messages/en/table.ts';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { WideTable } from '../document.tsx';
import styles from '../learn.module.css';
import { type ComputedCell, computeCells } from './computed-answers.ts';
import { DifferenceMark } from './difference-mark.tsx';

const words = learnWords.site;

function SiteTableHead({ columns, reader }: { columns: PrintedSite['columns']; reader: Reader }) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {words.url}
        </th>
        {columns.map((agents) => (
          <th key={agents.join()} scope="colgroup" colSpan={2} className={styles['group']}>
            {agents.map(agentName).join(' & ')}
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((agents) => [
          <th key={`${agents.join()} printed`} scope="col" className={styles['group']}>
            {words.printed}
          </th>,
          <th key={`${agents.join()} computed`} scope="col" className={styles['computed']}>
            {readerTitle(reader)}
          </th>,
        ])}
      </tr>
    </thead>
  );
}

const SiteTableCell = ({ cell: { printed, computed, differs } }: { cell: ComputedCell }) => (
  <>
    <td className={styles['group']}>{matrixWords.answers[printed]}</td>
    <td data-differs={differs || undefined}>
      <AnswerLabel answer={computed} /> {differs && <DifferenceMark />}
    </td>
  </>
);

export function SiteTable({ title, site, reader }: { title: string; site: PrintedSite; reader: Reader }) {
  const cells = computeCells(reader, site);
  return (
    <WideTable caption={words.caption(title, readerTitle(reader))}>
      <SiteTableHead columns={site.columns} reader={reader} />
      <tbody>
        {site.rows.map(({ url }, place) => (
          <tr key={url}>
            <th scope="row">
              <code>{url.slice(site.origin.length)}</code>
            </th>
            {cells[place]?.map((cell, column) => (
              <SiteTableCell key={column} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** The text of a file or of a program. */
export function FileText({ text, title = words.file }: { text: string; title?: string }) {
  return (
    <details className={styles['file']} open>
      <summary>{title}</summary>
      <pre>{text}</pre>
    </details>
  );
}
