// Previews the conversion of a YAML file of pins into records before anything is written.

import { applyEdits } from '../../../core/document/edits.ts';
import { textOfSource } from '../../../core/document/source.ts';
import { datasetFormWords } from '../../../messages/en/formats/data-txt.ts';
import { explainLoss } from '../../../messages/explain/explain-loss.ts';
import { openFile } from '../../../state/document/selectors.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { VisibleLines } from '../../../ui/content/visible-lines.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { convertToRecords, planRecordConversion } from './dataset-edits.ts';
import styles from './datasets.module.css';

const words = datasetFormWords.yaml;

export interface PinsDialogProps {
  readonly onClose: () => void;
  /** Takes the focus once the dialog has closed. */
  readonly onClosed: () => void;
}

export function PinsDialog({ onClose, onClosed }: PinsDialogProps) {
  const { path, source } = useDocument(openFile);
  const { edits, losses } = planRecordConversion();
  const run = () => {
    convertToRecords(edits);
    onClose();
  };
  return (
    <Dialog
      title={words.title(path)}
      about={words.about}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="btn btn-primary" onClick={run}>
            {words.run(losses.length)}
          </button>
        </>
      }
    >
      <section>
        <h3>{words.losses(losses.length)}</h3>
        <ul className={styles['list']}>
          {losses.map((loss) => (
            <li key={JSON.stringify(loss)}>
              <VisibleText text={explainLoss(loss)} />
            </li>
          ))}
        </ul>
      </section>
      <h3>{words.result}</h3>
      <ScrollRegion as="section" className={`mono ${styles['result']}`} aria-label={words.result}>
        <pre>
          <VisibleLines text={textOfSource(applyEdits(source, edits))} />
        </pre>
      </ScrollRegion>
    </Dialog>
  );
}
