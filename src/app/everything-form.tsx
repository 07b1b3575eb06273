// What a file with everything holds: shown before anything is done, and what is chosen is added.

import { type FormEvent, useId, useState } from 'react';
import { visible } from '../core/text/hidden.ts';
import { everythingWords as words } from '../messages/en/files.ts';
import { shellWords } from '../messages/en/shell.ts';
import { dayAndTime } from '../messages/en/versions.ts';
import { addFound, bringsAnything, type FoundWork } from '../state/everything.ts';
import { Dialog } from '../ui/dialog.tsx';
import { goToPage } from '../ui/page-link.tsx';
import { VisibleText } from '../ui/visible-text.tsx';
import { lookAtShelfAgain } from './boot.ts';
import { placesNow } from './everything-actions.ts';
import styles from './everything-form.module.css';
import { closeAsked, focusFiles } from './file-focus.ts';
import { takeSettings } from './settings.ts';
import type { Asks } from './shell-store.ts';

type AsksEverything = Extract<Asks, { readonly about: 'everything' }>;

const whenOf = (time: number) => dayAndTime(time, Date.now());

/** What becomes of a work if it is chosen, or why it cannot be. */
function stateOf({ here, versions, problem }: FoundWork): string {
  if (problem?.params.version !== undefined) return words.newer(problem.params.version);
  if (problem) return words.unreadable(problem.params.where ?? '');
  if (here === undefined) return words.new;
  return versions.length === 0 ? words.here : words.hereWithout(versions.length);
}

interface WorkProps {
  readonly found: FoundWork;
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
          disabled={!bringsAnything(found)}
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
  chosen: readonly FoundWork[],
  settings: AsksEverything['everything']['settings'] | undefined,
) {
  const { added, isWhole } = await addFound(placesNow(), chosen);
  if (settings) takeSettings(settings);
  lookAtShelfAgain();
  return isWhole ? words.done(added, settings !== undefined) : words.doneSome(added, chosen.length);
}

export function EverythingForm({ name, everything, found }: AsksEverything) {
  const id = useId();
  const [chosen, choose] = useState<ReadonlySet<FoundWork>>(() => new Set(found.filter(bringsAnything)));
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
      title={words.title(visible(name))}
      about={words.about(whenOf(everything.time), found.length)}
      onClose={closeAsked}
      onClosed={focusFiles}
      actions={
        <>
          <button type="button" className="btn" onClick={closeAsked}>
            {isDone ? words.close : words.cancel}
          </button>
          {isDone ? (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                closeAsked();
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
