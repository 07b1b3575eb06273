// A dialog for formatting: its options, and what formatting would change.
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { formatDocument } from '../../core/language-service/format/format-document.ts';
import type { FormatOptions } from '../../core/language-service/format/format-options.ts';
import { textToolsWords as words } from '../../messages/en/text.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  type TextPaneOptions,
  textPaneOptions,
  updateTextPaneOptions,
} from '../../state/layout/text-pane-options.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { formatOpenFile } from './format-file.ts';
import styles from './text-tools.module.css';

/** Selects a part of the stored options. The selector must return stored values, never new objects. */
function useTextPaneOptions<T>(select: (state: TextPaneOptions) => T): T {
  return useStore(textPaneOptions, select);
}

export interface FormatDialogProps {
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const formatOptionNames = Object.keys(words.formatOptions) as (keyof FormatOptions)[];

export function FormatDialog({ onClose, onClosed }: FormatDialogProps) {
  const format = useTextPaneOptions((state) => state.format);
  const policy = useDocument(openPolicy);
  const formatting = useMemo(() => formatDocument(policy, format), [policy, format]);
  const [isRefused, setIsRefused] = useState(false);
  const run = () => {
    if (formatOpenFile(documentStore, format).refused) setIsRefused(true);
    else onClose();
  };
  const actions = (
    <>
      <button type="button" className="btn" onClick={onClose}>
        {words.cancel}
      </button>
      <button
        type="button"
        className="btn btn-primary"
        disabled={formatting.edits.length === 0}
        onClick={run}
      >
        {words.apply}
      </button>
    </>
  );
  return (
    <Dialog
      title={words.formatTitle}
      about={words.formatAbout}
      actions={actions}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className="stack tight options">
        {formatOptionNames.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={format[name]}
              onChange={({ target }) =>
                updateTextPaneOptions({ format: { ...format, [name]: target.checked } })
              }
            />
            {words.formatOptions[name]}
          </label>
        ))}
      </div>
      <output className={styles['result']}>
        {isRefused ? words.refused : words.would(formatting.changed, formatting.left)}
      </output>
    </Dialog>
  );
}
