// The button that opens the table options. The result of copying or saving is shown below it until the next input.

import { useRef, useState } from 'react';
import { usePane } from '../../../actions/use-pane.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { tableWords as words } from '../../../messages/en/table-tools.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { TableFileForm, TableForm } from '../../../state/table/table-export.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { prefetch } from '../../../ui/loading/lazy-component.tsx';
import type { PictureFormat } from '../picture/save-picture.ts';
import styles from '../table-pane.module.css';
import { TableOptions } from './table-options.tsx';

export interface OptionsButtonProps {
  readonly matrix: AccessMatrix;
  /** The URLs of the displayed rows. */
  readonly urls: readonly string[];
}

const loadTableExport = () => import('../../../state/table/table-export.ts');
prefetch(loadTableExport);

/** Calls `act` at the next input of the user, to clear the message. */
const untilNextInput = (act: () => void) => () => {
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) addEventListener(event, act);
  return () => {
    for (const event of events) removeEventListener(event, act);
  };
};

export function OptionsButton({ matrix, urls }: OptionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [result, setResult] = useState<{ readonly text: string; readonly about: readonly string[] }>();
  const showResult = (text: string) => setResult({ text, about: urls });
  const copy = async (form: TableForm) => {
    const isDone = await loadTableExport().then(
      ({ copyText, printTable }) => copyText(printTable(matrix, urls, form)),
      () => undefined,
    );
    if (isDone === undefined) showResult(words.notPrinted);
    else showResult(isDone ? words.copied(urls.length) : words.notCopied);
  };
  const save = async (form: TableFileForm) => {
    const isDone = await loadTableExport()
      .then(({ printTable, saveTable }) => saveTable(printTable(matrix, urls, form), form))
      .catch(() => undefined);
    if (isDone !== false) showResult(isDone ? words.saved(urls.length) : words.notSaved);
  };
  const savePicture = async (form: PictureFormat) => {
    const message = await import('../picture/save-picture.ts')
      .then(({ savePicture }) => savePicture(matrix, urls, form))
      .catch(() => words.notSaved);
    if (message !== '') showResult(message);
  };
  const isEmpty = matrix.rows.length === 0 || matrix.columns.length === 0;
  usePane(
    'table-export',
    isEmpty
      ? undefined
      : {
          copy: (form) => void copy(form),
          save: (form) => void save(form),
          savePicture: (form) => void savePicture(form),
        },
  );
  const currentText = result?.about === urls ? result.text : '';
  return (
    <>
      <output className={styles['said']}>
        {currentText !== '' && <span ref={untilNextInput(() => setResult(undefined))}>{currentText}</span>}
      </output>
      <button
        ref={button}
        type="button"
        className="btn btn-quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {matrixWords.options} <Icon name="g-down" />
      </button>
      {isOpen && (
        <TableOptions
          matrix={matrix}
          urls={urls}
          opener={button}
          showResult={showResult}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
