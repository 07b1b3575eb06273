// Opens the robots.txt of a site in a new tab: this page may not read it, but its text can be pasted here.
import { type FormEvent, useState } from 'react';
import { parseAddress, policyUrlFor } from '../../core/formats/other-content.ts';
import { LINT_COMMAND } from '../../core/workspace/daily-check.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { AddressField } from './address-field.tsx';
import { bookmarkletOf } from './bookmarklet.ts';
import { Fold } from './fold.tsx';
import styles from './start.module.css';

/**
 * Sets the address of the bookmarklet, because React rejects script URLs. The link is meant to be dragged to the
 * bookmarks; here a click would do nothing.
 */
function placeBookmark(link: HTMLAnchorElement, onClick: () => void): () => void {
  const preventNavigation = (event: Event) => {
    event.preventDefault();
    onClick();
  };
  link.setAttribute('href', bookmarkletOf(location.href.replace(/#.*/s, '')));
  link.addEventListener('click', preventNavigation);
  return () => link.removeEventListener('click', preventNavigation);
}

/** The bookmarklet and the command, folded: most visitors come with one file. */
export function Bookmark() {
  const [isClicked, setClicked] = useState(false);
  return (
    <div className={styles['bookmark']}>
      <Fold title={words.bookmarkTitle} summary={words.bookmarkShort}>
        <p className="text-s quiet">
          {words.bookmark}{' '}
          <a
            ref={(link) => (link ? placeBookmark(link, () => setClicked(true)) : undefined)}
            href="#/"
            className="btn"
          >
            {words.bookmarkName}
          </a>
          <output>{isClicked && ` ${words.bookmarkDrag}`}</output>
        </p>
        <p className="text-s quiet">
          {words.lookOnCommandLine} <code>{LINT_COMMAND}</code> {words.lookCommandDoes}
        </p>
      </Fold>
    </div>
  );
}

interface LookAtSiteProps {
  readonly address: string;
  readonly onAddress: (value: string) => void;
  /** Called with the address of the file before it opens in its tab: Firefox does not move the focus in a page in the background. */
  readonly onOpen: (file: string) => void;
}

export function LookAtSite({ address, onAddress, onOpen }: LookAtSiteProps) {
  const [isInvalid, setInvalid] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const site = parseAddress(address);
    setInvalid(!site);
    if (!site) return;
    const file = policyUrlFor(site);
    onOpen(file);
    globalThis.open(file, '_blank', 'noopener');
  };
  return (
    <section aria-labelledby="look" className={styles['look']}>
      <h2 id="look">{words.look}</h2>
      <form className={`row tight ${styles['address']}`} onSubmit={open} noValidate>
        <AddressField
          address={address}
          isInvalid={isInvalid}
          onAddress={(value) => {
            setInvalid(false);
            onAddress(value);
          }}
        />
        <button type="submit" className="btn">
          {words.lookOpen}
        </button>
      </form>
      <output className={isInvalid ? 'text-s breaks' : 'vh'}>{isInvalid && words.noAddress}</output>
      <p id="look-why" className="text-s quiet">
        {words.lookWhy}
      </p>
    </section>
  );
}
