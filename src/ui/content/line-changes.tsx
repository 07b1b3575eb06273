// A list of added and removed lines. None is folded: what is removed must be seen before it is confirmed.
import { lineChangesWords as words } from '../../messages/en/comparison/changes.ts';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import styles from './line-changes.module.css';
import { VisibleText } from './visible-text.tsx';

/** How many lines are listed; of those that are removed, more. */
const MAX_LISTED = 200;
const MAX_REMOVED = 2000;
const CHANGE_SIGNS = { added: '+', removed: '\u2212', same: ' ' } as const;

/** A line that only one of two versions has, or an adjacent line; 0-based, in the version that has it. */
interface LineChange {
  readonly kind: keyof typeof CHANGE_SIGNS;
  readonly line: number;
  readonly text: string;
}

export interface LineChangesProps {
  readonly changes: readonly LineChange[];
  /** The id of the element that names the list. By default, the name is the number of changed lines. */
  readonly labelledBy?: string;
  /** Whether the list is as high as its lines, in a dialog that scrolls itself. */
  readonly isWhole?: true;
  /** Whether the lines of the file are indented. Spaces at the start of a line are then not marked. */
  readonly isIndented?: true;
}

const indentOf = (text: string): string => /^ +(?=\S)/.exec(text)?.[0] ?? '';

/** Returns the places of lines before which lines are left out. */
function placesAfterGap(changes: readonly LineChange[]): ReadonlySet<number> {
  const places = new Set<number>();
  /** The next line of each version. */
  let next = { before: 0, after: 0 };
  changes.forEach(({ kind, line }, place) => {
    const skipped = line - (kind === 'removed' ? next.before : next.after);
    if (skipped > 0 && place > 0) places.add(place);
    const [before, after] = [next.before + skipped, next.after + skipped];
    next = { before: before + (kind === 'added' ? 0 : 1), after: after + (kind === 'removed' ? 0 : 1) };
  });
  return places;
}

/** Describes the number of added and removed lines. */
export function formatChangeCount(changes: readonly LineChange[]): string {
  const countOf = (wantedKind: LineChange['kind']) =>
    changes.filter(({ kind }) => kind === wantedKind).length;
  return words.changes(countOf('added'), countOf('removed'));
}

export function LineChanges({ changes, labelledBy, isWhole, isIndented }: LineChangesProps) {
  const listed = changes.filter(({ kind }, place) => place < (kind === 'removed' ? MAX_REMOVED : MAX_LISTED));
  const afterGap = placesAfterGap(listed);
  const hiddenCount = changes.length - listed.length;
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': formatChangeCount(changes) };
  return (
    <ScrollRegion as="ul" className={`box ${styles[isWhole ? 'whole' : 'changes']}`} {...name}>
      {listed.map(({ kind, line, text }, place) => {
        const indent = isIndented ? indentOf(text) : '';
        return (
          <li key={`${kind} ${line}`} className={styles[kind]} data-gap={afterGap.has(place) || undefined}>
            <span aria-hidden="true" className={`faint ${styles['number']}`}>
              {line + 1}
            </span>
            <span aria-hidden="true" className={styles['sign']}>
              {CHANGE_SIGNS[kind]}
            </span>
            <span className="vh">{words.change[kind](line + 1)}</span>
            <code>
              {indent}
              <VisibleText text={text.slice(indent.length)} />
            </code>
          </li>
        );
      })}
      {hiddenCount > 0 && <li>{words.moreLines(hiddenCount)}</li>}
    </ScrollRegion>
  );
}
