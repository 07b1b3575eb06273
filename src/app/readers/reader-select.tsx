// The "Read as" field: the reader whose answers the page shows.

import { readers } from '../../core/readers/registry.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { Select } from '../../ui/controls/select.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { loadAfterPaint } from '../late/load-after-paint.ts';
import styles from '../shared/top-bar.module.css';

/** The link to the page about the reader; an empty space until its code is loaded. */
const AboutReader = lazyComponent(loadAfterPaint, 'AboutReader', ({ className }) => (
  <span className={`ibtn ${className}`} />
));

export function ReaderSelect() {
  const reader = useDocument((state) => state.view.reader);
  return (
    <>
      <label className={`inline text-s ${styles['lens']}`}>
        <span className={`quiet ${styles['lensLabel']}`}>{words.readAs}</span>
        <Select
          className={styles['lensSelect']}
          value={reader}
          onChange={(event) => {
            const selected = readers.find(({ id }) => id === event.target.value);
            if (selected) updateView(documentStore, { reader: selected.id, readerChosen: true });
          }}
        >
          {readers.map((option) => (
            <option key={option.id} value={option.id}>
              {readerTitle(option)}
            </option>
          ))}
        </Select>
      </label>
      <AboutReader className={styles['about']} />
    </>
  );
}
