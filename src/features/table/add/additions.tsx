// Opens the field for URLs and the popup with crawlers, for any pane that requests them.

import { useRef, useState } from 'react';
import { usePane } from '../../../actions/use-pane.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { ADD_CRAWLER_ID } from './add-crawler-button.tsx';
import { AddCrawlers } from './add-crawlers.tsx';
import { ADD_URLS_ID } from './add-urls.tsx';

const focusField = () => document.getElementById(ADD_URLS_ID)?.focus();

/**
 * Focuses the field for URLs. The current field may be removed with the last row; the field that replaces it then
 * gets the focus.
 */
function focusUrls(): void {
  focusField();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusField();
    }),
  );
}

export function Additions({ matrix }: { matrix: AccessMatrix }) {
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { hasFixedColumns, hasFixedRows } = matrix.kind;
  usePane('table-additions', {
    focusUrls: hasFixedRows ? undefined : focusUrls,
    focusImport: hasFixedRows ? undefined : focusUrls,
    openCrawlers: hasFixedColumns
      ? undefined
      : () => {
          opener.current = document.getElementById(ADD_CRAWLER_ID);
          setChoosing(!isChoosing);
        },
  });
  return isChoosing && <AddCrawlers matrix={matrix} opener={opener} onClose={() => setChoosing(false)} />;
}
