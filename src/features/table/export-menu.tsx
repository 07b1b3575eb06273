// Taking the table away: copied as text, Markdown or CSV, or saved, also as a picture. What came of it is said until somebody goes on.
import { useState } from 'react';
import { focusedPaneContext } from '../../actions/action.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import { matrixWords } from '../../messages/en/table.ts';
import { tableWords as words } from '../../messages/en/table-tools.ts';
import type { AccessMatrix } from '../../state/table/matrix-query.ts';
import type { TableFileForm, TableForm } from '../../state/table/table-export.ts';
import { prefetch } from '../../ui/loading/lazy-component.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { exportMenuActions } from './actions/export-actions.ts';
import type { PictureFormat } from './picture/save-picture.ts';
import styles from './table-pane.module.css';

export interface ExportMenuProps {
  readonly matrix: AccessMatrix;
  /** The rows as they are shown. */
  readonly urls: readonly string[];
}

const loadTableExport = () => import('../../state/table/table-export.ts');
prefetch(loadTableExport);

/** Takes what is said away when somebody goes on. */
const untilNextInput = (act: () => void) => () => {
  const acts = ['pointerdown', 'keydown'] as const;
  for (const one of acts) addEventListener(one, act);
  return () => {
    for (const one of acts) removeEventListener(one, act);
  };
};

function exportItems() {
  const context = focusedPaneContext(null);
  return exportMenuActions.map((action) => menuItem(action, context));
}

export default function ExportMenu({ matrix, urls }: ExportMenuProps) {
  const [said, setSaid] = useState<{ readonly text: string; readonly about: ExportMenuProps['urls'] }>();
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
    const told = await import('./picture/save-picture.ts')
      .then(({ savePicture }) => savePicture(matrix, urls, form))
      .catch(() => words.notSaved);
    if (told !== '') say(told);
  };
  usePane('table-export', {
    copy: (form) => void copy(form),
    save: (form) => void save(form),
    savePicture: (form) => void picture(form),
  });
  const text = said?.about === urls ? said.text : '';
  return (
    <>
      <output className={styles['said']}>
        {text !== '' && <span ref={untilNextInput(() => setSaid(undefined))}>{text}</span>}
      </output>
      <Menu isText label={matrixWords.tableMenu} items={exportItems} />
    </>
  );
}
