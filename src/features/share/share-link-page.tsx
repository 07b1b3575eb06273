// Shows the workspace of a share link before it is opened.

import { Fragment, Suspense, use, useState } from 'react';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { shareWords } from '../../messages/en/app/share.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { formatQuestion } from '../../state/expectations/format-expectation.ts';
import {
  readShareLink,
  type SharedProblem,
  type SharedWorkspace,
  type SharePreview,
} from '../../state/workspace/read-share-link.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './share.module.css';

const words = shareWords.received;

type LinkReading = Promise<SharedWorkspace | { readonly problem: SharedProblem } | undefined>;

export interface ShareLinkPageProps {
  readonly payload: string;
  /** Whether the user has a workspace that would stay open as well. */
  readonly hasWork: boolean;
  /** Opens the shared workspace in addition to the current one. Returns false if a part could not be loaded. */
  readonly onOpen: (shared: SharedWorkspace) => Promise<boolean>;
  readonly onLeave: () => void;
}

/** Focuses the heading of the page after the user followed a link. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

export const ShareLinkPage = (props: ShareLinkPageProps) => (
  <div className="page column">
    <ReceivedLink key={props.payload} {...props} />
  </div>
);

/** Holds the parsed link while its page is shown. */
function ReceivedLink({ payload, ...rest }: ShareLinkPageProps) {
  const [reading] = useState<LinkReading>(() => readShareLink(payload).catch(() => undefined));
  return (
    <Suspense fallback={<p className={styles['shared']}>{words.looking}</p>}>
      <LinkContent reading={reading} {...rest} />
    </Suspense>
  );
}

interface LinkContentProps extends Omit<ShareLinkPageProps, 'payload'> {
  readonly reading: LinkReading;
}

function LinkContent({ reading, hasWork, onOpen, onLeave }: LinkContentProps) {
  const content = use(reading);
  if (!content) return <UnreadableLink sentence={words.notRead} onLeave={onLeave} />;
  if ('problem' in content)
    return <UnreadableLink sentence={problemSentence(content.problem)} onLeave={onLeave} />;
  return <WorkspacePreview shared={content} hasWork={hasWork} onOpen={onOpen} onLeave={onLeave} />;
}

function problemSentence(problem: SharedProblem): string {
  if (problem.code !== 'workspace') return words.problems[problem.code];
  return words.workspaceProblem(problem.problem.code, problem.problem.params.where ?? '');
}

function UnreadableLink({ sentence, onLeave }: { sentence: string; onLeave: () => void }) {
  return (
    <main className={styles['shared']}>
      <h1 tabIndex={-1} ref={focusHeading}>
        {words.problemTitle}
      </h1>
      <div role="alert" className="notice" data-severity="error">
        <Icon name="g-error" />
        <span>{sentence}</span>
        <button type="button" className="btn" onClick={onLeave}>
          {words.toStart}
        </button>
      </div>
    </main>
  );
}

interface WorkspacePreviewProps extends Omit<ShareLinkPageProps, 'payload'> {
  readonly shared: SharedWorkspace;
}

function WorkspacePreview({ shared, hasWork, onOpen, onLeave }: WorkspacePreviewProps) {
  const [isOpening, setIsOpening] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = () => {
    if (isOpening) return;
    setIsOpening(true);
    void onOpen(shared).then((done) => {
      setIsOpening(false);
      setFailed(!done);
    });
  };
  const { preview, workspace } = shared;
  return (
    <>
      <main className={styles['shared']}>
        <h1 tabIndex={-1} ref={focusHeading}>
          {words.title}
        </h1>
        <p>{words.what}</p>
        <p>
          {words.about} {hasWork && words.beside}
        </p>
        {failed && (
          <div role="alert" className="notice" data-severity="error">
            <Icon name="g-error" />
            <span>{words.notOpened}</span>
          </div>
        )}
        <WorkspaceFacts
          preview={preview}
          question={questionLabel(workspace)}
          reader={titleOfReader(workspace.reader)}
          count={workspace.files.length}
        />
        <FileList preview={preview} />
      </main>
      <div className={styles['actions']}>
        <button type="button" className="btn btn-primary" aria-disabled={isOpening} onClick={open}>
          {hasWork ? words.openBeside : words.open}
        </button>
        <button type="button" className="btn" onClick={onLeave}>
          {words.notNow}
        </button>
      </div>
    </>
  );
}

function questionLabel({ question, asked }: SharedWorkspace['workspace'] & { asked?: unknown }): string {
  const settings = typeof asked === 'object' && asked !== null ? asked : {};
  return formatQuestion(question, undefined, settings).slice(0, 200);
}

function titleOfReader(reader: string): string | undefined {
  if (!reader) return undefined;
  return isReaderId(reader) ? readerTitle(readerOf(reader)) : words.unknownReader;
}

interface WorkspaceFactsProps {
  readonly preview: SharePreview;
  readonly question: string;
  readonly reader: string | undefined;
  readonly count: number;
}

function WorkspaceFacts({ preview, question, reader, count }: WorkspaceFactsProps) {
  const { origin, octets, urls, agents, cell } = preview;
  const also = words.alsoHolds(preview);
  return (
    <dl className={styles['facts']}>
      <dt>{words.site}</dt>
      <dd>{origin === '' ? words.noSite : <VisibleText text={origin} />}</dd>
      <dt>{words.files}</dt>
      <dd>{words.fileCount(count, shellWords.octets(octets))}</dd>
      <dt>{words.asks}</dt>
      <dd>
        <VisibleText text={words.asked(question, urls, agents)} />
      </dd>
      {reader !== undefined && (
        <>
          <dt>{words.readAs}</dt>
          <dd>{reader}</dd>
        </>
      )}
      {cell && (
        <>
          <dt>{words.shows}</dt>
          <dd>
            <VisibleText text={words.cell(cell.url, cell.agent)} />
          </dd>
        </>
      )}
      {also !== '' && (
        <>
          <dt>{words.also}</dt>
          <dd>{also}</dd>
        </>
      )}
    </dl>
  );
}

function FileList({ preview: { files, others } }: { preview: SharePreview }) {
  return (
    <section className={styles['files']} aria-label={words.files}>
      {files.map(({ path, octets, lines, first }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- cut paths may be alike, and nothing here moves
        <section key={place} className={`stack tight ${styles['file']}`} aria-label={escapeInvisible(path)}>
          <h2>
            <VisibleText text={path} />
          </h2>
          <p className="text-s quiet">{words.fileFacts(lines, shellWords.octets(octets))}</p>
          <ScrollRegion
            as="pre"
            className={`mono ${styles['first']}`}
            dir="ltr"
            aria-label={escapeInvisible(path)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a text that scrolls, and no set of fields
            role="group"
          >
            {first.map((line, number) => (
              <Fragment key={number}>
                <VisibleText text={line} keepsSpaces />
                {'\n'}
              </Fragment>
            ))}
          </ScrollRegion>
          {lines > first.length && <p className="text-s quiet">{words.moreLines(lines - first.length)}</p>}
        </section>
      ))}
      {others > 0 && <p>{words.moreFiles(others)}</p>}
    </section>
  );
}
