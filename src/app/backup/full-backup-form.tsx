// The preview of a full backup: nothing is added before the user selects it.

import { type FormEvent, useId, useState } from 'react';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { fullBackupWords as words } from '../../messages/en/app/files.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { dayAndTime } from '../../messages/en/comparison/compare.ts';
import { type BackupSession, hasNewContent, importBackup } from '../../state/backup/full-backup.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { refreshSessionList } from '../boot/boot.ts';
import { closeDialog, focusFileMenu } from '../shared/file-focus.ts';
import type { ShellDialog } from '../shared/shell-store.ts';
import { currentBackupSources } from './full-backup-actions.ts';
import styles from './full-backup-form.module.css';
import { applySettings } from './settings.ts';

type FullBackupFormProps = Extract<ShellDialog, { readonly about: 'everything' }>;

const formatTime = (time: number) => dayAndTime(time, Date.now());

/** The effect of selecting a session, or why it cannot be selected. */
function describeState({ here, versions, problem }: BackupSession): string {
  if (problem?.params.version !== undefined) return words.newer(problem.params.version);
  if (problem) return words.unreadable(problem.params.where ?? '');
  if (here === undefined) return words.new;
  return versions.length === 0 ? words.here : words.hereWithout(versions.length);
}

interface SessionRowProps {
  readonly session: BackupSession;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

function SessionRow({ session, isSelected, onSelect }: SessionRowProps) {
  const { path, time, unsaved, versions } = session.work;
  const facts = [
    words.when(formatTime(time)),
    words.versions(versions.length),
    shellWords.octets(session.size),
    ...(unsaved.length > 0 ? [words.unsaved] : []),
  ];
  return (
    <li>
      <label className={`breaks target row ${styles['work']}`}>
        <input
          type="checkbox"
          checked={isSelected}
          disabled={!hasNewContent(session)}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <span>
          <span className={`strong ${styles['name']}`}>
            <VisibleText text={words.of(path, session.origin)} />
          </span>{' '}
          {describeState(session)}
          <span className={`text-s quiet ${styles['facts']}`}>{facts.join(' · ')}</span>
        </span>
      </label>
    </li>
  );
}

/** Adds the selected sessions, and returns the message about the result. */
async function addSessions(
  selected: readonly BackupSession[],
  settings: FullBackupFormProps['everything']['settings'] | undefined,
) {
  const { added, isWhole } = await importBackup(currentBackupSources(), selected);
  if (settings) applySettings(settings);
  void refreshSessionList();
  return isWhole ? words.done(added, settings !== undefined) : words.doneSome(added, selected.length);
}

export function FullBackupForm({ name, everything, found }: FullBackupFormProps) {
  const id = useId();
  const [selected, setSelected] = useState<ReadonlySet<BackupSession>>(
    () => new Set(found.filter(hasNewContent)),
  );
  const [withSettings, setWithSettings] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const isDisabled = isBusy || (selected.size === 0 && !withSettings);
  const hasSettings = Object.keys(everything.settings).length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isDisabled) return;
    setBusy(true);
    setMessage(
      await addSessions(
        found.filter((session) => selected.has(session)),
        withSettings ? everything.settings : undefined,
      ),
    );
  };
  const isDone = message !== undefined;
  return (
    <Dialog
      title={words.title(escapeInvisible(name))}
      about={words.about(formatTime(everything.time), found.length)}
      onClose={closeDialog}
      onClosed={focusFileMenu}
      actions={
        <>
          <button type="button" className="btn" onClick={closeDialog}>
            {isDone ? words.close : words.cancel}
          </button>
          {isDone ? (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                closeDialog();
                goToPage('/');
              }}
            >
              {words.toStart}
            </button>
          ) : (
            <button type="submit" form={id} className="btn btn-primary" aria-disabled={isDisabled}>
              {words.add(selected.size, withSettings)}
            </button>
          )}
        </>
      }
    >
      <output>{message}</output>
      {!isDone && (
        <form id={id} className={`stack ${styles['form']}`} onSubmit={(event) => void submit(event)}>
          {found.length === 0 && <p>{words.none}</p>}
          <ul aria-label={words.works}>
            {found.map((session, index) => (
              <SessionRow
                key={`${index} ${session.work.time}`}
                session={session}
                isSelected={selected.has(session)}
                onSelect={(isSelected) =>
                  setSelected(
                    new Set(
                      isSelected
                        ? [...selected, session]
                        : [...selected].filter((other) => other !== session),
                    ),
                  )
                }
              />
            ))}
          </ul>
          {hasSettings && (
            <label className={`breaks target row ${styles['work']}`}>
              <input
                type="checkbox"
                checked={withSettings}
                onChange={(event) => setWithSettings(event.target.checked)}
              />
              {words.settings}
            </label>
          )}
        </form>
      )}
    </Dialog>
  );
}
