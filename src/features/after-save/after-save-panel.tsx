// The list after Save: put the file on the site, see that it is live, check it every day.
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { listExpectations } from '../../actions/expectation-actions.ts';
import {
  type PlatformChoice,
  platformChoices,
  platformOf,
  platformSources,
} from '../../core/catalogue/platforms.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { textOfSource } from '../../core/document/source.ts';
import { dailyCommand, INSTALL_COMMAND } from '../../core/workspace/daily-check.ts';
import { afterSaveWords as words } from '../../messages/en/app/after-save.ts';
import { noticeWords } from '../../messages/en/app/notices.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { clockTime } from '../../messages/site-date.ts';
import { getPlace } from '../../state/disk/places.ts';
import { workspacePlaceId } from '../../state/disk/workspace-place.ts';
import { countExpectations, fileOf } from '../../state/document/document.ts';
import { DEFAULT_PATH, type GatepostState } from '../../state/document/document-store.ts';
import { originOfSession } from '../../state/document/session-name.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { useExpectationState, useExpectationsPanel } from '../../state/expectations/use-expectations.ts';
import { countResults } from '../../state/expectations/watch-expectations.ts';
import { unsavedPaths } from '../../state/saved/unsaved.ts';
import { keyOfOpenSite } from '../../state/storage/sessions.ts';
import { copyText } from '../../state/table/table-export.ts';
import { savedSource } from '../../state/versions/live-file.ts';
import { rememberedPlatform, rememberPlatform } from '../../state/workspace/publish-memory.ts';
import { dailyCheckOf, workflowOf } from '../../state/workspace/site-daily-check.ts';
import { useVisibleName } from '../../ui/content/visible-text.tsx';
import { CommandBox } from '../../ui/controls/command-box.tsx';
import { useShortText } from '../../ui/controls/use-short-text.ts';
import { isTextField } from '../../ui/environment/text-field.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useDelayedFlag } from '../../ui/loading/use-delayed-flag.ts';
import { Popup } from '../../ui/overlays/popup.tsx';
import styles from './after-save.module.css';
import { LiveStep } from './live-step.tsx';
import { NameSiteForm } from './name-site-form.tsx';

/** What was saved, or for what the list was opened later. */
export interface PublishedFile {
  readonly what: 'file' | 'workspace' | 'later';
  /** The policy file. */
  readonly path: string;
  /** The name that was written on disk. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

export interface AfterSavePanelProps {
  readonly saved: PublishedFile;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onSaveWorkspace: () => void;
}

interface StepProps {
  readonly step?: number | undefined;
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Step({ step, title, action, children }: StepProps) {
  const heading = useId();
  return (
    <section className={styles['step']} aria-labelledby={heading}>
      <div className={`row ${styles['stepHead']}`}>
        <h3 id={heading} className="spring">
          {step !== undefined && <span>{words.step(step)}</span>}
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

const selectPlatform = (state: GatepostState, path: string, site: string): PlatformChoice => {
  const { own, last } = rememberedPlatform(site);
  const source = savedSource(state, path);
  const found = source && !source.big ? platformOf(textOfSource(source)) : undefined;
  return own ?? found ?? last ?? 'server';
};

interface PutStepProps {
  readonly address: string;
  readonly site: string;
  /** Undefined for a file of which platforms know nothing. */
  readonly initial: PlatformChoice | undefined;
}

/** Where the file goes on the platform of the site. */
function PutStep({ address, site, initial }: PutStepProps) {
  const [platform, setPlatform] = useState(initial ?? 'server');
  const [before, name, after] = platform === 'server' ? words.goesToServer(address) : words.goes[platform];
  const choose = (choice: PlatformChoice) => {
    setPlatform(choice);
    rememberPlatform(site, choice);
  };
  return (
    <Step
      step={1}
      title={words.steps.put}
      action={
        initial && (
          <span className={`select ${styles['platform']}`}>
            <select
              aria-label={words.platform}
              value={platform}
              onChange={({ target }) =>
                choose(platformChoices.find((choice) => choice === target.value) ?? 'server')
              }
            >
              {platformChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {words.platforms[choice]}
                </option>
              ))}
            </select>
            <Icon name="g-down" />
          </span>
        )
      }
    >
      <p>
        {before}
        <code>{name}</code>
        {after}{' '}
        {platform !== 'server' && (
          <a
            href={platformSources[platform]}
            target="_blank"
            rel="noreferrer"
            aria-label={words.sourceOf(words.platforms[platform])}
          >
            {words.source}
          </a>
        )}
      </p>
    </Step>
  );
}

interface DailyStepProps {
  readonly step?: number;
  readonly origin: string;
  readonly path: string;
  readonly file: string;
  readonly onSaveWorkspace: () => void;
}

/** The command and the workflow file, with the names of the files on disk. */
function DailyStep({ step, origin, path, file, onSaveWorkspace }: DailyStepProps) {
  const document = useDocument((state) => state.document);
  const [said, say] = useShortText();
  const expectations = countExpectations(document);
  const workspaceFile = getPlace(workspacePlaceId(document))?.handle.name;
  const check = dailyCheckOf({
    origin,
    isOriginStated: document.origin !== '',
    path,
    file,
    expectations,
    workspaceFile,
  });
  const copyWorkflow = () =>
    void copyText(workflowOf(check)).then((isCopied) =>
      say(isCopied ? words.workflowCopied : words.notCopied),
    );
  if (origin === '')
    return (
      <Step step={step} title={words.steps.daily} action={null}>
        <p>{words.noDaily}</p>
      </Step>
    );
  return (
    <Step
      step={step}
      title={words.steps.daily}
      action={
        <button type="button" className="btn btn-link target" onClick={copyWorkflow}>
          {words.copyWorkflow}
        </button>
      }
    >
      <output className={said === '' ? 'vh' : styles['said']}>{said}</output>
      {said === '' && (
        <p>
          {check.workspace ? words.checksExpectations(expectations) : words.checksAnswers(check.file)}{' '}
          {check.workspace && step !== undefined && workspaceFile === undefined && (
            <>
              {words.workspaceNeeded}{' '}
              <button type="button" className="btn btn-link" onClick={onSaveWorkspace}>
                {shellWords.saveWorkspace}
              </button>
            </>
          )}
        </p>
      )}
      <CommandBox command={dailyCommand(check)} copyText={copyText} />
      <p className={styles['install']}>
        {words.install} <code>{INSTALL_COMMAND}</code>
      </p>
    </Step>
  );
}

/** How many expectations of the site fail, with a link to their list; nothing if all hold, or none was checked. */
function FailingExpectations({ onLeave }: { readonly onLeave: () => void }) {
  const counts = countResults(useExpectationState());
  if (!counts || counts.failed === 0) return null;
  const show = () => {
    onLeave();
    listExpectations.run();
  };
  return (
    <p className={styles['failing']}>
      <button type="button" className="btn btn-link inline tight" onClick={show}>
        <Icon name="g-cross" /> {words.failing(counts.failed)}
      </button>
    </p>
  );
}

export function AfterSavePanel({ saved, opener, onClose, onSaveWorkspace }: AfterSavePanelProps) {
  const state = useDocument((current) => current);
  const visible = useVisibleName();
  const liveField = useRef<HTMLTextAreaElement>(null);
  // Saved by a key, while the user types: the focus stays in the text. Elsewhere it moves to the list.
  const { what, path, time } = saved;
  const [keepsFocus] = useState(() => what !== 'later' && isTextField(document.activeElement));
  const isAnnounced = useDelayedFlag(keepsFocus);
  const { isOpen: isListed } = useExpectationsPanel();
  const file = fileOf(state.document, path);
  if (!file) return null;
  const site = keyOfOpenSite(state);
  const origin = originOfSession(state);
  const address = `${origin}${path}`;
  const name = visible(saved.name);
  const fileName = getPlace(file.id)?.handle.name ?? path.slice(path.lastIndexOf('/') + 1);
  const savedNow = savedSource(state, path);
  const lineCount = savedNow ? countLines(savedNow.lines) : 0;
  const title = what === 'later' ? words.laterTitle(name) : words.title(name);
  // The list of expectations has a command of its own.
  const hasDaily = what === 'later' || !isListed;
  const unsaved = what === 'workspace' ? unsavedPaths(state) : [];
  const daily = { origin, path, file: fileName, onSaveWorkspace };
  return (
    <Popup
      label={title}
      opener={opener}
      beside={() => opener.current}
      align="end"
      isTall
      isBare
      keepsFocus={keepsFocus}
      onClose={onClose}
      onClosed={() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) opener.current?.focus();
      }}
    >
      <div className={`row ${styles['head']}`}>
        {/* Where the focus moves into the list, its name is read. */}
        <output className="vh">{isAnnounced && title}</output>
        {what !== 'later' && <Icon name="g-tick" />}
        <h2 className="spring">{title}</h2>
        {what === 'file' && <span className="text-xs faint">{words.facts(lineCount, clockTime(time))}</span>}
        <button type="button" className="ibtn" aria-label={words.close} title={words.close} onClick={onClose}>
          <Icon name="i-close" />
        </button>
      </div>
      <FailingExpectations onLeave={onClose} />
      {what === 'workspace' ? (
        <>
          {unsaved.length > 0 && <p className={styles['note']}>{noticeWords.workspaceSaved(unsaved)}</p>}
          {hasDaily && <DailyStep {...daily} />}
        </>
      ) : (
        <>
          <PutStep
            address={address}
            site={site}
            initial={path === DEFAULT_PATH ? selectPlatform(state, path, site) : undefined}
          />
          <Step
            step={2}
            title={words.steps.live}
            action={
              origin !== '' && (
                <a
                  className="inline tight target"
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  // Before the other page opens: the user comes back to paste.
                  onClick={() => liveField.current?.focus()}
                >
                  {words.openLive} <Icon name="g-out" />
                </a>
              )
            }
          >
            <LiveStep path={path} field={liveField} onLeave={onClose}>
              {origin === '' && <NameSiteForm />}
            </LiveStep>
          </Step>
          {hasDaily && <DailyStep step={3} {...daily} />}
        </>
      )}
    </Popup>
  );
}
