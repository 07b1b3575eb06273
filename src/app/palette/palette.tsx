// The palette: every command of the workbench, and search for lines, URLs and user-agents, in one field.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FocusOrigin } from '../../actions/action.ts';
import { paletteWords as words } from '../../messages/en/app/commands.ts';
import { KeyCaps } from '../../ui/content/key-caps.tsx';
import { toneIcons } from '../../ui/icons/answer-label.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { isDialogShown } from '../../ui/overlays/dialog.tsx';
import { setFocusReturn } from '../../ui/overlays/focus-return.ts';
import { SearchDialog } from '../../ui/overlays/search-dialog.tsx';
import { createActionContext } from '../actions/action-context.ts';
import { allActions } from '../actions/all-actions.ts';
import { refreshSessionList } from '../boot/boot.ts';
import { closeDialog } from '../shared/file-focus.ts';
import { restoreLostFocus } from '../shared/pane-focus.ts';
import { useShell } from '../shared/shell-store.ts';
import styles from './palette.module.css';
import type { PaletteResult } from './palette-results.ts';
import { searchPalette } from './palette-search.ts';

// One row of the palette: its name with the matched letters underlined, and its keys at the end.
interface Piece {
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a name into matched and other pieces. */
function piecesOf(title: string, marks: readonly number[]): readonly Piece[] {
  const marked = new Set(marks);
  const pieces: Piece[] = [];
  for (let from = 0; from < title.length; ) {
    const isMarked = marked.has(from);
    let to = from + 1;
    while (to < title.length && marked.has(to) === isMarked) to++;
    pieces.push({ from, text: title.slice(from, to), isMarked });
    from = to;
  }
  return pieces;
}

/** The shape of an answer in its color, or that of what a result does. */
function ResultIcon({ tone, icon = 'g-right' }: Pick<PaletteResult, 'tone' | 'icon'>) {
  const shape = tone && toneIcons[tone];
  if (!shape) return <Icon name={icon} />;
  return (
    <span className={`v v-${tone}`}>
      <Icon name={shape} />
    </span>
  );
}

function ResultRow({ title, marks, isCode, tone, icon, aside, why, keys }: PaletteResult) {
  const state = why ?? aside;
  return (
    <span className={`row ${styles['row']}`}>
      <span className={styles['icon']}>
        <ResultIcon {...(tone && { tone })} {...(icon && { icon })} />
      </span>
      <span className={`breaks ${styles['title']} ${isCode ? 'mono' : ''}`} title={isCode && title}>
        {piecesOf(title, marks).map(({ from, text, isMarked }) => (
          <span key={from} className={isMarked ? `strong ${styles['fits']}` : undefined}>
            {text}
          </span>
        ))}
      </span>
      {state !== undefined && <span className={`text-s quiet ${styles['aside']}`}>{state}</span>}
      {keys !== undefined && (
        <span className={`key-hint ${styles['keys']}`}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </span>
  );
}

function getFocusedElement(): FocusOrigin {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

/** Restores the focus, or moves it to the last remaining place if the element is gone. */
function restoreFocus(from: FocusOrigin): void {
  from?.focus();
  restoreLostFocus(0);
}

const closeImmediately = (element: HTMLElement | null) => void (element && closeDialog());

function PaletteFooter() {
  return (
    <>
      <span className="key-hint">
        <KeyCaps keys="ArrowUp" /> <KeyCaps keys="ArrowDown" /> {words.choose}
      </span>
      <span className="key-hint">
        <KeyCaps keys="Enter" /> {words.run}
      </span>
      <span className="key-hint">
        <KeyCaps keys="Tab" /> {words.nextGroup}
      </span>
      {words.ways.map(([sign, description]) => (
        <span key={sign}>
          <kbd>{sign}</kbd> {description}
        </span>
      ))}
    </>
  );
}

function OpenPalette({ typed }: { typed: string }) {
  const [origin] = useState(getFocusedElement);
  const [context] = useState(() => createActionContext(origin));
  const [commands] = useState(allActions);
  const [query, setQuery] = useState(typed);
  // React shows what it has rendered up to 300 ms later: keys that are buffered meanwhile belong in front.
  const [buffered, setBuffered] = useState(typed);
  if (typed !== buffered) {
    setBuffered(typed);
    setQuery(typed + query.slice(buffered.length));
  }
  const selected = useRef<PaletteResult>(undefined);
  // The list of sites is as of the last visit of the start page, or of an opening.
  useEffect(() => void refreshSessionList(), []);
  const sites = useShell((state) => state.works);
  // Typing has priority over results.
  const deferredQuery = useDeferredValue(query);
  const { groups, more, none } = useMemo(
    () => searchPalette(deferredQuery, commands, context, sites),
    [deferredQuery, commands, context, sites],
  );
  const results = groups.flatMap((group) => group.results);
  const onClosed = () => {
    restoreFocus(origin);
    setFocusReturn(origin);
    selected.current?.run(context);
    // The command may have removed the focused element.
    requestAnimationFrame(() => restoreLostFocus());
  };
  const onChoose = (id: string) => {
    const result = results.find((candidate) => candidate.id === id);
    if (result?.query !== undefined) return setQuery(result.query);
    selected.current = result;
    closeDialog();
  };
  return (
    <SearchDialog
      title={words.title}
      field={words.field}
      hint={words.hint}
      close={words.close}
      results={words.results}
      query={query}
      onQuery={setQuery}
      groups={groups.map(({ title, count, results: groupResults }) => ({
        title,
        ...(count !== undefined && { count }),
        options: groupResults.map((result) => ({
          id: result.id,
          content: <ResultRow {...result} />,
          isDisabled: result.why !== undefined,
          help: result.why === undefined ? result.help : words.notNow(result.why),
        })),
      }))}
      none={none}
      resultMessage={words.count(results.length + more)}
      foot={
        <>
          {more > 0 && <span className={styles['more']}>{words.more(more)}</span>}
          <PaletteFooter />
        </>
      }
      onChoose={onChoose}
      onClose={closeDialog}
      onClosed={onClosed}
    />
  );
}

export function Palette(props: { typed: string }) {
  // Not above another dialog, which must be answered first.
  const [isBlocked] = useState(isDialogShown);
  return isBlocked ? <span hidden ref={closeImmediately} /> : <OpenPalette {...props} />;
}
