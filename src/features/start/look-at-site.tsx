// The robots.txt of a site, opened in a tab of its own: this page may not read it, but its text can be pasted here.
import { type FormEvent, useState } from 'react';
import { parseAddress, policyUrlFor } from '../../core/formats/other-content.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { bookmarkletOf } from './bookmarklet.ts';
import styles from './start.module.css';

/** React takes no address that is a script. Dragged to the bookmarks it is meant; here a click would do nothing. */
function placeBookmark(link: HTMLAnchorElement, onClick: () => void): () => void {
  const stay = (event: Event) => {
    event.preventDefault();
    onClick();
  };
  link.setAttribute('href', bookmarkletOf(location.href.replace(/#.*/s, '')));
  link.addEventListener('click', stay);
  return () => link.removeEventListener('click', stay);
}

interface LookAtSiteProps {
  readonly address: string;
  readonly onAddress: (typed: string) => void;
  /** Called before the file opens in its tab: Firefox moves no focus in a page that is not in front. */
  readonly onOpen: () => void;
}

export function LookAtSite({ address, onAddress, onOpen }: LookAtSiteProps) {
  const [isRefused, setRefused] = useState(false);
  const [isClicked, setClicked] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const site = parseAddress(address);
    setRefused(!site);
    if (!site) return;
    onOpen();
    globalThis.open(policyUrlFor(site), '_blank', 'noopener');
  };
  return (
    <section className={styles['part']} aria-labelledby="look">
      <h2 id="look">{words.look}</h2>
      <form className={styles['site']} onSubmit={open} noValidate>
        {!/^https?:/i.test(address) && <span aria-hidden="true">https://</span>}
        <input
          aria-label={words.siteLabel}
          aria-describedby="look-why"
          aria-invalid={isRefused || undefined}
          placeholder="shop.example"
          value={address}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => {
            setRefused(false);
            onAddress(target.value);
          }}
        />
        <button type="submit" className="btn btn-primary">
          {words.lookOpen}
        </button>
      </form>
      <output className={isRefused ? styles['notice'] : 'vh'}>{isRefused && words.noAddress}</output>
      <p id="look-why" className={styles['hint']}>
        {words.lookWhy}
      </p>
      <p className={`${styles['hint']} ${styles['bookmark']}`}>
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
    </section>
  );
}
