// The button that opens the options of the table. What came of copying or saving it is said below, until somebody goes on.
import { useRef, useState } from 'react';
import { usePane } from '../../../actions/use-pane.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { tableWords as words } from '../../../messages/en/table-tools.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import type { TableFileForm, TableForm } from '../../../state/table/table-export.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { lazyComponent, prefetch } from '../../../ui/loading/lazy-component.tsx';
import type { PictureFormat } from '../picture/save-picture.ts';
import styles from '../table-pane.module.css';
import type { TableOptionsProps } from './table-options.tsx';

export interface OptionsButtonProps {
  readonly matrix: AccessMatrix;
  /** The rows as they are shown. */
  readonly urls: readonly string[];
}

const loadTableExport = () => import('../../../state/table/table-export.ts');
prefetch(loadTableExport);

const TableOptions = lazyComponent<TableOptionsProps>(
  () => import('./table-options.tsx'),
  () => null,
);

/** Takes what is said away when somebody goes on. */
const untilNextInput = (act: () => void) => () => {
  const acts = ['pointerdown', 'keydown'] as const;
  for (const one of acts) addEventListener(one, act);
  return () => {
    for (const one of acts) removeEventListener(one, act);
  };
};

export default function OptionsButton({ matrix, urls }: OptionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly about: readonly string[] }>();
  const say = (text: string) => setSaid({ text, about: urls });
  const copy = async (form: TableForm) => {
    const isDone = await loadTableExport().then(
      ({ copyText, printTable }) => copyText(printTable(matrix, urls, form)),
      () => undefined,
    );
    if (isDone === undefined) say(words.notPrinted);
    else say(isDone ? words.copied(urls.length) : words.notCopied);
  };
  const save = async (form: TableFileForm) => {
    const isDone = await loadTableExport()
      .then(({ printTable, saveTable }) => saveTable(printTable(matrix, urls, form), form))
      .catch(() => undefined);
    if (isDone !== false) say(isDone ? words.saved(urls.length) : words.notSaved);
  };
  const picture = async (form: PictureFormat) => {
    const told = await import('../picture/save-picture.ts')
      .then(({ savePicture }) => savePicture(matrix, urls, form))
      .catch(() => words.notSaved);
    if (told !== '') say(told);
  };
  const isEmpty = matrix.rows.length === 0 || matrix.columns.length === 0;
  usePane(
    'table-export',
    isEmpty
      ? undefined
      : {
          copy: (form) => void copy(form),
          save: (form) => void save(form),
          savePicture: (form) => void picture(form),
        },
  );
  const text = said?.about === urls ? said.text : '';
  return (
    <>
      <output className={styles['said']}>
        {text !== '' && <span ref={untilNextInput(() => setSaid(undefined))}>{text}</span>}
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
        <TableOptions matrix={matrix} urls={urls} opener={button} say={say} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
