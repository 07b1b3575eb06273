// What the marks of cells mean, in the legend: those that are drawn now.
import { cellMarkWords as words } from '../../messages/en/table.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { isMarkVisible, type MarkCode, markCodes } from '../../state/table/cell-marks.ts';
import { filteredMark } from '../../state/table/matrix-view.ts';
import { matrixView, useCellMarks } from '../../state/table/use-matrix.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './grid/cell-mark-display.module.css';
import { markShapes } from './grid/cell-mark-display.tsx';

/** What comes last moves nothing: where readers differ is worked out late, and cells change while one works. */
const lateMarks = ['differs', 'changed'] as const satisfies readonly MarkCode[];
const legendMarkCodes = [...markCodes.filter((code) => !lateMarks.some((one) => one === code)), ...lateMarks];

export default function LegendMarks() {
  const marks = useCellMarks();
  const asked = useDocument((state) => filteredMark(matrixView(state)));
  return (
    legendMarkCodes
      // The edge of what changed is drawn in any case.
      .filter((code) => (code === 'changed' ? marks[code] : isMarkVisible(marks[code], code === asked)))
      .map((code) => (
        <span key={code} className={styles['key']} data-mark={code}>
          {code === 'changed' ? <i className={styles['edge']} /> : <Icon name={markShapes[code]} />}{' '}
          {words.legend[code]}
        </span>
      ))
  );
}
