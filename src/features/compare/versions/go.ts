// The ways from the comparison into the workbench.
import { useNavigate } from 'react-router';
import type { FieldRef } from '../../../core/questions/question.ts';
import { look } from '../../../state/document-store.ts';
import { showFile } from '../../../state/show-file.ts';
import { documentStore } from '../../../state/use-document.ts';

interface Ways {
  readonly toLine: (by: FieldRef) => void;
  readonly toCell: (agent: string, url: string) => void;
}

/** Goes to the workbench, with a line or a cell as what is looked at. */
export function useWays(): Ways {
  const navigate = useNavigate();
  return {
    toLine: ({ path, line }) => {
      showFile(documentStore, path);
      look(documentStore, { caret: { position: { line, column: 0 }, by: 'trace' } });
      void navigate('/edit');
    },
    toCell: (agent, url) => {
      look(documentStore, { cell: { agent, url } });
      void navigate('/edit');
    },
  };
}
