// The palette: every command of the workbench, and the ways to a line, a URL, a user-agent, in one field.
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { FocusOrigin } from '../../actions/action.ts';
import { paletteWords as words } from '../../messages/en/app/commands.ts';
import { KeyCaps } from '../../ui/content/key-caps.tsx';
import { isDialogShown } from '../../ui/overlays/dialog.tsx';
import { setFocusReturn } from '../../ui/overlays/focus-return.ts';
import { SearchDialog } from '../../ui/overlays/search-dialog.tsx';
import { createActionContext } from '../actions/action-context.ts';
import { allActions } from '../actions/all-actions.ts';
import { closeDialog } from '../files/file-focus.ts';
import { restoreLostFocus } from '../panes/pane-focus.ts';
import styles from './palette.module.css';
import type { PaletteResult } from './palette-results.ts';
import { searchPalette } from './palette-search.ts';

// One row of the palette: its name with the letters that fit underlined, and its keys at the end.
interface Piece {
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** A name in pieces that fit, and pieces that do not. */
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

function ResultRow({ title, marks, isCode, aside, keys }: PaletteResult) {
  return (
    <span className={styles['row']}>
      <span className={`${styles['title']} ${isCode ? 'mono' : ''}`} title={isCode && title}>
        {piecesOf(title, marks).map(({ from, text, isMarked }) => (
          <span key={from} className={isMarked ? styles['fits'] : undefined}>
            {text}
          </span>
        ))}
      </span>
      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
      {keys !== undefined && (
        <span className={styles['keys']}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </span>
  );
}

function focusedNow(): FocusOrigin {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

/** Where the focus was; where that is gone, the last place that is left. */
function focusAgain(from: FocusOrigin): void {
  from?.focus();
  restoreLostFocus(0);
}

const closeAtOnce = (place: HTMLElement | null) => void (place && closeDialog());

function Foot() {
  return (
    <>
      <span>
        <KeyCaps keys="ArrowUp" /> <KeyCaps keys="ArrowDown" /> {words.choose}
      </span>
      <span>
        <KeyCaps keys="Enter" /> {words.run}
      </span>
      <span className="spring" />
      {words.ways.map(([sign, what]) => (
        <span key={sign}>
          <kbd>{sign}</kbd> {what}
        </span>
      ))}
    </>
  );
}

function OpenPalette({ typed }: { typed: string }) {
  const [from] = useState(focusedNow);
  const [context] = useState(() => createActionContext(from));
  const [commands] = useState(allActions);
  const [query, setQuery] = useState(typed);
  const chosen = useRef<PaletteResult>(undefined);
  // Typing comes first.
  const wanted = useDeferredValue(query);
  const { groups, more, none } = useMemo(
    () => searchPalette(wanted, commands, context),
    [wanted, commands, context],
  );
  const results = groups.flatMap((group) => group.results);
  const onClosed = () => {
    focusAgain(from);
    setFocusReturn(from);
    chosen.current?.run(context);
    // What was done may have taken away what had the focus.
    requestAnimationFrame(() => restoreLostFocus());
  };
  const onChoose = (id: string) => {
    chosen.current = results.find((one) => one.id === id);
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
      groups={groups.map(({ title, results: some }) => ({
        title,
        options: some.map((result) => ({
          id: result.id,
          content: <ResultRow {...result} />,
          isOff: result.why !== undefined,
          help: result.why === undefined ? result.help : words.notNow(result.why),
        })),
      }))}
      none={none}
      told={words.count(results.length + more)}
      foot={
        <>
          {more > 0 && <span className={styles['more']}>{words.more(more)}</span>}
          <Foot />
        </>
      }
      onChoose={onChoose}
      onClose={closeDialog}
      onClosed={onClosed}
    />
  );
}

export default function Palette(props: { typed: string }) {
  // Over another dialog there is nothing to command: that one is answered first.
  const [isBlocked] = useState(isDialogShown);
  return isBlocked ? <span hidden ref={closeAtOnce} /> : <OpenPalette {...props} />;
}
