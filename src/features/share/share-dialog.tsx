// Shares the workspace by a link: its contents, its length, and copying it.
import { Suspense, use, useId, useState } from 'react';
import {
  defaultSharedParts,
  type SharedPart,
  type SharedPartChoice,
  sharedParts,
} from '../../core/workspace/shared-parts.ts';
import { localEditorWords } from '../../messages/en/app/local-editor.ts';
import { shareWords as words } from '../../messages/en/app/share.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { readOpenedLocally } from '../../state/disk/local-editor.ts';
import { isLocalEditor } from '../../state/disk/local-editor-token.ts';
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

/** The maximum number of listed files. Further files are only counted. */
const MAX_LISTED_FILES = 8;

interface ShareDialogProps {
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onSaveWorkspace: () => void;
}

type PendingLink = Promise<SharedLink | undefined>;

/** The hosted page that links begin with, if the program on this computer opened this one and names another. */
const hostedPage = () =>
  isLocalEditor()
    ? readOpenedLocally().then(
        ({ app }) => app,
        () => undefined,
      )
    : Promise.resolve(undefined);

const createLink = async (parts: SharedPartChoice): PendingLink => {
  const app = await hostedPage();
  return createShareLink(documentStore.getState(), parts, app ?? location.href).catch(() => undefined);
};

export default function ShareDialog({ onClose, onClosed, onSaveWorkspace }: ShareDialogProps) {
  const [shareable] = useState(() => findShareableParts(documentStore.getState()));
  const [parts, setParts] = useState(defaultSharedParts);
  const [pendingLink, setPendingLink] = useState(() => createLink(defaultSharedParts));
  const [message, setMessage] = useState('');
  const choose = (part: SharedPart, isIncluded: boolean) => {
    const newParts = { ...parts, [part]: isIncluded };
    setParts(newParts);
    setPendingLink(createLink(newParts));
    setMessage('');
  };
  const canOmitParts = sharedParts.some((part) => parts[part] && shareable.parts[part] > 0);
  const copy = (link: string) =>
    void copyText(link).then((done) => setMessage(done ? words.copied : words.notCopied));
  return (
    <Dialog
      title={words.title}
      about={words.about}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <output className={`spring ${styles['said']}`}>{message}</output>
          <button type="button" className="btn" onClick={onClose}>
            {message === words.copied ? words.done : words.cancel}
          </button>
          <Suspense fallback={<CopyLinkButton />}>
            <MainAction making={pendingLink} onCopy={copy} onSave={onSaveWorkspace} />
          </Suspense>
        </>
      }
    >
      <LinkContents shareable={shareable} />
      <PartChoices counts={shareable.parts} parts={parts} onChoose={choose} />
      <Suspense fallback={<p>{words.making}</p>}>
        <LinkStatus making={pendingLink} canOmitParts={canOmitParts} />
      </Suspense>
    </Dialog>
  );
}

function LinkContents({ shareable: { files, named, urls, agents, cell } }: { shareable: ShareableParts }) {
  const id = useId();
  return (
    <section className={`stack tight options ${styles['parts']}`} aria-labelledby={id}>
      <h3 id={id}>{words.inside}</h3>
      <ul>
        {files.slice(0, MAX_LISTED_FILES).map(({ path, octets }) => (
          <li key={path}>
            <code>
              <VisibleText text={path} />
            </code>{' '}
            <span className="text-s quiet">{shellWords.octets(octets)}</span>
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
  readonly onChoose: (part: SharedPart, isIncluded: boolean) => void;
}

/** The existing parts that can be omitted. */
function PartChoices({ counts, parts, onChoose }: PartChoicesProps) {
  const existingParts = sharedParts.filter((part) => counts[part] > 0);
  if (existingParts.length === 0) return null;
  return (
    <fieldset className={`stack tight options ${styles['parts']}`}>
      <legend>{words.take}</legend>
      {existingParts.map((part) => (
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

function LinkStatus({ making, canOmitParts }: { making: PendingLink; canOmitParts: boolean }) {
  const result = use(making);
  if (!result) return <output className="error">{words.failed}</output>;
  if ('refused' in result) {
    const sentence =
      result.refused === 'too-big'
        ? words.tooBig(canOmitParts)
        : words.tooLong(result.length, MAX_LINK_LENGTH, canOmitParts);
    return <output className="error">{sentence}</output>;
  }
  const { link } = result;
  return (
    <div className={`stack tight ${styles['parts']}`}>
      <label className={`labeled strong ${styles['link']}`}>
        {words.link}
        <input className="field" readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <output className="text-s quiet">{words.length(link.length, MAX_LINK_LENGTH)}</output>
      {isLocalEditor() && link.startsWith(location.origin) && (
        <p className="text-s">{localEditorWords.shareOnlyHere}</p>
      )}
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

/** The button that copies the link or, if there is no link, saves the file. */
function MainAction({ making, onCopy, onSave }: MainActionProps) {
  const result = use(making);
  if (result && 'link' in result) return <CopyLinkButton link={result.link} onCopy={onCopy} />;
  return (
    <button type="button" className="btn btn-primary" onClick={onSave}>
      {words.saveFile}
    </button>
  );
}
