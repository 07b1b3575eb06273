// What a file with everything holds: shown before anything is done, and what is chosen is added.

import { type FormEvent, useId, useState } from 'react';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { everythingWords as words } from '../../messages/en/app/files.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { dayAndTime } from '../../messages/en/compare.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { refreshSessionList } from '../boot/boot.ts';
import { closeDialog, focusFileMenu } from '../files/file-focus.ts';
import type { ShellDialog } from '../shell/shell-store.ts';
import { type BackupSession, hasNewContent, importBackup } from './full-backup.ts';
import { currentBackupSources } from './full-backup-actions.ts';
import styles from './full-backup-form.module.css';
import { applySettings } from './settings.ts';

type FullBackupFormProps = Extract<ShellDialog, { readonly about: 'everything' }>;

const whenOf = (time: number) => dayAndTime(time, Date.now());

/** What becomes of a work if it is chosen, or why it cannot be. */
function stateOf({ here, versions, problem }: BackupSession): string {
  if (problem?.params.version !== undefined) return words.newer(problem.params.version);
  if (problem) return words.unreadable(problem.params.where ?? '');
  if (here === undefined) return words.new;
  return versions.length === 0 ? words.here : words.hereWithout(versions.length);
}

interface WorkProps {
  readonly found: BackupSession;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Work({ found, isChosen, onChoose }: WorkProps) {
  const { path, time, unsaved, versions } = found.work;
  const facts = [
    words.when(whenOf(time)),
    words.versions(versions.length),
    shellWords.octets(found.size),
    ...(unsaved.length > 0 ? [words.unsaved] : []),
  ];
  return (
    <li>
      <label className={styles['work']}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!hasNewContent(found)}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span>
          <span className={styles['name']}>
            <VisibleText text={words.of(path, found.origin)} />
          </span>{' '}
          {stateOf(found)}
          <span className={styles['facts']}>{facts.join(' · ')}</span>
        </span>
      </label>
    </li>
  );
}

/** Adds what was chosen; what is to be said of it. */
async function add(
  chosen: readonly BackupSession[],
  settings: FullBackupFormProps['everything']['settings'] | undefined,
) {
  const { added, isWhole } = await importBackup(currentBackupSources(), chosen);
  if (settings) applySettings(settings);
  refreshSessionList();
  return isWhole ? words.done(added, settings !== undefined) : words.doneSome(added, chosen.length);
}

export function FullBackupForm({ name, everything, found }: FullBackupFormProps) {
  const id = useId();
  const [chosen, choose] = useState<ReadonlySet<BackupSession>>(() => new Set(found.filter(hasNewContent)));
  const [withSettings, setWithSettings] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState<string>();
  const isOff = isBusy || (chosen.size === 0 && !withSettings);
  const hasSettings = Object.keys(everything.settings).length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isOff) return;
    setBusy(true);
    say(
      await add(
        found.filter((one) => chosen.has(one)),
        withSettings ? everything.settings : undefined,
      ),
    );
  };
  const isDone = said !== undefined;
  return (
    <Dialog
      title={words.title(escapeInvisible(name))}
      about={words.about(whenOf(everything.time), found.length)}
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
            <button type="submit" form={id} className="btn btn-primary" aria-disabled={isOff}>
              {words.add(chosen.size, withSettings)}
            </button>
          )}
        </>
      }
    >
      <output>{said}</output>
      {!isDone && (
        <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)}>
          {found.length === 0 && <p>{words.none}</p>}
          <ul aria-label={words.works}>
            {found.map((one, place) => (
              <Work
                key={`${place} ${one.work.time}`}
                found={one}
                isChosen={chosen.has(one)}
                onChoose={(is) =>
                  choose(new Set(is ? [...chosen, one] : [...chosen].filter((other) => other !== one)))
                }
              />
            ))}
          </ul>
          {hasSettings && (
            <label className={styles['work']}>
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
