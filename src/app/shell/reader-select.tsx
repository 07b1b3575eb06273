// Read as: the reader whose answers the page shows.
import { readers } from '../../core/readers/registry.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { Select } from '../../ui/controls/select.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { AboutReaderProps } from './about-reader.tsx';
import styles from './top-bar.module.css';

/** The way to the page on the reader; until its code is there, its place. */
const AboutReader = lazyComponent<AboutReaderProps>(
  () => import('./about-reader.tsx'),
  ({ className }) => <span className={`ibtn ${className}`} />,
);

export function ReaderSelect() {
  const reader = useDocument((state) => state.view.reader);
  return (
    <>
      <label className={styles['lens']}>
        <span className={styles['lensLabel']}>{words.readAs}</span>
        <Select
          className={styles['lensSelect']}
          value={reader}
          onChange={(event) => {
            const chosen = readers.find(({ id }) => id === event.target.value);
            if (chosen) updateView(documentStore, { reader: chosen.id, readerChosen: true });
          }}
        >
          {readers.map((one) => (
            <option key={one.id} value={one.id}>
              {readerTitle(one)}
            </option>
          ))}
        </Select>
      </label>
      <AboutReader className={styles['about']} />
    </>
  );
}
