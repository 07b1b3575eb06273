// One site of the start page: what its file does, its state, and what the user can do with it.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { readOnlyWords } from '../../messages/en/app/notices.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { siteDate } from '../../messages/site-date.ts';
import type { PictureAnswer, SiteSummary } from '../../state/storage/site-summary.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import { useShortText } from '../../ui/controls/use-short-text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import type { DrawnAnswer } from './examples/example-figures.ts';
import styles from './start.module.css';

/** A site of the list. */
export interface ListedSite {
  readonly id: string;
  readonly name: string;
  /** The name that the user gave it. */
  readonly label: string | undefined;
  /** Scheme, host and port of the site, stated or found; '' if unknown. */
  readonly origin: string;
  /** Whether the workspace states it. */
  readonly isOriginStated: boolean;
  readonly paths: readonly string[];
  readonly summary: SiteSummary | undefined;
  readonly isUnsaved: boolean;
  /** Milliseconds since 1970 of the last change, of which opening the file is the first; 0 if unknown. */
  readonly time: number;
  readonly isPinned: boolean;
  readonly isElsewhere: boolean;
  readonly isDamaged: boolean;
  /** Whether the next site that is opened takes its place: an example or a template that was only looked at. */
  readonly isTemporary?: boolean;
  /** The name that it had before it was renamed, until the page is left. */
  readonly renamed?: { readonly from: string; readonly onUndo: () => void };
}

export interface SiteHandlers {
  readonly onOpen: (site: ListedSite) => void;
  readonly onPin: (site: ListedSite) => void;
  /** With an empty name, the site has its own name again. */
  readonly onRename: (site: ListedSite, name: string) => void;
  /** Copies the daily check. Returns whether the browser allowed it. */
  readonly onCopyCheck: (site: ListedSite) => Promise<boolean>;
  readonly onSave: (site: ListedSite) => void;
  readonly onDelete: (site: ListedSite) => void;
}

const drawn: Readonly<Record<PictureAnswer, DrawnAnswer>> = { y: 'allow', n: 'deny', l: 'limited' };

const answersOf = ({ picture }: SiteSummary): readonly (readonly DrawnAnswer[])[] =>
  picture.map((row) => Array.from(row, (letter) => drawn[letter as PictureAnswer]));

interface State {
  readonly key: string;
  readonly tone?: 'changed' | 'failed' | 'warning';
  readonly text: string;
}

/** Returns the state of a site in words, the most important first. */
function statesOf({ isDamaged, isElsewhere, isUnsaved, isTemporary, summary }: ListedSite): readonly State[] {
  const { changed, failing, isClosed, isUnreadable, isUnchanged } = summary ?? {};
  const states: (State | false | undefined)[] = [
    changed &&
      changed.count > 0 && {
        key: 'changed',
        tone: 'changed',
        text: words.changed(changed.count, changed.of),
      },
    failing &&
      failing.count > 0 && { key: 'failing', tone: 'failed', text: words.failing(failing.count, failing.of) },
    isClosed && { key: 'closed', tone: 'warning', text: words.closed },
    isUnreadable && { key: 'unreadable', tone: 'warning', text: words.unreadable },
    isDamaged && { key: 'damaged', tone: 'warning', text: words.damaged },
    // Without a summary it is not known whether anything was saved: the site may have been left at once.
    (isUnsaved || summary !== undefined) && {
      key: 'saved',
      text: isUnsaved ? words.unsaved : isUnchanged ? words.unchanged : words.saved,
    },
    failing && failing.count === 0 && { key: 'holding', text: words.holding(failing.of) },
    isTemporary && { key: 'temporary', text: words.temporary },
    isElsewhere && { key: 'elsewhere', text: readOnlyWords.markElsewhere },
  ];
  return states.filter((state) => typeof state === 'object');
}

const toneIcons = { changed: 'g-changed', failed: 'g-cross', warning: 'g-warning' } as const;

function States({ site, children }: { site: ListedSite; children: ReactNode }) {
  return (
    <ul className={styles['states']}>
      {statesOf(site).map(({ key, tone, text }) => (
        <li key={key} className="inline tight" data-tone={tone}>
          {tone && <Icon name={toneIcons[tone]} />}
          {text}
        </li>
      ))}
      {children}
    </ul>
  );
}

interface NameFieldProps {
  readonly site: ListedSite;
  /** `undefined` keeps the old name. */
  readonly onDone: (name: string | undefined) => void;
}

/** Stable, so that they run when the element appears and not when it renders again. */
const selectText = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** The field in place of the name. Enter and leaving it confirm, Escape restores. */
function NameField({ site, onDone }: NameFieldProps) {
  const start = site.label ?? hostOfOrigin(site.origin);
  const [name, setName] = useState(start);
  const isDone = useRef(false);
  const hint = useId();
  const finish = (result: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(result);
  };
  return (
    <>
      <input
        ref={selectText}
        className={`field ${styles['nameField']}`}
        aria-label={words.siteName}
        aria-describedby={hint}
        placeholder="shop.example"
        maxLength={200}
        value={name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => finish(name === start ? undefined : name.trim())}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
          // The focus moves to the button of the site, which must not be pressed.
          event.preventDefault();
          finish(event.key === 'Enter' && name !== start ? name.trim() : undefined);
        }}
      />
      <span id={hint} className="vh">
        {words.siteNameHint}
      </span>
    </>
  );
}

/** What the file does, or which files there are. */
function Description({ site: { summary, paths, origin } }: { site: ListedSite }) {
  const sentence = summary?.sentence;
  return (
    <p className={styles['says']}>
      {sentence === undefined ? (
        <VisibleText text={paths.map((path) => path.slice(1)).join(', ')} />
      ) : (
        <span lang={summary?.language}>
          <VisibleText text={sentence} />
          {summary?.readBy !== undefined && <span className="quiet"> {summary.readBy}</span>}
        </span>
      )}
      {origin === '' && ` ${words.noSite}`}
    </p>
  );
}

export function SiteRow({ site, ...handlers }: { site: ListedSite } & SiteHandlers) {
  const visible = useVisibleName();
  const [isRenaming, setRenaming] = useState(false);
  const [shortText, showShortText] = useShortText();
  const nameButton = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  const renamedId = useId();
  useEffect(() => {
    if (wasRenaming.current && !isRenaming && document.activeElement === document.body)
      nameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const { name, summary, origin, isElsewhere, isPinned, isUnsaved, renamed } = site;
  const host = hostOfOrigin(origin);
  const finishRenaming = (newName: string | undefined) => {
    setRenaming(false);
    if (newName !== undefined && newName !== name) handlers.onRename(site, newName);
  };
  const copyCheck = () =>
    void handlers
      .onCopyCheck(site)
      .then((isCopied) => showShortText(isCopied ? words.checkCopied : words.notCopied));
  // What is not possible is left out, and so is what would change nothing.
  const items: MenuItem[] = [
    { label: words.rename, run: () => setRenaming(true) },
    ...(origin !== '' ? [{ label: words.copyCheck, run: copyCheck }] : []),
    ...(isUnsaved && !isElsewhere ? [{ label: words.saveSite, run: () => handlers.onSave(site) }] : []),
    ...(isElsewhere ? [] : [{ label: words.remove, group: '', run: () => handlers.onDelete(site) }]),
  ];
  return (
    <li className={styles['site']} data-site={site.id}>
      <span className={styles['pictureBox']}>
        {summary && <AnswerPicture answers={answersOf(summary)} />}
      </span>
      <div className={styles['siteText']}>
        {isRenaming ? (
          <NameField site={site} onDone={finishRenaming} />
        ) : (
          <button
            ref={nameButton}
            type="button"
            className={`btn btn-link ${styles['siteName']}`}
            onClick={() => handlers.onOpen(site)}
          >
            <bdi>
              <VisibleText text={name} />
            </bdi>{' '}
            {host !== '' && !name.startsWith(host) && (
              <bdi className={`text-s quiet ${styles['host']}`}>
                <VisibleText text={host} />
              </bdi>
            )}
          </button>
        )}
        <Description site={site} />
        <States site={site}>
          {origin === '' && !isRenaming && (
            <li>
              <button
                type="button"
                className={`btn btn-link target ${styles['above']}`}
                onClick={() => setRenaming(true)}
              >
                {words.nameSite}
              </button>
            </li>
          )}
          {renamed && !isRenaming && (
            <li className="inline">
              <output id={renamedId}>{words.renamed(visible(renamed.from))}</output>
              <button
                type="button"
                className={`btn btn-link target ${styles['above']}`}
                aria-describedby={renamedId}
                onClick={() => {
                  renamed.onUndo();
                  nameButton.current?.focus();
                }}
              >
                {words.undo}
              </button>
            </li>
          )}
        </States>
      </div>
      <div className={`inline ${styles['siteEnd']}`}>
        <output className="text-xs quiet">{shortText}</output>
        {shortText === '' && site.time > 0 && (
          <time
            className="text-xs faint"
            dateTime={new Date(site.time).toISOString()}
            title={words.lastChange}
          >
            {siteDate(site.time)}
          </time>
        )}
        <button
          type="button"
          className="ibtn"
          data-pin
          aria-label={words.pin(visible(name))}
          title={isPinned ? words.unpinHint : words.pinHint}
          aria-pressed={isPinned}
          onClick={() => handlers.onPin(site)}
        >
          <Icon name={isPinned ? 'g-pin' : 'g-pin-o'} />
        </button>
        <Menu
          buttonRef={menuButton}
          label={words.menuOf(visible(name))}
          title={words.menuHint}
          items={items}
          onClosed={() => {
            // Deleting and renaming have moved the focus.
            if (document.activeElement === document.body) menuButton.current?.focus();
          }}
        />
      </div>
    </li>
  );
}

interface DeletedSiteProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** The place of a deleted site, until the page is left. */
export function DeletedSite({ name, onUndo }: DeletedSiteProps) {
  const sentence = useId();
  const visible = useVisibleName();
  return (
    <li className={`row ${styles['gone']}`}>
      <span id={sentence} className="spring">
        {words.deleted(visible(name))}
      </span>
      <button
        // The menu that deleted it is gone.
        ref={focusButton}
        type="button"
        className="btn btn-link target"
        aria-describedby={sentence}
        onClick={onUndo}
      >
        {words.undo}
      </button>
    </li>
  );
}
