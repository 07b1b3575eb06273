// The rows of a printed match table, with the result of the selected reader for each.

import type { PrintedMatch } from '../../../core/catalogue/printed-examples.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { WideTable } from '../document.tsx';
import styles from '../learn.module.css';
import { matchesForReader } from './computed-answers.ts';
import { DifferenceMark } from './difference-mark.tsx';

const words = learnWords.matches;
const yesOrNo = (matches: boolean) => (matches ? words.yes : words.no);

function MatchRow({ match, reader }: { match: PrintedMatch; reader: Reader }) {
  const computed = matchesForReader(reader, match);
  const differs = computed !== match.matches;
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">{match.row}</th>
      <td>
        <code>{match.rule}</code>
      </td>
      <td>
        <code>{match.url}</code>
      </td>
      <td>{yesOrNo(match.matches)}</td>
      <td>
        {yesOrNo(computed)} {differs && <DifferenceMark />}
      </td>
    </tr>
  );
}

export function MatchTable({
  title,
  matches,
  reader,
}: {
  title: string;
  matches: readonly PrintedMatch[];
  reader: Reader;
}) {
  return (
    <WideTable caption={words.caption(title, readerTitle(reader))}>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.rule}</th>
          <th scope="col">{words.url}</th>
          <th scope="col">{words.printed}</th>
          <th scope="col" className={styles['computed']}>
            {readerTitle(reader)}
          </th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match, place) => (
          <MatchRow key={place} match={match} reader={reader} />
        ))}
      </tbody>
    </WideTable>
  );
}
