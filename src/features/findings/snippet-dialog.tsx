// Lines that do not belong in the file, but in the configuration of a server or in a page.
import { useState } from 'react';
import { createServerSnippets } from '../../core/convert/server-snippets.ts';
import { noindexLine } from '../../core/convert/snippets.ts';
import { snippetWords as words } from '../../messages/en/findings.ts';
import type { FixRequest } from '../../state/findings/fix-requests.ts';
import { copyText } from '../../state/table/table-export.ts';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './findings.module.css';

type SnippetRequest = Extract<FixRequest, { readonly about: string }>;

interface SnippetPlace {
  readonly place: string;
  readonly text: string;
}

const snippetPlaces = ({ show, about }: SnippetRequest): readonly SnippetPlace[] =>
  show === 'server'
    ? createServerSnippets(about).map(({ server, text }) => ({ place: words.places[server], text }))
    : (['meta', 'x-robots-tag'] as const).map((place) => ({
        place: words.places[place],
        text: noindexLine(place),
      }));

interface Props {
  readonly request: SnippetRequest;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function SnippetDialog({ request, onClose, onClosed }: Props) {
  const [copyStatus, setCopyStatus] = useState('');
  const copy = (text: string) =>
    void copyText(text).then((isCopied) => setCopyStatus(isCopied ? words.copied : words.notCopied));
  return (
    <Dialog
      title={words[request.show].title(request.about)}
      about={words[request.show].about}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <output className="spring">{copyStatus}</output>
          <button type="button" className="btn" onClick={onClose}>
            {words.close}
          </button>
        </>
      }
    >
      {snippetPlaces(request).map(({ place, text }) => (
        <section key={place} className={`stack tight ${styles['snippet']}`}>
          <h3>{place}</h3>
          <button type="button" className="btn" aria-label={words.copyOf(place)} onClick={() => copy(text)}>
            {words.copy}
          </button>
          <ScrollRegion as="pre">{text}</ScrollRegion>
        </section>
      ))}
    </Dialog>
  );
}
