// Sharing by a link: what goes into it, how long it gets, and copying it.
import { Suspense, use, useId, useState } from 'react';
import {
  defaultSharedParts,
  type SharedPart,
  type SharedPartChoice,
  sharedParts,
} from '../../core/workspace/shared-parts.ts';
import { shareWords as words } from '../../messages/en/app/share.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { copyText } from '../../state/table/table-export.ts';
import { MAX_LINK_LENGTH } from '../../state/workspace/share-link.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './share.module.css';
import {
  createShareLink,
  findShareableParts,
  type ShareableParts,
  type SharedLink,
} from './write-share-link.ts';

/** More files than these are counted, not listed. */
const MAX_LISTED_FILES = 8;

interface ShareDialogProps {
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onSaveWorkspace: () => void;
}

type PendingLink = Promise<SharedLink | undefined>;

const createLink = (parts: SharedPartChoice): PendingLink =>
  createShareLink(documentStore.getState(), parts, location.href).catch(() => undefined);

export default function ShareDialog({ onClose, onClosed, onSaveWorkspace }: ShareDialogProps) {
  const [shareable] = useState(() => findShareableParts(documentStore.getState()));
  const [parts, setParts] = useState(defaultSharedParts);
  const [making, setMaking] = useState(() => createLink(defaultSharedParts));
  const [said, setSaid] = useState('');
  const choose = (part: SharedPart, isIn: boolean) => {
    const chosen = { ...parts, [part]: isIn };
    setParts(chosen);
    setMaking(createLink(chosen));
    setSaid('');
  };
  const canLeaveOut = sharedParts.some((part) => parts[part] && shareable.parts[part] > 0);
  const copy = (link: string) =>
    void copyText(link).then((done) => setSaid(done ? words.copied : words.notCopied));
  return (
    <Dialog
      title={words.title}
      about={words.about}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <output className={`spring ${styles['said']}`}>{said}</output>
          <button type="button" className="btn" onClick={onClose}>
            {said === words.copied ? words.done : words.cancel}
          </button>
          <Suspense fallback={<CopyLinkButton />}>
            <MainAction making={making} onCopy={copy} onSave={onSaveWorkspace} />
          </Suspense>
        </>
      }
    >
      <LinkContents shareable={shareable} />
      <PartChoices counts={shareable.parts} parts={parts} onChoose={choose} />
      <Suspense fallback={<p>{words.making}</p>}>
        <LinkStatus making={making} canLeaveOut={canLeaveOut} />
      </Suspense>
    </Dialog>
  );
}

function LinkContents({ shareable: { files, named, urls, agents, cell } }: { shareable: ShareableParts }) {
  const id = useId();
  return (
    <section className={styles['parts']} aria-labelledby={id}>
      <h3 id={id}>{words.inside}</h3>
      <ul>
        {files.slice(0, MAX_LISTED_FILES).map(({ path, octets }) => (
          <li key={path}>
            <code>
              <VisibleText text={path} />
            </code>{' '}
            <span className={styles['size']}>{shellWords.octets(octets)}</span>
          </li>
        ))}
        {files.length > MAX_LISTED_FILES && <li>{words.moreFiles(files.length - MAX_LISTED_FILES)}</li>}
        {named > 0 && <li>{words.named(named)}</li>}
        <li>{words.asked(urls, agents)}</li>
        {cell && (
          <li>
            <VisibleText text={words.cell(cell.url, cell.agent)} />
          </li>
        )}
      </ul>
    </section>
  );
}

interface PartChoicesProps {
  readonly counts: Readonly<Record<SharedPart, number>>;
  readonly parts: SharedPartChoice;
  readonly onChoose: (part: SharedPart, isIn: boolean) => void;
}

/** What is there and can be left out. */
function PartChoices({ counts, parts, onChoose }: PartChoicesProps) {
  const there = sharedParts.filter((part) => counts[part] > 0);
  if (there.length === 0) return null;
  return (
    <fieldset className={styles['parts']}>
      <legend>{words.take}</legend>
      {there.map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={parts[part]}
            onChange={({ target }) => onChoose(part, target.checked)}
          />
          {words.part(part, counts[part])}
        </label>
      ))}
    </fieldset>
  );
}

function LinkStatus({ making, canLeaveOut }: { making: PendingLink; canLeaveOut: boolean }) {
  const made = use(making);
  if (!made) return <output className={styles['tooLong']}>{words.failed}</output>;
  if ('refused' in made) {
    const sentence =
      made.refused === 'too-big'
        ? words.tooBig(canLeaveOut)
        : words.tooLong(made.length, MAX_LINK_LENGTH, canLeaveOut);
    return <output className={styles['tooLong']}>{sentence}</output>;
  }
  const { link } = made;
  return (
    <div className={styles['parts']}>
      <label className={styles['link']}>
        {words.link}
        <input className="field" readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <output className={styles['size']}>{words.length(link.length, MAX_LINK_LENGTH)}</output>
    </div>
  );
}

function CopyLinkButton({ link, onCopy }: { link?: string; onCopy?: (link: string) => void }) {
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-disabled={link === undefined}
      onClick={() => link !== undefined && onCopy?.(link)}
    >
      {words.copy}
    </button>
  );
}

interface MainActionProps {
  readonly making: PendingLink;
  readonly onCopy: (link: string) => void;
  readonly onSave: () => void;
}

/** Copying the link; where there is none, the file in its place. */
function MainAction({ making, onCopy, onSave }: MainActionProps) {
  const made = use(making);
  if (made && 'link' in made) return <CopyLinkButton link={made.link} onCopy={onCopy} />;
  return (
    <button type="button" className="btn btn-primary" onClick={onSave}>
      {words.saveFile}
    </button>
  );
}
