// Shows the answer that a share link is about, and what the link holds, before it is opened.

import { Fragment, type ReactNode, Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { printSource } from '../../core/document/source.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { shareWords } from '../../messages/en/app/share.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { saveBytes } from '../../state/disk/file-access.ts';
import { formatQuestion } from '../../state/expectations/format-expectation.ts';
import {
  readShareLink,
  type SharedProblem,
  type SharedWorkspace,
  type SharePreview,
} from '../../state/workspace/read-share-link.ts';
import {
  readSharedSite,
  type SharedExpectations,
  type SharedSite,
} from '../../state/workspace/shared-answer.ts';
import { StrongParts } from '../../ui/content/strong-parts.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { checkSharedExpectations } from './check-shared.ts';
import styles from './share.module.css';
import { SharedAnswer } from './shared-answer.tsx';

const words = shareWords.received;

/** A link that was read, with its answer. If its code could not be loaded, there is only what the link holds. */
interface ReadLink {
  readonly shared: SharedWorkspace;
  readonly site: SharedSite | undefined;
}

type LinkReading = Promise<ReadLink | { readonly problem: SharedProblem } | undefined>;

async function readLink(payload: string): LinkReading {
  const shared = await readShareLink(payload);
  if ('problem' in shared) return shared;
  return { shared, site: await readSharedSite(shared, checkSharedExpectations).catch(() => undefined) };
}

export interface ShareLinkPageProps {
  readonly payload: string;
  /** Whether the user has sites that stay as they are. */
  readonly hasWork: boolean;
  /** Opens the shared workspace as a site of its own. Returns false if a part could not be loaded. */
  readonly onOpen: (shared: SharedWorkspace) => Promise<boolean>;
  readonly onLeave: () => void;
}

/** Focuses the heading of the page after the user followed a link. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** The shell, which is there in the first frame. */
function Frame({ onLeave, children }: Pick<ShareLinkPageProps, 'onLeave'> & { children: ReactNode }) {
  return (
    <div className="page column">
      <header className={`row page-head ${styles['top']}`}>
        <Link
          to="/"
          replace
          className="inline strong"
          aria-label={`${shellWords.product}, ${shellWords.start}`}
          onClick={onLeave}
        >
          <Icon name="i-mark" />
          {shellWords.product}
        </Link>
        <span className="spring" />
        <span className="text-s quiet">{shellWords.promise}</span>
      </header>
      {children}
    </div>
  );
}

export const ShareLinkPage = (props: ShareLinkPageProps) => (
  <Frame onLeave={props.onLeave}>
    <ReceivedLink key={props.payload} {...props} />
  </Frame>
);

/** Quiet bars in the places of the heading, the sentence, the question and its answer. */
const Bars = () => (
  <main className={styles['shared']} aria-busy>
    <p className="vh">{words.looking}</p>
    <header>
      <span className={styles['bar']} />
      <span className={styles['bar']} data-big />
    </header>
    <div className={styles['card']}>
      <span className={styles['bar']} />
      <span className={styles['bar']} data-big />
      <span className={styles['bar']} />
    </div>
  </main>
);

/** Holds the parsed link while its page is shown. */
function ReceivedLink({ payload, ...rest }: ShareLinkPageProps) {
  const [reading] = useState<LinkReading>(() => readLink(payload).catch(() => undefined));
  return (
    <Suspense fallback={<Bars />}>
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
  return <LinkPreview {...content} hasWork={hasWork} onOpen={onOpen} />;
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

interface ExpectationsProps {
  readonly count: number;
  /** Undefined if they could not be checked in time. */
  readonly checked: SharedExpectations | undefined;
}

/** How many expectations travel with the link, and whether they are met. */
function Expectations({ count, checked }: ExpectationsProps) {
  const isFailing = checked !== undefined && checked.failed > 0;
  return (
    <p className={`inline tight text-s ${isFailing ? styles['failing'] : 'quiet'}`}>
      <Icon name={isFailing ? 'g-cross' : 'g-flag'} />
      {checked ? words.expectations(checked) : shareWords.part('expectations', count)}
    </p>
  );
}

/** Who shared what, and what the file does. */
function LinkHead({ preview, site }: { preview: SharePreview; site: SharedSite | undefined }) {
  const file = (site?.file.path ?? preview.files[0]?.path ?? '').slice(1);
  const more = preview.files.length + preview.others - 1;
  const host = hostOfOrigin(site?.origin ?? preview.origin);
  const { sentence } = site ?? {};
  return (
    <header>
      <h1 tabIndex={-1} ref={focusHeading}>
        <VisibleText text={host === '' ? words.fromNobody(file, more) : words.from(file, more)} />{' '}
        {host !== '' && (
          <b>
            <VisibleText text={host} />
          </b>
        )}
      </h1>
      {sentence && (
        <p className={styles['sentence']}>
          <StrongParts parts={sentence.parts} />
        </p>
      )}
      {preview.expectations > 0 && <Expectations count={preview.expectations} checked={site?.expectations} />}
    </header>
  );
}

interface LinkPreviewProps extends ReadLink, Pick<ShareLinkPageProps, 'hasWork' | 'onOpen'> {}

function LinkPreview({ shared, site, hasWork, onOpen }: LinkPreviewProps) {
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = () => {
    if (isOpening) return;
    setIsOpening(true);
    void onOpen(shared).then((done) => {
      setIsOpening(false);
      setFailure(done ? undefined : words.notOpened);
    });
  };
  const { preview, workspace } = shared;
  const download = async ({ path, source }: SharedSite['file']) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const result = await saveBytes(name, printSource(source)).catch(() => undefined);
    setFailure(result ? undefined : words.downloadFailed);
  };
  const reader = titleOfReader(workspace.reader);
  return (
    <main className={styles['shared']}>
      <LinkHead preview={preview} site={site} />
      {site?.cell && <SharedAnswer cell={site.cell} question={questionLabel(workspace)} />}
      <div className={`flow text-s quiet ${styles['actions']}`}>
        <button type="button" className="btn btn-primary" aria-disabled={isOpening} onClick={open}>
          {words.open}
        </button>
        {site && (
          <button type="button" className="btn" onClick={() => void download(site.file)}>
            {words.download}
          </button>
        )}
        <span>{hasWork ? words.beside : words.what}</span>
      </div>
      {failure !== undefined && (
        <div role="alert" className="notice" data-severity="error">
          <Icon name="g-error" />
          <span>{failure}</span>
        </div>
      )}
      <details className={styles['holds']}>
        <summary className="text-s">
          <Icon name="g-right" /> {words.holds}{' '}
          <span className="faint">
            {words.summary(workspace.files.length, preview.files[0]?.lines ?? 0, preview.urls, reader)}
          </span>
        </summary>
        <p className="text-s">{words.about}</p>
        <WorkspaceFacts
          preview={preview}
          question={questionLabel(workspace)}
          reader={reader}
          count={workspace.files.length}
        />
        <FileList preview={preview} />
      </details>
    </main>
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
