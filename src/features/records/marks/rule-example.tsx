// A popup next to a rule: a URL that the rule decides, or why it never decides, for each reader.

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
  /** The button of the menu from which the popup was opened. */
  readonly menuButton: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function RuleExample({ line, menuButton, onClose }: RuleExampleProps) {
  const site = useDocument((state) => siteOf(state.document));
  const path = useDocument((state) => state.view.path);
  const selectedReader = useDocument((state) => state.view.reader);
  const question = useMemo<DecidingQuestion>(
    () => ({ site, path, line, chosen: selectedReader }),
    [site, path, line, selectedReader],
  );
  const explanation = useIdleTask(question, decidingByReader);
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
      <p className={`strong ${styles['title']}`}>{words.title(line + 1)}</p>
      {!explanation && <output>{words.working}</output>}
      {explanation && <RuleAnswers answers={explanation.result} isInTable={isInTable} onAdd={add} />}
    </Popup>
  );
}
