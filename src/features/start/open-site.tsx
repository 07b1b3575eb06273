// Opens a site at once: the program on this computer requests its files.
import { type FormEvent, useState } from 'react';
import { parseAddress } from '../../core/formats/other-content.ts';
import { localEditorWords as words } from '../../messages/en/app/local-editor.ts';
import { startWords } from '../../messages/en/app/start.ts';
import { AddressField } from './address-field.tsx';
import styles from './start.module.css';

/** The state of the request, and the sentence about it. */
interface Progress {
  readonly is: 'waiting' | 'requesting' | 'failed';
  readonly sentence: string;
}

const waiting: Progress = { is: 'waiting', sentence: '' };

interface OpenSiteProps {
  /** Returns the sentence about a failure. */
  readonly onOpen: (address: URL) => Promise<string | undefined>;
}

export function OpenSite({ onOpen }: OpenSiteProps) {
  const [address, setAddress] = useState('');
  const [progress, setProgress] = useState(waiting);
  const isBusy = progress.is === 'requesting';
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const site = parseAddress(address);
    if (!site) return setProgress({ is: 'failed', sentence: startWords.noAddress });
    if (isBusy) return undefined;
    setProgress({ is: 'requesting', sentence: words.requesting(site.host) });
    const problem = await onOpen(site);
    return setProgress(problem === undefined ? waiting : { is: 'failed', sentence: problem });
  };
  return (
    <section aria-labelledby="look" className={styles['look']}>
      <h2 id="look">{words.look}</h2>
      <form
        className={`row tight ${styles['address']}`}
        onSubmit={(event) => void open(event)}
        noValidate
        aria-busy={isBusy}
      >
        <AddressField
          address={address}
          isInvalid={progress.is === 'failed'}
          onAddress={(value) => {
            setProgress(waiting);
            setAddress(value);
          }}
        />
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          {words.lookOpen}
        </button>
      </form>
      <output className={progress.is === 'waiting' ? 'vh' : 'text-s breaks'}>{progress.sentence}</output>
      <p id="look-why" className={progress.is === 'failed' ? 'vh' : 'text-s quiet'}>
        {words.lookWhy}
      </p>
    </section>
  );
}
