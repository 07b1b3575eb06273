// Says why something is only shown, and what was not changed because of that; and how far a reading is.

import type { ReactNode } from 'react';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { sizeWords } from '../../messages/en/counts.ts';
import { dismissRefusal } from '../../state/document/document-store.ts';
import type { Refusal } from '../../state/document/state.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { openFileTooBig } from '../../state/table/too-big-file.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useShell } from '../shell/shell-store.ts';

function Line({ children }: { children: ReactNode }) {
  return (
    <div className="notice">
      <Icon name="g-note" />
      {children}
    </div>
  );
}

function sentenceOf(refusal: Refusal): string | undefined {
  if (refusal.code === 'too-much') return sizeWords.tooMuch(escapeInvisible(refusal.path), refusal.excess);
  if (refusal.code !== 'read-only') return undefined;
  return refusal.why === 'too-big' ? sizeWords.notChanged(escapeInvisible(refusal.path)) : undefined;
}

function Refused() {
  const refusal = useDocument((state) => state.refusal);
  const sentence = refusal && sentenceOf(refusal);
  return (
    <div role="alert">
      {sentence !== undefined && (
        <div className="notice" data-severity="error">
          <Icon name="g-error" />
          <span>{sentence}</span>
          <button type="button" className="btn btn-link" onClick={() => dismissRefusal(documentStore)}>
            {sizeWords.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}

function Reading() {
  const reading = useShell((state) => state.reading);
  if (!reading) return null;
  return (
    <div className="notice">
      <Icon name="g-note" />
      <span>{sizeWords.reading(escapeInvisible(reading.name), reading.share)}</span>
      {reading.cancel && (
        <button type="button" className="btn" onClick={reading.cancel}>
          {sizeWords.cancel}
        </button>
      )}
    </div>
  );
}

export default function ReadOnlyNotices() {
  const big = useDocument(openFileTooBig);
  return (
    <>
      <Reading />
      <output className="notices">
        {big && (
          <Line>
            <span>{sizeWords.openedReadOnly(escapeInvisible(big.path), big.source.big.excess)}</span>
          </Line>
        )}
      </output>
      <Refused />
    </>
  );
}
