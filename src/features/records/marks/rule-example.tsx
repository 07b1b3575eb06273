// Beside a rule: a URL that it decides, or why it never does, as each reader takes the file.

import type { RefObject } from 'react';
import { useMemo } from 'react';
import { decidingWords as words } from '../../../messages/en/explanation.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import type { CellAddress } from '../../../state/table/additions/add-cell.ts';
import { addCell } from '../../../state/table/additions/add-cell.ts';
import type { DecidingQuestion } from '../../../state/table/deciding-rules.ts';
import { decidingByReader } from '../../../state/table/deciding-rules.ts';
import { useCellsInTable } from '../../../state/table/use-cells-in-table.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { RuleAnswers } from '../../../ui/content/rule-answers.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { useAnnounce } from '../highlight-line.ts';
import styles from './rule-example.module.css';

export interface RuleExampleProps {
  /** 0-based. */
  readonly line: number;
  /** The button of the menu that asked for it. */
  readonly menuButton: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export default function RuleExample({ line, menuButton, onClose }: RuleExampleProps) {
  const site = useDocument((state) => siteOf(state.document));
  const path = useDocument((state) => state.view.path);
  const chosen = useDocument((state) => state.view.reader);
  const question = useMemo<DecidingQuestion>(
    () => ({ site, path, line, chosen }),
    [site, path, line, chosen],
  );
  const told = useIdleTask(question, decidingByReader);
  const isInTable = useCellsInTable();
  const announce = useAnnounce();
  const add = (cell: CellAddress) => {
    addCell(documentStore, cell);
    announce(words.added(cell.url));
  };
  return (
    <Popup
      label={words.title(line + 1)}
      beside={() => menuButton.current}
      onClose={onClose}
      onClosed={() => menuButton.current?.focus()}
    >
      <p className={styles['title']}>{words.title(line + 1)}</p>
      {!told && <output>{words.working}</output>}
      {told && <RuleAnswers answers={told.result} isInTable={isInTable} onAdd={add} />}
    </Popup>
  );
}
