// Asks for the address of a site whose files do not tell it: the live file and the daily check need it.
import { type FormEvent, useState } from 'react';
import { parseAddress } from '../../core/formats/other-content.ts';
import { afterSaveWords as words } from '../../messages/en/app/after-save.ts';
import { startWords } from '../../messages/en/app/start.ts';
import { nameSite } from '../../state/document/name-site.ts';
import { documentStore } from '../../state/document/use-document.ts';
import styles from './after-save.module.css';

export function NameSiteForm() {
  const [address, setAddress] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const site = parseAddress(address);
    if (site) nameSite(documentStore, site.origin);
    else setInvalid(true);
  };
  return (
    <form onSubmit={submit}>
      <p>{words.noAddress}</p>
      <div className={`row ${styles['address']}`}>
        <input
          aria-label={words.address}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'name-site-why' : undefined}
          placeholder="shop.example"
          value={address}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => {
            setAddress(target.value);
            setInvalid(false);
          }}
        />
        <button type="submit" className="btn">
          {words.setAddress}
        </button>
      </div>
      {isInvalid && (
        <p id="name-site-why" role="alert">
          {startWords.noAddress}
        </p>
      )}
    </form>
  );
}
