// How much was found in the open file, and on demand the list of it.
import { useRef, useState } from 'react';
import { findingWords as words } from '../messages/words/findings.ts';
import { countBySeverity } from '../state/findings.ts';
import { useFound } from '../state/use-findings.ts';
import { Popup } from '../ui/popup.tsx';
import { FindingList } from './finding-list.tsx';
import styles from './status-line.module.css';

/** A button with the count; nothing while nothing was found. */
export function FindingCount() {
  const found = useFound();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!found || (found.findings.length === 0 && !isOpen)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn btn-link ${styles['found']}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {found.findings.length === 0 ? words.nothing : words.counts(countBySeverity(found.findings))}
      </button>
      {isOpen && (
        <Popup
          label={words.title(found.path)}
          beside={() => button.current}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        >
          <FindingList found={found} />
        </Popup>
      )}
    </>
  );
}
