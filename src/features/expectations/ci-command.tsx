// The command that checks the expectations in CI, with the names that the files have on disk.
import { useSyncExternalStore } from 'react';
import { changeCommand, changeWorkflow } from '../../core/workspace/daily-check.ts';
import { afterSaveWords } from '../../messages/en/app/after-save.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { getPlace, onPlaceChange } from '../../state/disk/places.ts';
import { fileOf } from '../../state/document/document.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { copyText } from '../../state/table/table-export.ts';
import { workspaceFileName } from '../../state/workspace/workspace-file-name.ts';
import { CommandBox } from '../../ui/controls/command-box.tsx';
import { useShortText } from '../../ui/controls/use-short-text.ts';
import styles from './expectations.module.css';

const words = expectationWords.ci;

interface CiCommandProps {
  readonly onSaveWorkspace: () => void;
}

export function CiCommand({ onSaveWorkspace }: CiCommandProps) {
  const document = useDocument((state) => state.document);
  const path = useDocument((state) => state.view.path);
  const kind = useLayout((state) => state.kind);
  const [said, say] = useShortText();
  const place = fileOf(document, path);
  const file = (place && getPlace(place.id)?.handle.name) ?? path.slice(path.lastIndexOf('/') + 1);
  // The component is rendered again when the document changes, and when saving has given the file its place.
  const workspace = useSyncExternalStore(onPlaceChange, () => workspaceFileName(documentStore.getState()));
  const check = { path, file, workspace };
  const copyWorkflow = () =>
    void copyText(changeWorkflow(check, afterSaveWords.workflowComment(workspace))).then((isCopied) =>
      say(isCopied ? words.copied : afterSaveWords.notCopied),
    );
  return (
    <details key={kind} className={`text-s ${styles['ci']}`} open={kind === 'wide'}>
      <summary>
        <h3>{words.title}</h3>
      </summary>
      <CommandBox command={changeCommand(check)} copyText={copyText} />
      <p className="flow quiet">
        <output className={said === '' ? 'vh' : undefined}>{said}</output>
        {said === '' && words.exits}{' '}
        <button type="button" className="btn btn-link target" onClick={onSaveWorkspace}>
          {words.save(workspace)}
        </button>
        <button type="button" className="btn btn-link target" onClick={copyWorkflow}>
          {words.workflow}
        </button>
      </p>
    </details>
  );
}
