// Which reader answers the tables of the page, and how far it agrees with what is printed.

import { Link } from 'react-router';
import { type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import { learnWords as words } from '../../../messages/en/learn/learn.ts';
import { aboutReader, readerBasis } from '../../../messages/en/readers.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { readerLearnPath } from '../../../messages/reader-learn-path.ts';
import { Select } from '../../../ui/controls/select.tsx';
import styles from '../learn.module.css';
import { type SpecificationPage, tallyPage } from './specification-pages.ts';

/** The way to the page of a reader that is explained elsewhere. */
function ReaderAgreement({ reader, here }: { reader: ReaderId; here: string }) {
  const path = readerLearnPath(reader);
  if (path.split('?')[0] === `/learn/${here}`) return null;
  return <Link to={path}>{aboutReader(readerTitle(readerOf(reader)))}</Link>;
}

export function ReaderChoice({
  page,
  reader,
  onRead,
}: {
  page: SpecificationPage;
  reader: ReaderId;
  onRead: (reader: ReaderId) => void;
}) {
  const { differing, all } = tallyPage(readerOf(reader), page);
  return (
    <>
      <div className={styles['lens']}>
        <label>
          {words.readAs}
          <Select
            value={reader}
            onChange={(event) => {
              const chosen = readers.find(({ id }) => id === event.target.value);
              if (chosen) onRead(chosen.id);
            }}
          >
            {readers.map((one) => (
              <option key={one.id} value={one.id}>
                {readerTitle(one)}
              </option>
            ))}
          </Select>
        </label>
        <output>{words.tally(readerTitle(readerOf(reader)), differing, all)}</output>
        <ReaderAgreement reader={reader} here={page.text.slug} />
      </div>
      <p className={styles['basis']}>{readerBasis(readerOf(reader))}</p>
    </>
  );
}
