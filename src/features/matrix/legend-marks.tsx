// What the marks of cells mean, in the legend: those that are drawn now.
import { cellMarkWords as words } from '../../messages/words/cell-marks.ts';
import { isDrawn, markCodes } from '../../state/cell-marks.ts';
import { markAskedFor } from '../../state/matrix-view.ts';
import { useDocument } from '../../state/use-document.ts';
import { matrixView, useCellMarks } from '../../state/use-matrix.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './cell-marks.module.css';
import { markShapes } from './cell-marks.tsx';

/** Where readers differ is worked out last: it moves nothing. */
const inLegend = [...markCodes.filter((code) => code !== 'differs'), 'differs'] as const;

export default function LegendMarks() {
  const marks = useCellMarks();
  const asked = useDocument((state) => markAskedFor(matrixView(state)));
  return inLegend
    .filter((code) => isDrawn(marks[code], code === asked))
    .map((code) => (
      <span key={code} className={styles['key']} data-mark={code}>
        <Icon name={markShapes[code]} /> {words.legend[code]}
      </span>
    ));
}
